import { z } from 'zod'
import { dialed, wholeNumber } from '@/lib/phone-number'

/**
 * A phone number: `display` for visitors, and `dial` for tel: links, such as "+16145550142", or with an extension
 * "+16145550142,12": a phone waits two seconds at the comma.
 */
export const phoneNumber = z
  .string()
  .trim()
  .regex(wholeNumber, 'must have all its digits, with the area code, such as (614) 555-0142')
  .refine((written) => !/^[\d\W]*[oil][\d\Woil]*$/i.test(written), {
    message: 'has a letter where a digit belongs: O, I or l',
  })
  .transform((written) => {
    const display = written.replace(/\u00a0/g, ' ').replace(/[\u2010-\u2014]/g, '-')
    return { display, dial: dialed(display) }
  })
