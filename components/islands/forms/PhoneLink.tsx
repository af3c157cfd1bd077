import { TextLink } from '@/components/ui/TextLink'

/** The company's number as the footer shows it: a call tracker may have put another one there. */
export function PhoneLink() {
  const shown = document.querySelector('footer a[href^="tel:"]') as HTMLAnchorElement
  return <TextLink href={shown.href}>{shown.textContent}</TextLink>
}
