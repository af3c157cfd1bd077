import type { Company } from './company-schema'

type Card = Pick<Company, 'name' | 'phone' | 'texts' | 'email' | 'address'>

/** The business as a vCard of version 3, which phones old and new can save: RFC 2426. */
export function contactCard({ name, phone, texts, email, address }: Card, url: string): string {
  const { street, city, state, postalCode } = address
  const takesTexts = texts?.isRead && texts.dial !== phone.dial
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A company has no family name, and this field must not be left out.
    'N:;;;;',
    `FN:${escape(name)}`,
    `ORG:${escape(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone.dial}`,
    ...(takesTexts ? [`TEL;TYPE=WORK,MSG:${texts.dial}`] : []),
    `EMAIL:${email}`,
    `ADR;TYPE=WORK:;;${[street, city, state, postalCode, 'USA'].map(escape).join(';')}`,
    `URL:${url}`,
    'END:VCARD',
  ]
  return `${lines.join('\r\n')}\r\n`
}

function escape(text: string) {
  return text.replace(/[\\,;]/g, '\\$&')
}
