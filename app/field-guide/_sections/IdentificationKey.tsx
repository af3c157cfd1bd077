import { cardLook } from '@/components/ui/card-looks'
import { Icon, type IconName } from '@/components/ui/Icon'
import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import { SpecimenImage } from '@/components/ui/SpecimenImage'
import { TextLink } from '@/components/ui/TextLink'
import { company } from '@/lib/content/company'
import { fieldGuide } from '@/lib/content/pages'
import type { IdentificationKeyContent } from '@/lib/content/schemas/field-guide'

/**
 * Leads from a sign to an animal, one question at a time. Each answer links to the next question or to a page. CSS shows
 * only the question of the address's hash, so the browser's back button returns to the previous question.
 */
export function IdentificationKey({ content }: { content: IdentificationKeyContent }) {
  const { start, questions } = content
  return (
    <Section id="key" heading={fieldGuide().key.heading} isHeadingHidden>
      <div className="grid gap-8">
        <Question name="what-did-you-find" question={start} />
        {Object.entries(questions).map(([name, question]) => (
          <Question key={name} name={name} question={question} canRestart />
        ))}
      </div>
    </Section>
  )
}

type QuestionProps = {
  name: string
  question: IdentificationKeyContent['start']
  canRestart?: boolean
}

function Question({ name, question, canRestart }: QuestionProps) {
  const { none, call, back } = fieldGuide().key
  return (
    <section
      id={name}
      aria-labelledby={`${name}-heading`}
      tabIndex={-1}
      className="grid key-question gap-4 focus-visible:outline-none"
    >
      <h3 id={`${name}-heading`} className="text-2xl">
        {question.question}
      </h3>
      {question.note && (
        <p className="max-w-measure">
          <SourcedText text={question.note} />
        </p>
      )}
      <ul className={`grid gap-3 sm:grid-cols-2 md:grid-cols-3 ${lastFillsRow}`}>
        {question.options.map((option) => (
          <Option key={option.text} {...option} href={option.page ?? `#${option.question}`} />
        ))}
        <Option text={none} hint={call} href={`tel:${company().phone.dial}`} icon="phone" />
      </ul>
      {canRestart && (
        <p className="text-sm">
          <TextLink href="#what-did-you-find" isAlone>
            {back}
          </TextLink>
        </p>
      )}
    </section>
  )
}

/** Where the last option would be alone in a row of two or three. */
const lastFillsRow =
  'max-md:[&>:nth-child(odd):last-child]:col-span-full md:[&>:nth-child(3n+1):last-child]:col-span-full'

type QuestionOption = IdentificationKeyContent['start']['options'][number]

type OptionProps = Partial<Pick<QuestionOption, 'hint' | 'plate' | 'sign' | 'isUrgent'>> & {
  text: string
  href: string
  /** In place of a drawing. */
  icon?: IconName
}

function Option({ text, hint, plate, sign, isUrgent, href, icon }: OptionProps) {
  const drawing = plate ?? sign
  const columns = drawing || icon ? 'min-[18rem]:grid-cols-[5.5rem_1fr]' : ''
  return (
    <li
      className={`${cardLook(isUrgent ? 'featured' : 'pressable')} grid content-start items-center gap-x-4 gap-y-2 p-3 ${columns}`}
    >
      <SpecimenImage name={drawing} folder={sign ? 'signs' : 'specimens'} look="option" />
      {icon && (
        <span className="justify-self-center text-2xl text-brand">
          <Icon name={icon} />
        </span>
      )}
      <div className="grid gap-1">
        <a
          href={href}
          className="min-h-6 text-base/snug font-semibold after:absolute after:inset-0"
        >
          {text}
        </a>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
    </li>
  )
}
