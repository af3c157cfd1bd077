import { Fragment } from 'react'
import { Page } from '@/components/layout/Page'
import { CallToAction, ContactButtons } from '@/components/sections/CallToAction'
import { Hero } from '@/components/sections/Hero'
import { Licenses } from '@/components/sections/Licenses'
import { FeatureList } from '@/components/ui/FeatureList'
import { FramedFigure } from '@/components/ui/FramedFigure'
import { HeroDrawing } from '@/components/ui/HeroDrawing'
import { JsonLd } from '@/components/ui/JsonLd'
import { Photo } from '@/components/ui/Photo'
import { Section } from '@/components/ui/Section'
import { company } from '@/lib/content/company'
import { about, contact } from '@/lib/content/pages'
import type { Company } from '@/lib/content/schemas/company'
import { pageMetadata } from '@/lib/seo/metadata'
import { aboutPage } from '@/lib/seo/structured-data'

export const generateMetadata = () => pageMetadata({ ...about().meta, path: '/about' })

export default function AboutPage() {
  const { hero, story, values, affiliations } = about()
  return (
    <Page path="/about">
      <Hero {...hero} picture={<Picture picture={hero.picture} />}>
        {/* A phone has both ways in the call bar. */}
        <div className="hidden flex-wrap gap-3 md:flex">
          <ContactButtons />
        </div>
      </Hero>
      <People people={company().people} />
      <Section id="story" heading={story.heading}>
        <div className="grid gap-4 md:grid-cols-2 md:gap-x-12">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <FeatureList items={story.facts} />
      </Section>
      <Section id="values" {...values} tone="tinted" layout="split">
        {values.items.length > 0 && (
          <p className="max-w-measure">
            {values.items.map(({ title, text }) => (
              <Fragment key={title}>
                <b>{title}.</b> {text}{' '}
              </Fragment>
            ))}
          </p>
        )}
      </Section>
      {affiliations.items.length > 0 && (
        <Section id="affiliations" {...affiliations}>
          <FeatureList items={affiliations.items} />
        </Section>
      )}
      {company().licenses.length > 0 && (
        <Section id="licenses" heading={contact().licenses.heading}>
          <Licenses />
        </Section>
      )}
      <CallToAction {...about().callToAction} />
      <JsonLd data={aboutPage()} />
    </Page>
  )
}

function Picture({ picture }: Pick<ReturnType<typeof about>['hero'], 'picture'>) {
  if ('src' in picture) return <Photo photo={picture} place="hero" />
  const { image, alt, caption } = picture
  return (
    <FramedFigure caption={caption} slot="hero">
      <HeroDrawing look="portrait" src={image} alt={alt} />
    </FramedFigure>
  )
}

function People({ people }: Pick<Company, 'people'>) {
  if (people.length === 0) return null
  return (
    <Section id="people" heading={about().people.heading} layout="split">
      <ul className="grid grid-cols-2 gap-8 self-start sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))]">
        {people.map(({ name, role, license, photo }) => (
          <li key={name} className="grid content-start gap-1">
            {photo && (
              <div className="mb-2 aspect-4/5 print:hidden">
                <Photo photo={{ ...photo, alt: name }} place="person" />
              </div>
            )}
            <h3 className="text-lg">{name}</h3>
            <p>{role}</p>
            {license && (
              <p className="text-sm text-ink-soft">
                {about().people.license} {license}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
