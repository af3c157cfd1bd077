import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { Page } from '@/components/layout/Page'
import { ArticleList } from '@/components/sections/ArticleList'
import { CallBand } from '@/components/sections/CallBand'
import { CallButton } from '@/components/sections/CallButton'
import { Hero } from '@/components/sections/Hero'
import { ServiceContent } from '@/components/sections/ServiceContent'
import { ServiceDetails } from '@/components/sections/ServiceDetails'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { JsonLd } from '@/components/ui/JsonLd'
import { Section } from '@/components/ui/Section'
import { services } from '@/content/services'
import { articlesForService } from '@/lib/content/articles'
import { pageMetadata } from '@/lib/seo/metadata'
import { service as serviceData } from '@/lib/seo/structured-data'

const relatedArticleCount = 2

type Props = { params: Promise<{ service: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return services.map(({ slug }) => ({ service: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description, keywords, slug } = await readService(params)
  return pageMetadata({ title, description, keywords, path: `/${slug}`, share: slug })
}

export default async function ServicePage({ params }: Props) {
  const service = await readService(params)
  const trail = [
    { name: 'Home', href: '/' },
    { name: 'Services', href: '/services' },
  ]
  return (
    <Page path={`/${service.slug}`}>
      <Hero
        heading={service.heading}
        introduction={<p>{service.introduction}</p>}
        picture={{ kind: 'specimen', specimen: service.specimen }}
        above={<Breadcrumbs trail={trail} current={service.name} />}
      >
        <div className="flex flex-wrap gap-3">
          <CallButton />
          <ButtonLink href="/estimate" variant="outline-current">
            Get a free estimate
          </ButtonLink>
        </div>
      </Hero>
      <Section id="service" heading="What we do, step by step">
        <ServiceContent service={service} />
      </Section>
      <ServiceDetails details={service.details} />
      <ArticleList
        heading="Related Articles"
        articles={articlesForService(service.slug, relatedArticleCount)}
        linksToAll
      />
      <CallBand />
      <JsonLd data={serviceData(service)} />
    </Page>
  )
}

async function readService(params: Props['params']) {
  const { service: slug } = await params
  return services.find((service) => service.slug === slug) ?? notFound()
}
