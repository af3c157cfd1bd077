import {
  cleanValues,
  formFields,
  missingFields,
  type FieldDefinition,
} from '../../lib/forms/form-fields'

/** Secrets and settings of the function, by the names of its environment variables. */
export type Settings = {
  /** Key of resend.com, which sends the e-mail. */
  MAIL_KEY: string
  /** Sender, of a domain that you have confirmed there. */
  MAIL_FROM: string
  MAIL_TO: string
  /** Origin of the website: https://www.example.com */
  SITE_ORIGIN: string
  /** Your telephone number, for visitors whose message was not sent. */
  PHONE?: string | undefined
}

/** More than anybody types, and more than five photos need, which the website makes smaller. */
const maxBytes = 10_000_000
const maxPhotos = 5
/** What is longer is cut, because a request that is cut helps more than one that is lost. */
const maxCharacters = { message: 5_000, others: 300 }
/** Some hosts end a function after ten seconds, and would then show a page of their own. */
const mailTimeoutMilliseconds = 8_000

/** What the forms send besides their fields. */
const ownFields = ['form', 'submission_id', 'website', 'photos_not_sent']

/**
 * Receives a form of the website, and sends it to the business as an e-mail. Runs wherever a function gets a Request and
 * returns a Response: Cloudflare, Netlify, Vercel, Deno, Bun.
 *
 * @returns 200 after the mail service has accepted the e-mail, or a redirect to the thank-you page for a form that the
 *   browser itself sent; 400 for an incomplete form; 502 when the mail service has not accepted the e-mail in time, so
 *   that the visitor's browser tries again. A visitor without JavaScript then gets a page with the telephone number.
 */
export async function handleForm(request: Request, settings: Settings): Promise<Response> {
  const status = await receive(request, settings)
  // Without the page's scripts, the browser itself sends the form, and shows the answer.
  if (request.headers.get('Accept')?.includes('text/html')) {
    return status === 200
      ? Response.redirect(`${settings.SITE_ORIGIN}/thank-you`, 303)
      : notSentPage(status, settings.PHONE)
  }
  return new Response(JSON.stringify({ success: status === 200 }), {
    status,
    headers: {
      'Access-Control-Allow-Origin': settings.SITE_ORIGIN,
      'Content-Type': 'application/json',
    },
  })
}

/** @returns The status of the answer. */
async function receive(request: Request, settings: Settings): Promise<number> {
  if (request.method !== 'POST') return 405
  if (request.headers.get('Origin') !== settings.SITE_ORIGIN) return 403
  const body = await readLimited(request)
  if (!body) return 413
  const sent = await readForm(body, request.headers.get('Content-Type') ?? '')
  const fields = completeForm(sent.fields)
  if (!fields) return 400
  const attachments = (await Promise.all(sent.photos.map(attachmentOf))).flat()
  const mail = JSON.stringify({
    ...mailOf(fields, settings),
    ...(attachments.length > 0 && { attachments }),
  })
  try {
    const response = await fetch('https://api.resend.com/emails', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${settings.MAIL_KEY}`,
        'Content-Type': 'application/json',
        // A form that comes twice, because its answer was lost, becomes one e-mail. The key includes the text, because
        // Resend refuses the same key with another text.
        'Idempotency-Key': await hashOf(`${sent.fields.submission_id} ${mail}`),
      },
      body: mail,
      signal: AbortSignal.timeout(mailTimeoutMilliseconds),
    })
    return response.ok ? 200 : 502
  } catch {
    return 502
  }
}

function notSentPage(status: number, PHONE: string | undefined) {
  const reason =
    status === 400
      ? ': something that we need is missing, such as your name, e-mail address or phone number. Please go back and fill it in, or call us'
      : '. Please go back and try again, or call us'
  const phone = PHONE && ` at <a href="tel:${PHONE.replace(/[^+\d]/g, '')}">${PHONE}</a>`
  const page = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Your message was not sent</title>
<body style="font:1.25rem/1.5 sans-serif;max-width:32em;margin:2em auto;padding:0 1em"><h1>Your message was not sent</h1>
<p>Your message was not sent${reason}${phone ?? ''}.</p></body></html>`
  return new Response(page, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/** The body of a request, empty when it has not come whole; undefined when it is too long, which is not read. */
async function readLimited({ headers, body }: Request) {
  if (Number(headers.get('Content-Length')) > maxBytes) return undefined
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    for (const reader = body?.getReader(); reader;) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
      if (bytes > maxBytes) return void (await reader.cancel())
      parts.push(value)
    }
  } catch {
    return new Blob()
  }
  return new Blob(parts)
}

/** The fields and photos of a form. Both empty for a body that is no form. */
async function readForm(body: Blob, type: string) {
  const headers = { 'Content-Type': type }
  const entries = await new Response(body, { headers }).formData().then(
    (data) => [...data.entries()],
    () => [],
  )
  const fields: Fields = Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  const files = entries.flatMap(([, value]) => (value instanceof Blob ? [value] : []))
  return { fields, photos: files.slice(0, maxPhotos) }
}

/** A photo as the website makes it smaller, which is a JPEG. Nothing for any other file. */
async function attachmentOf(photo: Blob, index: number) {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return []
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return { filename: `photo-${index + 1}.jpg`, content: btoa(binary) }
}

/** The cleaned fields of a form, and no others. Undefined when it is incomplete. */
function completeForm(sent: Fields): Fields | undefined {
  const { form } = sent
  if (form !== 'estimate' && form !== 'contact') return undefined
  const shapes: readonly FieldDefinition[] = formFields[form]
  const names = [...shapes.map(({ name }) => name), ...ownFields]
  const cut = Object.fromEntries(names.flatMap((name) => shortened(name, sent[name])))
  const fields: Fields = { ...cut, ...cleanValues(shapes, cut) }
  const isTooShort = ({ name, minCharacters = 0 }: FieldDefinition) =>
    (fields[name] ?? '').length < minCharacters
  if (missingFields(shapes, cut).length > 0 || shapes.some(isTooShort)) return undefined
  return /^\S+@\S+$/.test(fields.email ?? '') ? fields : undefined
}

function shortened(name: string, text: string | undefined) {
  if (text === undefined) return []
  const max = name === 'message' ? maxCharacters.message : maxCharacters.others
  // Not a half of an emoji, which Resend may refuse.
  const start = text.slice(0, max).replace(/[\ud800-\udbff]$/, '')
  return [[name, text.length > max ? `${start} […]` : text]]
}

async function hashOf(text: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Fields = Readonly<Record<string, string>>

function mailOf({ submission_id: _, message, ...fields }: Fields, settings: Settings) {
  const { form = 'form', name = 'no name', email = '' } = fields
  const subject = oneLine(`Website, ${form}: ${name}`)
  return {
    from: settings.MAIL_FROM,
    to: [settings.MAIL_TO],
    // Resend refuses a mail with an address that it does not understand. The text has it all the same.
    ...(/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(email) && { reply_to: email }),
    // People don't see this field, but a browser may have filled it in, so the form is sent nevertheless.
    subject: fields.website ? `[spam?] ${subject}` : subject,
    // The message comes last and is quoted, so that none of its lines can be taken for another field.
    text: [
      ...Object.entries(fields).map(([field, text]) => `${field}: ${oneLine(text)}`),
      ...(message ? ['message:', ...message.split(lineBreak).map((line) => `> ${line}`)] : []),
    ].join('\n'),
  }
}

const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/

const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ')
