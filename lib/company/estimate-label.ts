import { company } from './company'

/** A label that offers an estimate or an inspection: "Get a free estimate" is "Get an estimate" where it costs something. */
export function estimateLabel(label: string) {
  if (company.claims['free-estimate']) return label
  const plain = label.replace(/\ba free (?=[aeiou])/i, 'an ').replace(/\bfree /i, '')
  return plain.charAt(0).toUpperCase() + plain.slice(1)
}
