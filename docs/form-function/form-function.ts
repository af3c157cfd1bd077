import {
  cleanValues,
  formFields,
  missingFields,
  type FieldDefinition,
} from '../../lib/forms/fields'

/** Secrets and settings of the function, by the names of its environment variables. */
export type Settings = {
  /** Key of resend.com, which sends the e-mail. */
  MAIL_KEY: string
  /** Sender, of a domain that you have confirmed there. */
  MAIL_FROM: string
  MAIL_TO: string
  /** Origin of the website: https://www.example.com */
  SITE_ORIGIN: string
}

/** For visitors without JavaScript. */
const notSent = 'Your message was not sent. Please go back and try again, or call us.'

const incomplete =
  'Your message was not sent: something that we need is missing, such as your name, e-mail address or phone number. Please go back and fill it in, or call us.'

/** More than anybody types, and more than five photos need, which the website makes smaller. */
const maxBytes = 10_000_000

/**
 * Receives a form of the website, and sends it to the business as an e-mail. Runs wherever a function gets a Request and
 * returns a Response: Cloudflare, Netlify, Vercel, Deno, Bun.
 *
 * @returns 200 after the mail service has accepted the e-mail, or a redirect to the thank-you page for a form that the
 *   browser itself sent; 400 for an incomplete form; 502 when the mail service has not accepted the e-mail, so that the
 *   visitor's browser tries again.
 */
export async function handleForm(request: Request, settings: Settings): Promise<Response> {
  // Without the page's scripts, the browser itself sends the form, and shows the answer.
  const isNative = request.headers.get('Accept')?.includes('text/html')
  const thankYou = `${settings.SITE_ORIGIN}/thank-you`
  const answer = (status: number) => {
    if (isNative && status === 200) return Response.redirect(thankYou, 303)
    if (isNative) return new Response(status === 400 ? incomplete : notSent, { status })
    return new Response(JSON.stringify({ success: status === 200 }), {
      status,
      headers: {
        'Access-Control-Allow-Origin': settings.SITE_ORIGIN,
        'Content-Type': 'application/json',
      },
    })
  }
  if (request.method !== 'POST') return answer(405)
  if (request.headers.get('Origin') !== settings.SITE_ORIGIN) return answer(403)
  const body = await request.arrayBuffer()
  if (body.byteLength > maxBytes) return answer(413)
  const { texts, photos } = await readBody(body, request.headers.get('Content-Type') ?? '')
  const fields = completeForm(texts)
  if (!fields) return answer(400)
  const attachments = await Promise.all(photos.map(attachmentOf))
  const mail = JSON.stringify({
    ...mailOf(fields, settings),
    ...(attachments.length > 0 && { attachments }),
  })
  const response = await fetch('https://api.resend.com/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${settings.MAIL_KEY}`,
      'Content-Type': 'application/json',
      // A form that comes twice, because its answer was lost, becomes one e-mail. The key includes the text, because
      // Resend refuses the same key with another text.
      'Idempotency-Key': await hashOf(`${fields.submission_id} ${mail}`),
    },
    body: mail,
  })
  return answer(response.ok ? 200 : 502)
}

/** The fields and photos of a form. Both empty for a body that is no form. */
async function readBody(body: ArrayBuffer, type: string) {
  const headers = { 'Content-Type': type }
  const entries = await new Response(body, { headers }).formData().then(
    (data) => [...data.entries()],
    () => [],
  )
  const texts: Fields = Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
  return { texts, photos: entries.flatMap(([, value]) => (value instanceof Blob ? [value] : [])) }
}

async function attachmentOf(photo: Blob, index: number) {
  const bytes = new Uint8Array(await photo.arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return { filename: `photo-${index + 1}.jpg`, content: btoa(binary) }
}

/** The cleaned fields of a form. Undefined when it is incomplete. */
function completeForm(sent: Fields): Fields | undefined {
  const { form } = sent
  if (form !== 'estimate' && form !== 'contact') return undefined
  const shapes: readonly FieldDefinition[] = formFields[form]
  const fields = { ...sent, ...cleanValues(shapes, sent) }
  const isTooShort = ({ name, minCharacters = 0 }: FieldDefinition) =>
    (fields[name] ?? '').length < minCharacters
  if (missingFields(shapes, sent).length > 0 || shapes.some(isTooShort)) return undefined
  return /^\S+@\S+$/.test(fields.email ?? '') ? fields : undefined
}

async function hashOf(text: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Fields = Readonly<Record<string, string>>

function mailOf({ submission_id: _, ...fields }: Fields, settings: Settings) {
  const { form = 'form', name = 'no name', email = '' } = fields
  const subject = `Website, ${form}: ${name}`.replace(/\s+/g, ' ')
  return {
    from: settings.MAIL_FROM,
    to: [settings.MAIL_TO],
    // Resend refuses a mail with an address that it does not understand. The text has it all the same.
    ...(/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i.test(email) && { reply_to: email }),
    // People don't see this field, but a browser may have filled it in, so the form is sent nevertheless.
    subject: fields.website ? `[spam?] ${subject}` : subject,
    text: Object.entries(fields)
      .map(([field, text]) => `${field}: ${text}`)
      .join('\n'),
  }
}
