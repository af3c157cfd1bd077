import type { Option } from './fields'
import { contact, estimate } from '@/lib/pages/page-copy'
import { services } from '@/lib/services/services'

/** What the contact form offers: the services, and what else one may ask for. */
export const inquiryOptions = [
  ...services.map(({ slug, name, forms }) => ({ value: slug, label: forms?.contact ?? name })),
  ...contact.form.otherInquiries,
]

const servicePests = services.map(
  ({ slug, name, forms }) => forms?.estimate ?? { value: slug, label: name },
)

/** What the estimate form offers: the services, and other pests that are no service by themselves. */
export const pestOptions: readonly Option[] = [
  ...servicePests,
  ...estimate.otherPests.filter((pest) => !servicePests.some(({ value }) => value === pest.value)),
]
