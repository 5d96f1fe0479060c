import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import sanitizeHtml from 'sanitize-html'
import type { InboundEmail, InboundOutcome } from '#contracts/inbound.ts'
import { INBOUND_SIGNATURE, inboundEmail } from '#contracts/inbound.ts'
import { REQUEST_LENGTHS } from '#contracts/request.ts'
import { stripQuotedText } from '#domain/request/stripped-quotes.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Admission } from '#services/kernel/rate-limit.ts'
import { isBodySigned } from '#services/kernel/secrets/signed-body.ts'
import { admitReply } from '../requests-limits.ts'
import { requests } from '../requests-tables.ts'
import type { RequestStore } from '../store-request.ts'
import { type AddressedRequest, resolveMergedRequest } from '../thread/read-thread.ts'
import { findReply, storeReply } from '../thread/store-reply.ts'
import type { InboundOptions } from './reply-address.ts'

/** A report only has the text of an email; attached files of several megabytes are omitted. */
const BODY_BYTES_MAX = 256 * 1024

/** Far more than anyone writes. Limited because deeply nested HTML takes quadratic time. */
const HTML_CHARACTERS_MAX = 100_000

/** The call of `contracts/inbound.ts`, which only exists if inbound email is configured. */
export function inboundRoutes(store: RequestStore): Hono {
  const app = new Hono()
  const { inbound } = store.requests
  if (inbound === null) return app
  const limit = bodyLimit({
    maxSize: BODY_BYTES_MAX,
    onError: () => Response.json({ code: 'request-malformed' }, { status: 413 }),
  })
  app.post('/', limit, async (context) => {
    const body = await context.req.text()
    const signature = context.req.header(INBOUND_SIGNATURE)
    if (!isBodySigned(body, signature, { secret: inbound.secret, now: store.clock() }))
      return context.json({ code: 'unauthorized' }, 401)
    const email = inboundEmail.safeParse(parseJson(body))
    if (!email.success) return context.json({ code: 'request-malformed' }, 422)
    const received = await receiveEmail(store, inbound, email.data)
    return typeof received === 'string'
      ? context.json({ outcome: received })
      : context.json({ code: received.code }, 429, { 'retry-after': String(received.retryAfterSeconds) })
  })
  return app
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/**
 * Stores an email to the address of a conversation as a message of its customer. An email from another address, or with
 * an unconfirmed sender, becomes a note for the team to review, since the address of a conversation may have been
 * forwarded with an email. A repeated email is stored once.
 */
async function receiveEmail(
  store: RequestStore,
  { addresses }: InboundOptions,
  email: InboundEmail,
): Promise<InboundOutcome | Extract<Admission, { ok: false }>> {
  if (email.isAutomatic) return 'ignored'
  const { db } = store.database
  const numbers = [email.to].flat().flatMap(parseAddresses).map(addresses.toNumber)
  const row = await findByNumber(db, numbers.find((number) => number !== null) ?? null)
  if (row === null) return 'ignored'
  const text = emailText(email)
  if (text === '') return 'ignored'
  const from = parseSender(email.from)
  const isNote = !email.isAuthenticated || from !== row.email.toLowerCase()
  const content = {
    text: (isNote ? `${from ?? email.from}:\n\n${text}` : text).slice(0, REQUEST_LENGTHS.message),
    attachments: [],
  }
  const origin = { key: `email ${email.id}`, emailId: `${row.addressedId} ${email.id}`, isNote }
  const earlier = await findReply(db, row, content, origin.key)
  const admitted = earlier ?? (await admitReply(store.requests.limiter, row))
  if ('retryAfterSeconds' in admitted) return admitted
  const stored = earlier ?? (await storeReply(store, row, content, origin))
  if (!stored.ok) return 'ignored'
  return isNote ? 'noted' : 'stored'
}

/**
 * Returns the text that the sender wrote, without additions of the mail program and without NUL characters, which the
 * database cannot store.
 */
function emailText({ text, html }: InboundEmail): string {
  const fullText = text?.trim() ? text : htmlToText((html ?? '').slice(0, HTML_CHARACTERS_MAX))
  return stripQuotedText(fullText.replaceAll('\0', ''))
}

async function findByNumber(db: Queryable, number: string | null): Promise<AddressedRequest | null> {
  if (number === null) return null
  const [row] = await db.select().from(requests).where(eq(requests.number, number))
  return row ? resolveMergedRequest(db, row) : null
}

/** Returns the visible text of an HTML email, line by line, without the quoted earlier email. */
function htmlToText(html: string): string {
  const marked = html.replace(/\s+/g, ' ').replace(/<(?:br|\/p|\/div|\/tr|\/li|\/h[1-6])\b/gi, '\n$&')
  // Only allowed tags can be removed together with their content, so these are allowed first.
  const own = sanitizeHtml(marked, {
    allowedTags: ['div', 'blockquote'],
    allowedAttributes: { div: ['class'] },
    nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'head'],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'blockquote' || /\b(?:gmail_quote|moz-cite-prefix|yahoo_quoted)\b/.test(attribs.class ?? ''),
  })
  const text = sanitizeHtml(own, { allowedTags: [] })
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
}

/**
 * Returns the addresses in a field of an email, in lower case: `Ada <ada@example.com>, b@example.com` has two. Names
 * are ignored.
 */
function parseAddresses(field: string): string[] {
  return withoutNames(field)
    .split(/[,;]/)
    .flatMap((part) => {
      const start = part.lastIndexOf('<')
      const end = part.indexOf('>', start)
      const address = (start >= 0 && end > start ? part.slice(start + 1, end) : part).trim()
      return address.includes('@') && !/\s/.test(address) ? [address.toLowerCase()] : []
    })
}

/** Returns the address of the sender, or null unless there is exactly one. */
function parseSender(field: string): string | null {
  const [address = null, ...others] = parseAddresses(field)
  return others.length === 0 ? address : null
}

/** Removes quoted names and comments (RFC 5322), which may contain any address. */
function withoutNames(field: string): string {
  let rest = ''
  let isQuoted = false
  let comments = 0
  for (let index = 0; index < field.length; index += 1) {
    const character = field.charAt(index)
    if (character === '\\') index += 1
    else if (character === '"' && comments === 0) isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '(') comments += 1
    else if (character === ')' && comments > 0) comments -= 1
    else if (comments === 0) rest += character
  }
  return rest
}
