import { z } from 'zod'
import {
  callToAction,
  eyebrow,
  headed,
  headedWithWords,
  href,
  introduction,
  meta,
  scene,
  titled,
} from './page-parts'
import { drawing, heading, text, zipCode } from '@/lib/content/fields'

/** content/pages/home.yaml. */
export const homeSchema = z.strictObject({
  meta,
  hero: z
    .strictObject({
      eyebrow,
      heading,
      introduction,
      scene,
      estimate: text.describe('Leads to the contact page.'),
      services: text.describe('Leads to the services.'),
      call: text.describe('Stands before the phone number.'),
      highlights: z.array(text).describe('Up to three points of a few words.'),
    })
    .describe('The top of the page.'),
  emergencies: z
    .strictObject({
      heading,
      items: z
        .array(
          z.strictObject({
            plate: drawing('specimens'),
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
            drawing: drawing('signs'),
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
      format: text.describe('What the field takes, where something else was typed.'),
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
            zipCodes: z.array(zipCode).min(1).describe('Its codes.'),
          }),
        )
        .default([])
        .describe('Places that you serve and that have no page here.'),
    })
    .describe('The ZIP codes, below the list of places.'),
  reviews: headed.describe('The reviews.'),
  callToAction,
})
