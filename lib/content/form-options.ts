import type { PestOption } from '../estimate/fields'
import { otherInquiries, otherPests, services } from './texts'

/** What the contact form offers: the services, and what else one may ask for. */
export const inquiryOptions = [
  ...services.map(({ slug, name, forms }) => ({ value: slug, label: forms?.contact ?? name })),
  ...otherInquiries,
]

/** What the estimate form offers: the services, and other pests. */
export const pestOptions: readonly PestOption[] = [
  ...services.map(({ slug, name, forms }) => forms?.estimate ?? { value: slug, label: name }),
  ...otherPests,
]
