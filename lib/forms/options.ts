import type { Option } from './form-fields'
import { contact, estimate } from '@/lib/content/pages'
import { services } from '@/lib/content/services'

/** The options of the contact form: the services, and other reasons to write. */
export function inquiryOptions() {
  return [
    ...services().map(({ slug, name, forms }) => ({ value: slug, label: forms?.contact ?? name })),
    ...contact().form.otherInquiries,
  ]
}

/** The options of the estimate form: the services, and pests without a service of their own. */
export function pestOptions(): readonly Option[] {
  const servicePests = services().map(
    ({ slug, name, forms }) => forms?.estimate ?? { value: slug, label: name },
  )
  const otherPests = estimate().otherPests.filter(
    (pest) => !servicePests.some(({ value }) => value === pest.value),
  )
  return [...servicePests, ...otherPests]
}
