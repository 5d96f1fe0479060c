import { eq } from 'drizzle-orm'
import type { InboundEmail, InboundOutcome } from '#contracts/inbound.ts'
import { REQUEST_LENGTHS } from '#contracts/request.ts'
import { strippedQuotes } from '#domain/request/stripped-quotes.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Admission } from '#services/kernel/rate-limit.ts'
import { admitReply } from '../requests-limits.ts'
import { requests } from '../requests-tables.ts'
import type { RequestStore } from '../store-request.ts'
import { type AddressedRequest, followMerge } from '../thread/read-thread.ts'
import { findReply, storeReply } from '../thread/store-reply.ts'
import { addressesIn, senderIn } from './email-addresses.ts'
import type { InboundOptions } from './reply-address.ts'
import { textOfHtml } from './text-of-html.ts'

/**
 * Stores an email to the address of a conversation as a letter of its customer. One from any other address, or whose sender nothing
 * confirms, becomes a note for the team, who decide what it is: the address of a conversation may have been passed on with an
 * email. Repeated, it is stored once.
 */
export async function receiveEmail(
  store: RequestStore,
  { addresses }: InboundOptions,
  email: InboundEmail,
): Promise<InboundOutcome | Extract<Admission, { ok: false }>> {
  if (email.isAutomatic) return 'ignored'
  const { db } = store.database
  const numbers = [email.to].flat().flatMap(addressesIn).map(addresses.numberOf)
  const row = await findByNumber(db, numbers.find((number) => number !== null) ?? null)
  if (row === null) return 'ignored'
  const text = textOf(email)
  if (text === '') return 'ignored'
  const from = senderIn(email.from)
  const isNote = !email.isAuthenticated || from !== row.email.toLowerCase()
  const letter = {
    text: (isNote ? `${from ?? email.from}:\n\n${text}` : text).slice(0, REQUEST_LENGTHS.message),
    attachments: [],
  }
  const origin = { key: `email ${email.id}`, emailId: `${row.addressedId} ${email.id}`, isNote }
  const earlier = await findReply(db, row, letter, origin.key)
  const admitted = earlier ?? (await admitReply(store.requests.limiter, row))
  if ('retryAfterSeconds' in admitted) return admitted
  const stored = earlier ?? (await storeReply(store, row, letter, origin))
  if (!stored.ok) return 'ignored'
  return isNote ? 'noted' : 'stored'
}

/** Far more than anyone writes, in characters: deeply nested HTML takes time that grows with the square of its length. */
const HTML_MAX = 100_000

/** What was written, without what the mail program added. The database cannot store a NUL character. */
function textOf({ text, html }: InboundEmail): string {
  const whole = text?.trim() ? text : textOfHtml((html ?? '').slice(0, HTML_MAX))
  return strippedQuotes(whole.replaceAll('\0', ''))
}

async function findByNumber(db: Queryable, number: string | null): Promise<AddressedRequest | null> {
  if (number === null) return null
  const [row] = await db.select().from(requests).where(eq(requests.number, number))
  return row ? followMerge(db, row) : null
}
