import type { ReactNode } from 'react'
import { cardLook, summaryLook } from '@/components/ui/card-looks'
import { Section } from '@/components/ui/Section'
import { SourcedText } from '@/components/ui/SourcedText'
import { TextLink } from '@/components/ui/TextLink'
import type { Service } from '@/lib/content/schemas/services'

type Props = {
  heading: string
  questions: Service['questions']
  children?: ReactNode
}

export function Questions({ heading, questions, children }: Props) {
  if (questions.length === 0) return null
  return (
    <Section id="questions" heading={heading} layout="split">
      <div className="grid gap-2 md:gap-3">
        {questions.map(({ question, answer, link }, index) => (
          <details key={question} open={index === 0} className={cardLook('plain')}>
            <summary className={`${summaryLook} px-4 sm:px-5`}>{question}</summary>
            <p className="px-4 pb-4 sm:px-5 sm:pb-5">
              <SourcedText text={answer} />{' '}
              {link && (
                <TextLink href={link.href} isAlone>
                  {link.text}
                </TextLink>
              )}
            </p>
          </details>
        ))}
        {children}
      </div>
    </Section>
  )
}
