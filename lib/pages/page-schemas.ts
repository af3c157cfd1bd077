import { z } from 'zod'
import { links } from './navigation-schema'
import { drawing, reference, sitePath } from '@/lib/content/fields'
import { photoSchema } from '@/lib/images/photo-schema'

const text = z.string().min(1)

const heading = text.describe('The heading.')

const introduction = text.describe('The words below the heading.')

const meta = z
  .strictObject({
    title: text.max(60).describe('Title of the page in search results, at most 60 characters.'),
    description: text
      .max(160)
      .describe(
        'One or two sentences of 70 to 160 characters, which search engines show below the title.',
      ),
    specimen: drawing('specimens')
      .optional()
      .describe(
        'Drawing in public/images/specimens, without .svg, for the card that social networks show. Left out, it is an ant.',
      ),
  })
  .describe('What search engines show of the page.')

const eyebrow = text.describe('The small line above the heading.')

const specimen = z
  .strictObject({
    file: drawing('specimens').describe(
      'Name of a drawing in public/images/specimens, without .svg.',
    ),
    common: text.describe('Its caption.'),
  })
  .describe('The drawing beside the words.')

const scene = z
  .strictObject({
    image: z
      .string()
      .startsWith('/images/')
      .meta({ picture: true })
      .describe('A drawing below public/: "/images/houses/ranch.svg".'),
    alt: text.describe('What the drawing shows, for those who cannot see it.'),
  })
  .describe('The drawing beside the words.')

const href = sitePath().describe('Where it leads: a path of this site, such as "/contact".')

const titled = z.strictObject({
  title: text.describe('A few words that stand out.'),
  text: text.describe(
    'A sentence or two. Where they rest on a claim that is taken out, all of it goes.',
  ),
})

const callToAction = z
  .strictObject({ heading, text: text.describe('The sentences below it.') })
  .describe('The invitation at the end of the page.')

const headed = z.strictObject({ heading })

const headedWithWords = z.strictObject({ heading, introduction })

const option = z.strictObject({
  value: text.describe('What the message to you says.'),
  label: text.describe('What visitors choose.'),
})

/** @param title What an editor calls the page. */
function page<Shape extends z.ZodRawShape>(title: string, shape: Shape) {
  return z.strictObject(shape).meta({ title })
}

const about = page('About us', {
  meta,
  hero: z
    .strictObject({
      eyebrow,
      heading,
      picture: z
        .union(
          [
            scene.extend({ caption: text.describe('Stands below the drawing.') }),
            photoSchema('article'),
          ],
          'must be a drawing, with image, alt and caption, or a photo, with src, alt and caption',
        )
        .describe('Stands beside the words: a photo of your own people, or a drawing.'),
      introduction,
    })
    .describe('The top of the page.'),
  people: z
    .strictObject({
      heading,
      license: text.describe('Stands before the number of a license of their own.'),
    })
    .describe('The people of content/company.yaml. Without any, nothing shows.'),
  story: z
    .strictObject({
      heading,
      paragraphs: z.array(text).describe('Who you are and how you work.'),
      facts: z.array(titled).describe('Facts about the business, in a few words each.'),
    })
    .describe('Who you are.'),
  values: z
    .strictObject({ heading, introduction, items: z.array(titled).describe('The values.') })
    .describe('What you care about.'),
  affiliations: z
    .strictObject({
      heading,
      introduction,
      items: z.array(titled).describe('Agencies and groups, and what you have to do with them.'),
    })
    .describe('Who licenses you, and whom you belong to.'),
  callToAction,
})

const articles = page('Articles', {
  meta,
  hero: headedWithWords.describe('The top of the page.'),
  list: z
    .strictObject({
      all: text.describe('Above the list of all articles, for whose number {count} stands.'),
      chosen: text.describe('Above those of the filters, whose values stand for {choice}.'),
      none: text.describe('Where no article fits the filters.'),
      other: text.describe('What to do then.'),
    })
    .describe('The list of the articles.'),
  feed: z
    .strictObject({
      title: text.describe('Its name.'),
      subtitle: text.describe('What it is about.'),
    })
    .describe('The feed of the articles, for those who subscribe to it.'),
})

const article = page('Words on every article', {
  locationLine: text.describe(
    'Says where the article holds, in words that fit the name of your region.',
  ),
  back: text.describe('Leads back to the list.'),
  contents: text.describe('Heading of the table of contents.'),
  short: text.describe('Heading of the short answer.'),
  sources: text.describe('Heading of the list of sources.'),
  reviewed: text.describe('Stands before the day of the last check.'),
  disclaimer: text.describe('What the article cannot do.'),
  related: text.describe('Heading of the list of related articles.'),
})

const contact = page('Contact', {
  meta,
  hero: z
    .strictObject({
      eyebrow,
      heading,
      introduction,
      estimateLink: text.describe('Leads to the other form.'),
    })
    .describe('The top of the page.'),
  details: z
    .strictObject({ heading, replyPromise: text.describe('When you answer e-mail.') })
    .describe('Phone, address and hours, of content/company.yaml.'),
  ways: z
    .strictObject({
      text: text.describe('Opens a text message. {number} stands for the number that takes them.'),
      booking: text.describe('Leads to the calendar for bookings.'),
      customerLogin: text.describe('Leads to where customers log in.'),
      contactCard: text.describe('Saves your number in a phone.'),
      writeReview: text.describe('Leads to where customers write reviews.'),
      allReviews: text.describe('Leads to all reviews.'),
    })
    .describe('What content/company.yaml may ask for beside phone and e-mail.'),
  licenses: z
    .strictObject({
      heading,
      expires: text.describe('{date} stands for the day on which a license ends.'),
    })
    .describe('The licenses of content/company.yaml.'),
  openNow: z
    .strictObject({
      openUntil: text.describe('While you are open. {time} stands for the end of the hours.'),
      open: text.describe('The same where the next hours begin as these end.'),
      closed: text.describe('While you are closed.'),
    })
    .describe('Stands below the hours, where content/company.yaml asks for it.'),
  reviews: headed.describe('The reviews.'),
  articles: headed.describe('The newest articles.'),
  form: z
    .strictObject({
      otherInquiries: z
        .array(option)
        .describe(
          'What the form offers besides the services. The value becomes the subject of the e-mail.',
        ),
      subject: text.describe('Subject of the e-mail where nothing was chosen.'),
      success: text.describe('Stands in place of the form once it has opened the e-mail.'),
    })
    .describe('The form.'),
})

const estimate = page('Free estimate', {
  meta,
  heading,
  introduction,
  callInstead: text.describe('Stands above the phone number.'),
  nextSteps: z
    .strictObject({ heading, items: z.array(text).describe('The steps, in their order.') })
    .describe('What happens after the form is sent.'),
  otherPests: z.array(option).describe('What the form offers besides the services.'),
})

const fieldGuide = page('Field guide', {
  meta,
  heading,
  introduction,
  emergencies: headedWithWords.describe('The pages on what can’t wait.'),
  key: z
    .strictObject({
      heading,
      back: text.describe('Leads back to the first question.'),
      none: text.describe('The answer below every question for when no other fits.'),
      photo: text.describe('What to do then, where you read text messages.'),
      call: text.describe('What to do then, where you do not.'),
    })
    .describe('The questions that lead to an animal.'),
  list: headedWithWords.describe('The list of all animals.'),
})

const animal = page('Headings of an animal’s page', {
  marks: text.describe('Above what it looks like.'),
  size: text.describe('Above its size.'),
  lookAlikes: text.describe('Above the animals it is mistaken for.'),
  signs: text.describe('Above what it leaves behind.'),
  house: text.describe('Above the house with the places where it lives.'),
  months: text.describe('Above the months of the year.'),
  typical: text.describe('Marks months that nobody has measured.'),
  harm: text.describe('Above what it does to people and houses.'),
  today: text.describe('Above what to do today.'),
  useless: text.describe('Above what does not help.'),
  call: text.describe('Above when to call.'),
  related: text.describe('Above animals that other pages name.'),
  all: text.describe('Leads to the whole guide.'),
  unsure: text.describe('What to do for those who are not sure.'),
  plate: text.describe('Below its drawing. {number} and {name} stand for its own.'),
  about: text.describe('Compares its size. {object} stands for a thing of that size.'),
  terms: z
    .record(z.enum(['people', 'pets', 'house', 'service', 'article', 'unsure']), text)
    .describe('What stands before whom it harms, and before the ways on.'),
  calendar: z
    .strictObject({
      outdoors: text.describe('The upper half of a bar.'),
      indoors: text.describe('The lower half of a bar.'),
      closed: text.describe('What is hatched. {dates} stands for the days.'),
    })
    .describe('The legend of the months.'),
})

const emergencyGuide = page('Headings of a page on what can’t wait', {
  emergency: text.describe('Above the signs of an emergency.'),
  now: text.describe('Above who answers at this hour.'),
  later: text.describe('Above who answers in the daytime.'),
  steps: text.describe('Above what to do first.'),
  never: text.describe('Above what to leave alone.'),
  more: text.describe('Opens the rest of the page.'),
  us: text.describe('Above our own number and service.'),
  animals: text.describe('Above the animals.'),
})

const home = page('Home', {
  meta,
  hero: z
    .strictObject({
      eyebrow,
      heading,
      introduction,
      scene,
      highlights: z.array(text).describe('Up to three points of a few words.'),
    })
    .describe('The top of the page.'),
  emergencies: z
    .strictObject({
      heading,
      items: z
        .array(
          z.strictObject({
            plate: drawing('specimens').describe(
              'Name of a drawing in public/images/specimens, without .svg.',
            ),
            title: text.describe('What is wrong, in a few words.'),
            href,
          }),
        )
        .describe('What can’t wait, each with the page that says what to do now.'),
    })
    .optional()
    .describe('The row below the hero, for whoever comes at two in the morning.'),
  signs: z
    .strictObject({
      heading,
      introduction,
      items: z
        .array(
          z.strictObject({
            drawing: drawing('signs').describe(
              'Name of a drawing in public/images/signs, without .svg.',
            ),
            title: text.describe('What somebody sees.'),
            text: text.describe('What it may be.'),
            href,
          }),
        )
        .describe('The signs.'),
    })
    .describe('What people see at home, and where that leads.'),
  services: headedWithWords.describe('The services.'),
  reasons: z
    .strictObject({
      heading,
      items: z
        .array(
          titled.extend({
            link: z
              .strictObject({ href, text: text.describe('The words of the link.') })
              .optional()
              .describe('Leads to more about it.'),
          }),
        )
        .describe('The reasons. One that rests on a claim that is taken out goes.'),
      link: text.describe('Leads to the page about you.'),
    })
    .describe('Why people choose you.'),
  areas: headedWithWords
    .extend({
      map: text.describe('What the map shows, for those who cannot see it.'),
      all: text.describe('Leads to all places, where the list has no room for them.'),
    })
    .describe('The map of the places.'),
  zipCodes: z
    .strictObject({
      label: text.describe('The question above the field.'),
      button: text.describe('Label of the button.'),
      yes: text.describe('Stands before the places. {zip} is the code that the visitor asks for.'),
      ask: text.describe(
        'For a code of no place: never a no, since its border is not where you stop. {zip} is the code.',
      ),
      list: text.describe('Leads to the list of all codes.'),
      others: z
        .array(
          z.strictObject({
            place: text.describe('Name of the place.'),
            zipCodes: z
              .array(z.string().regex(/^\d{5}$/, 'must be five digits'))
              .min(1)
              .describe('Its codes.'),
          }),
        )
        .default([])
        .describe('Places that you serve and that have no page here.'),
    })
    .describe('The ZIP codes, below the list of places.'),
  reviews: headed.describe('The reviews.'),
  callToAction,
})

const legal = {
  meta,
  heading,
  sections: z
    .array(
      z.strictObject({
        heading,
        paragraphs: z.array(text).describe('The paragraphs.'),
        list: z.array(text).optional().describe('A list below the paragraphs.'),
      }),
    )
    .describe('The sections, in their order.'),
  contact: z
    .strictObject({
      heading,
      text: text.describe('Its sentence, which ends in the e-mail address and the phone number.'),
    })
    .describe('The last section.'),
}

const privacyPolicy = page('Privacy policy', legal)

const location = page('Words on pages of cities', {
  heading: text.describe(
    'The heading, also on the card that social networks show. {city} stands for its name.',
  ),
  serviceType: text.describe(
    'What you do there, as search engines read it, such as “Pest Control”.',
  ),
  estimate: text.describe('Leads to the estimate form. {city} stands for its name.'),
  generalDescription: text.describe(
    'For a place without a description of its own. {city} stands for its name.',
  ),
  headings: z
    .strictObject({
      work: text.describe('Above photos of work done there.'),
      services: text.describe('Above the services.'),
      questions: text.describe('Above what people of the place ask.'),
      reviews: text.describe('Above the reviews.'),
      nearby: text.describe('Above the places nearby.'),
      reading: text.describe('Above articles that fit the place.'),
    })
    .describe('Headings of its sections. {city} stands for the name of the place.'),
  allServices: text.describe('Leads to the page of all services.'),
  map: text.describe(
    'What the map shows, for those who cannot see it. {city} stands for the place.',
  ),
})

const termNames = [
  'animals',
  'price',
  'range',
  'estimate',
  'soon',
  'visitLength',
  'visits',
  'prepare',
  'reentry',
  'who',
  'license',
  'guarantee',
  'guaranteeLength',
  'payment',
  'methods',
] as const

export type TermName = (typeof termNames)[number]

const serviceTerms = page('Price, timing, guarantee', {
  heading,
  proof: z
    .array(text)
    .describe(
      'The row below the heading of every page that a search finds: claims, a few words each.',
    ),
  labels: z
    .record(z.enum(termNames), text)
    .describe('What stands before each answer. An answer without words goes with its label.'),
  range: text.describe('{from} and {to} stand for the prices of a service.'),
  readTerms: text.describe('Leads from the guarantee to the terms of service.'),
  more: text.describe('Leads from an article to a service, for whose name {service} stands.'),
  estimate: text.describe('What an estimate costs.'),
  who: z.array(text).describe('Who comes to the door, a sentence for each claim.'),
  license: z.array(text).describe('Which license you hold, a sentence for each claim.'),
  animals: z
    .array(
      z.strictObject({ name: text.describe('The word that people search for: "mice".'), href }),
    )
    .describe('What you treat, in one line on the page of every city.'),
})

const notFound = page('Page not found', {
  meta,
  heading,
  introduction,
  specimen,
  services: text.describe('Heading of the links to the services.'),
})

const services = page('Services', {
  meta,
  hero: z.strictObject({ eyebrow, heading, introduction }).describe('The top of the page.'),
  questions: text.describe('Above what people ask about a service.'),
  places: text.describe('Above the places whose pages say more about a service.'),
})

const sitemap = page('Sitemap', {
  meta,
  heading,
  introduction,
  groups: z
    .array(
      z.strictObject({
        heading,
        links: links.default([]).describe('Links that stand first.'),
        pages: reference('pages')
          .optional()
          .describe('A folder of content whose pages it lists, "articles", or "services".'),
        group: text
          .optional()
          .describe('Only the pages whose file says this behind group: "primary".'),
      }),
    )
    .describe('The lists, in their order.'),
  forSearchEngines: text.describe('Stands before the link to sitemap.xml.'),
})

const thankYou = page('Thank you', {
  meta,
  heading,
  introduction: text.describe('The words below the heading, which end in the phone number.'),
})

/** The texts of pages, content/pages/{name}.yaml. A field that is not listed here stops the build; the sentences are for its writer. */
export const pageSchemas = {
  home,
  services,
  about,
  articles,
  article,
  contact,
  estimate,
  'thank-you': thankYou,
  'field-guide': fieldGuide,
  animal,
  'emergency-guide': emergencyGuide,
  'service-terms': serviceTerms,
  location,
  'privacy-policy': privacyPolicy,
  'terms-of-service': page('Terms of service', legal),
  sitemap,
  'not-found': notFound,
}

export type LegalText = z.output<typeof privacyPolicy>
