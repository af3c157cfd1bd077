import { inquiryMailto } from '../mailto'
import type { EstimateFields } from './estimate-request'
import { pestTypes } from '@/content/estimate'

/** An estimate request as an e-mail, for a visitor whose request could not be sent from the form. */
export function estimateMailto(to: string, fields: Partial<EstimateFields>): string {
  const { name = '', email = '', phone = '', pestType, message = '' } = fields
  const isForBedBugs = pestType === 'bed-bugs'
  const details = [
    isForBedBugs && fields.squareFootage && `Square footage: ${fields.squareFootage}`,
    isForBedBugs && fields.treatmentDate && `Preferred treatment date: ${fields.treatmentDate}`,
    message,
  ]
  const { href } = inquiryMailto(to, {
    name,
    email,
    phone,
    service: 'Free estimate',
    serviceLabel: pestTypes.find(({ value }) => value === pestType)?.label ?? '',
    // The message comes last: it is what gets cut when the whole is too long for a link.
    message: details.filter(Boolean).join('\n'),
    closingLine: 'This request was written in the estimate form of the website.',
  })
  return href
}
