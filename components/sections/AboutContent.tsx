import { CallToAction } from '@/components/sections/CallToAction'
import { Hero } from '@/components/sections/Hero'
import { Licenses } from '@/components/sections/Licenses'
import { People } from '@/components/sections/People'
import { Section } from '@/components/ui/Section'
import { TitledPoints } from '@/components/ui/TitledPoints'
import { company } from '@/lib/content/company'
import { about, contact } from '@/lib/content/texts'
import { inlineDrawing } from '@/lib/drawing/inline'
import { keepWaysIn } from '@/lib/drawing/ways-in'

/** The about page, which stands at two addresses. */
export function AboutContent() {
  const { hero, story, values, affiliations } = about
  return (
    <>
      <Hero
        eyebrow={hero.eyebrow}
        heading={hero.heading}
        introduction={<p>{hero.introduction}</p>}
        picture={{ kind: 'scene', ...drawn(hero.house) }}
      />
      <People people={company.people} />
      <Section id="story" heading={story.heading}>
        <div className="grid max-w-measure gap-4">
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <TitledPoints items={story.facts} />
      </Section>
      <Section
        id="values"
        heading={values.heading}
        introduction={values.introduction}
        tone="tinted"
        layout="split"
      >
        <TitledPoints items={values.items} layout="rows" />
      </Section>
      {affiliations.items.length > 0 && (
        <Section
          id="affiliations"
          heading={affiliations.heading}
          introduction={affiliations.introduction}
        >
          <TitledPoints items={affiliations.items} />
        </Section>
      )}
      {company.licenses.length > 0 && (
        <Section id="licenses" heading={contact.licenses.heading}>
          <Licenses />
        </Section>
      )}
      <CallToAction {...about.callToAction} />
    </>
  )
}

/** A house without its ways in. */
function drawn({ image, alt, caption }: typeof about.hero.house) {
  const src = inlineDrawing(image, (svg) => keepWaysIn(svg, []))
  return { src, alt, caption: { common: caption } }
}
