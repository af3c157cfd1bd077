/**
 * When /.well-known/security.txt stops being valid: RFC 9116 asks for a date at most about a year ahead,
 * since an address that nobody reads any more is worse than none.
 *
 * @param checkedOn Day, yyyy-mm-dd, on which somebody made sure that the address is read.
 * @returns The start of that day a year later, in UTC. Invalid when the day is none.
 */
export function securityContactExpiry(checkedOn: string): Date {
  const date = new Date(`${checkedOn}T00:00:00Z`)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date
}
