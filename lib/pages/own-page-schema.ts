import { z } from 'zod'
import {
  group,
  heading,
  list,
  metaTitle,
  ownMetaDescription,
  slug,
  text,
} from '@/lib/content/fields'
import { introduction } from '@/lib/content/page-parts'

/** The front matter of content/pages/own/{slug}.md. */
export const ownPageFrontMatter = z
  .strictObject({
    slug: slug.meta({
      title: 'Address',
      description: 'The address: prices is /prices. The file is named after it.',
      examples: ['prices'],
    }),
    name: text.describe('Its name in menus and on the sitemap page: "Prices".'),
    menus: list(
      'Where a link to it comes last: header, footer, or both. For another place write the link into content/navigation.yaml.',
      z.enum(['header', 'footer']),
    )
      .default([])
      .meta({ examples: ['[header, footer]'] }),
    title: metaTitle,
    description: ownMetaDescription,
    heading,
    introduction,
    lang: z
      .string()
      .refine(isLanguage, 'must be the code of a language, such as es')
      .describe('The language of a page that is not in English: es for Spanish.')
      .optional(),
    callToAction: group('The words of its buttons, if they differ from those of other pages.', {
      heading: text.describe('The question at the end of the page.'),
      call: text.describe('Before the phone number on buttons: "Call".'),
      estimate: text
        .max(20)
        .describe(
          'Label of the button that leads to the estimate form, beside the number on a phone: at most 20 characters.',
        ),
    })
      .meta({
        examples: ['{ heading: ¿Preguntas? Llámenos, call: Llame al, estimate: Pida un precio }'],
      })
      .optional(),
  })
  .refine(({ lang, callToAction }) => !lang || callToAction, {
    message: 'is missing: a page in another language has its own words on the buttons',
    path: ['callToAction'],
  })

/** Whether a text is a BCP 47 language tag in its canonical form: es, es-419, zh-Hans. */
function isLanguage(tag: string) {
  try {
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
    return Intl.getCanonicalLocales(tag)[0] === tag && names.of(tag) !== undefined
  } catch {
    return false
  }
}

export type OwnPageContent = z.output<typeof ownPageFrontMatter> & { content: string }
