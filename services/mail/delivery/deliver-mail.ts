import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { maskPersonal } from '#services/kernel/describe-fault.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { type OutboxRow, outbox } from '../mail-tables.ts'
import { resolveLink, unsubscribeUrlOf, withoutLink } from '../sealed-link.ts'
import type { MailTransport } from './smtp-transport.ts'

export type DeliveryOptions = {
  database: Database
  clock: Clock
  /** Null without a mail server; emails then stay in the outbox to be read. */
  transport: MailTransport | null
  /** Decrypts the links of stored emails. */
  seal: Seal
  /** Whether an email that stays in the outbox keeps its link. */
  showsLinks: boolean
  /** The sender, e.g. `Sample House <orders@example.com>`. */
  from: string
}

/**
 * Sends the emails that are due, oldest first, and returns how many attempts it made; 0 if none is due. Any
 * number of processes may do this simultaneously: an email is claimed under a row lock and then invisible to
 * the others until the attempt times out. So each email is sent at least once.
 */
export async function deliverDueMail(options: DeliveryOptions): Promise<number> {
  const letters = await claim(options)
  for (const letter of letters) await attempt(options, letter)
  return letters.length
}

const BATCH = 20
const LOST_AFTER_MS = 2 * 60_000
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 6 * 3_600_000
/** After about a day of trying. */
export const MAX_ATTEMPTS = 12

async function claim({ database, clock }: DeliveryOptions): Promise<OutboxRow[]> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.status, 'waiting'), sql`${outbox.nextAttemptAt} <= ${now}`))
      .orderBy(outbox.nextAttemptAt)
      .limit(BATCH)
      .for('update', { skipLocked: true })
    if (due.length === 0) return []
    const ids = due.map(({ id }) => id)
    return tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + LOST_AFTER_MS),
      })
      .where(inArray(outbox.id, ids))
      .returning()
  })
}

async function attempt(options: DeliveryOptions, letter: OutboxRow): Promise<void> {
  const { transport, from, clock, seal, showsLinks } = options
  if (!transport) return settle(options, letter, { status: 'kept', ...(!showsLinks && withoutLink(letter)) })
  const resolved = resolveLink(letter, seal)
  if (!resolved) return giveUp(options, letter, 'no secret opens the link')
  try {
    const { to, replyTo, subject, html, text } = resolved
    const messageId = `<${letter.id}@${hostOf(from)}>`
    const unsubscribeUrl = letter.hasUnsubscription ? unsubscribeUrlOf(letter, seal) : null
    await transport.send({ messageId, from, to, replyTo, unsubscribeUrl, subject, html, text })
    const sent = { status: 'sent', sentAt: clock(), lastError: null } as const
    await settle(options, letter, { ...sent, ...withoutLink(letter) })
  } catch (error) {
    // Mail servers repeat the refused address in their message.
    const lastError = error instanceof Error ? maskPersonal(error.message).slice(0, 500) : 'unknown fault'
    if (letter.attempts >= MAX_ATTEMPTS) return giveUp(options, letter, lastError)
    const nextAttemptAt = new Date(clock().getTime() + retryDelayMs(letter.attempts))
    await settle(options, letter, { lastError, nextAttemptAt })
  }
}

/** The team may send an email about an order or a request again later. A link to an account is worth more to a thief. */
function giveUp(options: DeliveryOptions, letter: OutboxRow, lastError: string): Promise<void> {
  const isResendable = /^(?:order|request)-/.test(letter.kind) && letter.sealedLink !== null
  return isResendable
    ? settle(options, letter, { status: 'failed', lastError })
    : markUndeliverable(options, letter, lastError)
}

function markUndeliverable(options: DeliveryOptions, letter: OutboxRow, lastError: string): Promise<void> {
  return settle(options, letter, { status: 'failed', lastError, ...withoutLink(letter) })
}

async function settle(
  { database }: DeliveryOptions,
  letter: OutboxRow,
  change: Partial<OutboxRow>,
): Promise<void> {
  await database.db.update(outbox).set(change).where(eq(outbox.id, letter.id))
}

/** 30 s, doubled each time, up to six hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
}

function hostOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}
