import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import type { Animal } from '@/lib/guide/animal-schema'
import { animalPage } from '@/lib/pages/page-copy'

/** How big it is, beside a thing of that size, and the three marks by which it is known. */
export function AnimalMarks({ size, marks }: Pick<Animal, 'size' | 'marks'>) {
  return (
    <Section id="marks" heading={animalPage.marks}>
      <div className="grid gap-8 lg:grid-cols-[20rem_1fr] print:gap-2">
        <div className="content-start border-l-4 border-ochre bg-card px-5 py-4">
          <h3 className="text-xl">{animalPage.size}</h3>
          <p>
            <SourcedText text={size.text} />
          </p>
          <p className="text-ink-soft">About {size.object}.</p>
        </div>
        <ol className="grid gap-4 md:grid-cols-3 print:grid-cols-3">
          {marks.map((mark, index) => (
            <li key={mark} className="grid content-start gap-1 border-t-2 border-ink pt-3">
              <span aria-hidden="true" className="font-display text-xl text-ochre-deep">
                {index + 1}
              </span>
              <span>
                <SourcedText text={mark} />
              </span>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
