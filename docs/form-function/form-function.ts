/** What the host keeps secret for the function, by the names of its environment variables. */
export type Settings = {
  /** Key of resend.com, which sends the e-mail. */
  MAIL_KEY: string
  /** Sender, of a domain that you have confirmed there. */
  MAIL_FROM: string
  MAIL_TO: string
  /** Address of the website, as a browser names it: https://www.example.com */
  SITE_ORIGIN: string
}

/** Three photos as the forms send them take less. Netlify takes no more than this, Vercel 4.5 MB. */
const maxBytes = 6_000_000

/**
 * Takes what the website's forms send, and mails it to the business. Runs wherever a function gets a Request and gives a
 * Response: Cloudflare, Netlify, Vercel, Deno, Bun.
 *
 * @returns 200 once the mail service has the e-mail; 502 when it hasn't, and the visitor's browser tries again.
 */
export async function handleForm(request: Request, settings: Settings): Promise<Response> {
  const answer = (status: number) =>
    new Response(status === 204 ? null : JSON.stringify({ success: status === 200 }), {
      status,
      headers: {
        'Access-Control-Allow-Origin': settings.SITE_ORIGIN,
        'Access-Control-Allow-Headers': 'Content-Type',
        'Content-Type': 'application/json',
      },
    })
  if (request.method === 'OPTIONS') return answer(204)
  if (request.method !== 'POST') return answer(405)
  if (request.headers.get('Origin') !== settings.SITE_ORIGIN) return answer(403)
  const body = await request.arrayBuffer()
  if (body.byteLength > maxBytes) return answer(413)
  const { fields, photos } = await read(body, request.headers.get('Content-Type') ?? '')
  // Nobody could write back, and nobody could call.
  if (!fields.email && !fields.phone) return answer(422)
  const mail = JSON.stringify({
    ...mailOf(fields, settings),
    ...(photos.length > 0 && { attachments: photos }),
  })
  const response = await fetch('https://api.resend.com/emails', {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${settings.MAIL_KEY}`,
      'Content-Type': 'application/json',
      // A form that comes twice, since its answer was lost, becomes one e-mail. The key covers the e-mail itself: the
      // same key with another e-mail would be refused.
      'Idempotency-Key': await hashOf(`${fields.submission_id} ${mail}`),
    },
    body: mail,
  })
  return answer(response.ok ? 200 : 502)
}

async function hashOf(text: string) {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

type Fields = Readonly<Record<string, string>>

/** Of the files, those that a form of the website makes. */
async function read(body: ArrayBuffer, type: string) {
  const copy = new Response(body, { headers: { 'Content-Type': type } })
  const form = await copy.formData().catch(() => new FormData())
  const texts = [...form].flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  )
  const files = [...form.values()].filter((file) => typeof file !== 'string')
  const photos = files.filter(({ type }) => type === 'image/jpeg').map(attachmentOf)
  return { fields: Object.fromEntries(texts) as Fields, photos: await Promise.all(photos) }
}

async function attachmentOf(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return { filename: file.name, content: btoa(text) }
}

function mailOf(
  { submission_id: _, spam_signals: signals, ...fields }: Fields,
  settings: Settings,
) {
  const { form = 'form', name = 'no name', email = '' } = fields
  const subject = `Website, ${form}: ${name}`.replace(/\s+/g, ' ')
  return {
    from: settings.MAIL_FROM,
    to: [settings.MAIL_TO],
    ...(/^\S+@\S+$/.test(email) && { reply_to: email }),
    // Nothing is held back: a hint at a machine may be wrong.
    subject: signals ? `[spam?] ${subject}` : subject,
    text: Object.entries(fields)
      .map(([field, text]) => `${field}: ${text}`)
      .join('\n'),
  }
}
