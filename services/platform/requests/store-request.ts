import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { NewRequest, RequestReceipt } from '#contracts/request.ts'
import { findPhoneOffice } from '#domain/house/phone-office.ts'
import { houseDay } from '#domain/market/house-markets.ts'
import { callDueBy, isCallPossible } from '#domain/request/call-times.ts'
import { PROPOSED_TIMES } from '#domain/request/consultation.ts'
import { isConsultationPossible } from '#domain/request/consultation-times.ts'
import { formatRequestNumber } from '#domain/request/request-number.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { claimAttachments, lockUnclaimed } from './attachments/attachment-store.ts'
import { computePromisedReply } from './promised-reply.ts'
import { createNewRequestEmails, createStockReceiptEmail } from './request-mail.ts'
import type { RequestsOptions } from './requests-options.ts'
import { requestMessages, requests } from './requests-tables.ts'
import { lockWaiting } from './stock/lock-waiting.ts'

export type RequestStore = { database: Database; clock: Clock; requests: RequestsOptions }

type StoreResult = Result<RequestReceipt, 'idempotency-key-reused' | 'attachment-unknown'>

/** Returns the result of an earlier call with the same key, or null if there was none. */
export async function findStoredRequest(
  db: Queryable,
  request: NewRequest,
  key: string,
): Promise<StoreResult | null> {
  const [stored] = await db.select().from(requests).where(eq(requests.idempotencyKey, key))
  if (!stored) return null
  return stored.bodyDigest === requestDigest(request)
    ? ok(toReceipt(stored))
    : refuse('idempotency-key-reused')
}

/**
 * Stores a request with its first message and queues its emails, all in one transaction. Of simultaneous calls with the
 * same key, one stores the request, and the others wait for that. A customer who already waits for a variant gets the
 * same receipt.
 */
export async function storeRequest(
  { database, clock, requests: options }: RequestStore,
  request: NewRequest,
  key: string,
): Promise<StoreResult> {
  const now = clock()
  const { message, ...fields } = request.fields
  const isAddressVerified = await isVerified(request, options)
  return database.db.transaction(async (tx) => {
    if (!(await lockUnclaimed(tx, request.attachments)))
      return (await findStoredRequest(tx, request, key)) ?? refuse('attachment-unknown')
    const waiting = request.kind === 'back-in-stock' ? await lockWaiting(tx, request) : null
    if (waiting) {
      await options.sendMail(tx, createStockReceiptEmail(waiting, now, options))
      return ok(toReceipt(waiting))
    }
    const [stored] = await tx
      .insert(requests)
      .values({
        number: formatRequestNumber(await nextNumber(tx), houseDay(options.house, now)),
        kind: request.kind,
        fields,
        pieces: request.pieces,
        state: request.kind === 'back-in-stock' ? 'waiting' : 'new',
        name: request.name,
        email: request.email,
        language: request.language,
        country: request.country,
        accountId: request.accountId,
        receivedAt: now,
        replyBy: computeDueTime(request, options, now),
        updatedAt: now,
        idempotencyKey: key,
        bodyDigest: requestDigest(request),
      })
      .onConflictDoNothing({ target: requests.idempotencyKey })
      .returning()
    if (!stored) {
      const earlier = await findStoredRequest(tx, request, key)
      if (!earlier) throw new Error('The request with the same key was not found')
      return earlier
    }
    const [first] = await tx
      .insert(requestMessages)
      .values({ requestId: stored.id, text: message, sentAt: now })
      .returning({ id: requestMessages.id })
    if (first) await claimAttachments(tx, first.id, request.attachments)
    const mails =
      stored.kind === 'back-in-stock'
        ? [createStockReceiptEmail(stored, now, options)]
        : createNewRequestEmails({ ...stored, message, isAddressVerified }, options)
    for (const mail of mails) await options.sendMail(tx, mail)
    return ok(toReceipt(stored))
  })
}

/** Returns the path of a time at which the office is unavailable for a call or a meeting, or null if there is none. */
export function findUnavailableTime(
  { clock, requests: options }: RequestStore,
  request: NewRequest,
): string | null {
  const now = clock()
  const office = findPhoneOffice(request.country, options.house.contact, now)
  if (request.kind === 'expert')
    return isCallPossible(office, requestedCallTime(request), now) ? null : 'fields.at'
  if (request.kind !== 'consultation') return null
  const { fields } = request
  const isAvailable = (time: string) => time === '' || isConsultationPossible(office, new Date(time), now)
  const unavailable = PROPOSED_TIMES.find((name) => !isAvailable(fields[name]))
  return unavailable ? `fields.${unavailable}` : null
}

/** Returns by when the house promises to reply or to have called, or null without a promise. */
function computeDueTime(request: NewRequest, options: RequestsOptions, now: Date): Date | null {
  if (request.kind === 'back-in-stock') return null
  if (request.kind === 'expert') return callDueBy(requestedCallTime(request), now)
  return computePromisedReply(request.country, options, now)
}

function requestedCallTime({ fields: { at } }: Extract<NewRequest, { kind: 'expert' }>): Date | null {
  return at === null ? null : new Date(at)
}

async function isVerified(
  { accountId, email }: NewRequest,
  { verifiedEmail }: Pick<RequestsOptions, 'verifiedEmail'>,
): Promise<boolean> {
  if (accountId === null) return false
  return (await verifiedEmail(accountId))?.toLowerCase() === email.toLowerCase()
}

export async function nextNumber(tx: Queryable): Promise<number> {
  const { rows } = await tx.execute<{ value: string }>(
    sql`select nextval('platform.request_numbers') as value`,
  )
  return Number(rows[0]?.value)
}

function toReceipt({ number, replyBy }: { number: string; replyBy: Date | null }): RequestReceipt {
  return { number, replyBy: replyBy?.toISOString() ?? null }
}

/** Excludes the network, since a visitor may repeat a call from another one. */
function requestDigest({ network: _, ...request }: NewRequest): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url')
}
