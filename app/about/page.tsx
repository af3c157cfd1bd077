import { Fragment } from 'react'
import { People } from './_sections/People'
import { Page } from '@/components/layout/Page'
import { CallToAction } from '@/components/sections/CallToAction'
import { ContactButtons } from '@/components/sections/ContactButtons'
import { Hero } from '@/components/sections/Hero'
import { Licenses } from '@/components/sections/Licenses'
import { FeatureList } from '@/components/ui/FeatureList'
import { JsonLd } from '@/components/ui/JsonLd'
import { Section } from '@/components/ui/Section'
import { pageMetadata } from '@/lib/seo/metadata'
import { aboutPage } from '@/lib/seo/structured-data'
import { company } from '@/lib/site/company'
import { about, contact } from '@/lib/site/page-copy'

export const generateMetadata = () => pageMetadata({ ...about().meta, path: '/about' })

export default function AboutPage() {
  const { hero, story, values, affiliations } = about()
  return (
    <Page path="/about">
      <Hero
        eyebrow={hero.eyebrow}
        heading={hero.heading}
        introduction={hero.introduction}
        picture={heroPicture(hero.picture)}
      >
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
      <Section
        id="values"
        heading={values.heading}
        introduction={values.introduction}
        tone="tinted"
        layout="split"
      >
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
        <Section
          id="affiliations"
          heading={affiliations.heading}
          introduction={affiliations.introduction}
        >
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

function heroPicture(picture: ReturnType<typeof about>['hero']['picture']) {
  if ('src' in picture) return { kind: 'photo', photo: picture } as const
  return { kind: 'framed', ...picture, numbers: [] } as const
}
