import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isTooLateToSend } from '#domain/mail/email-lifetime.ts'
import { type BounceKind, refusalOf } from '#domain/mail/refusal.ts'
import { hasSecretLink } from '#domain/mail/secret-links.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { maskPersonal } from '#services/kernel/describe-fault.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { type OnBounce, recordBounce } from '../bounces/record-bounce.ts'
import { type OutboxRow, outbox } from '../mail-tables.ts'
import { resolveLink, unsubscribeUrlOf, withoutLink } from '../sealed-link.ts'
import type { MailTransport } from './smtp-transport.ts'

export type DeliveryOptions = {
  database: Database
  clock: Clock
  /**
   * Null without a mail server: emails then wait for a process that has one or, in a demonstration, stay in the outbox
   * to be read.
   */
  transport: MailTransport | null
  seal: Seal
  /** Whether emails stay in the outbox to be read, with their links: in a demonstration without a mail server. */
  showsLinks: boolean
  /** The sender, e.g. `Sample House <orders@example.com>`. */
  from: string
  onBounce: OnBounce
  /** Called when the mail server stops taking emails, with the reason, and with null once it takes them again. */
  onOutage(reason: string | null): void
}

/** Emails that are sent to the mail server at once. */
const AT_ONCE = 5
const BATCH = 20
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 6 * 3_600_000
/** Reached after two and a half days, so that no email is lost while a mail server is down over a weekend. */
export const MAX_ATTEMPTS = 20

/** What nodemailer reports about a reply of the mail server; absent if the connection failed. */
const smtpFault = z.object({ command: z.string(), responseCode: z.number(), response: z.string() })

/** When an attempt counts as lost because its process no longer renews its claim. */
const LOST_AFTER_MS = 2 * 60_000

/**
 * The pause before the outcome of an attempt is written again, doubled each time. Together they take a minute, which is
 * less than a claim lasts.
 */
const FIRST_PAUSE_MS = 250

const WRITES = 8

/**
 * Sends emails that are due, oldest first, and returns how many attempts it made; 0 if none is due. Any number of
 * processes may do this simultaneously: each email is claimed under a row lock right before its attempt, and is
 * invisible to the others while the attempt lasts. An attempt that ended with its process is repeated with the same
 * Message-ID, by which mail servers recognize what they have.
 */
export async function deliverDueMail(options: DeliveryOptions): Promise<number> {
  if (!canDeliver(options)) return 0
  let attempts = 0
  const work = async () => {
    while (attempts < BATCH) {
      const letter = await claim(options)
      if (!letter) return
      attempts++
      await attempt(options, letter)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return attempts
}

/** Without a mail server, only a demonstration handles emails. */
export function canDeliver({
  transport,
  showsLinks,
}: Pick<DeliveryOptions, 'transport' | 'showsLinks'>): boolean {
  return transport !== null || showsLinks
}

async function claim({ database, clock }: DeliveryOptions): Promise<OutboxRow | null> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.status, 'waiting'), sql`${outbox.nextAttemptAt} <= ${now}`))
      .orderBy(outbox.nextAttemptAt)
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return null
    const [claimed] = await tx
      .update(outbox)
      .set({
        attempts: sql`${outbox.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + LOST_AFTER_MS),
      })
      .where(eq(outbox.id, due.id))
      .returning()
    return claimed ?? null
  })
}

async function attempt(options: DeliveryOptions, letter: OutboxRow): Promise<void> {
  const { transport, from, seal } = options
  if (!transport) return conclude(options, letter, { status: 'kept' })
  if (isTooLateToSend(letter, options.clock()))
    return conclude(options, letter, { status: 'dropped', ...withoutLink(letter) })
  const resolved = resolveLink(letter, seal)
  if (!resolved) return giveUp(options, letter, 'no secret opens the link')
  const release = holdClaim(options, letter)
  try {
    const fault = await send(transport, letter, resolved, { from, seal })
    options.onOutage(fault !== null && isOutage(fault) ? maskPersonal(fault.message).slice(0, 500) : null)
    await (fault === null ? markSent(options, letter) : handleFault(options, letter, fault))
  } finally {
    release()
  }
}

function markSent(options: DeliveryOptions, letter: OutboxRow): Promise<void> {
  const sent = { status: 'sent', sentAt: options.clock(), lastError: null } as const
  return conclude(options, letter, { ...sent, ...withoutLink(letter) })
}

function handleFault(options: DeliveryOptions, letter: OutboxRow, fault: Error): Promise<void> {
  // Mail servers repeat the refused address in their message.
  const lastError = maskPersonal(fault.message).slice(0, 500)
  const refusal = readRefusal(fault)
  if (refusal !== null) return bounce(options, letter, refusal, lastError)
  if (letter.attempts >= MAX_ATTEMPTS) return giveUp(options, letter, lastError)
  const nextAttemptAt = new Date(options.clock().getTime() + retryDelayMs(letter.attempts))
  return conclude(options, letter, { lastError, nextAttemptAt })
}

function conclude(
  { database }: DeliveryOptions,
  letter: OutboxRow,
  change: Partial<OutboxRow>,
): Promise<void> {
  return persist(() => settle(database.db, letter, change))
}

/** Why the email was not accepted; null if it was. */
async function send(
  transport: MailTransport,
  letter: OutboxRow,
  { to, replyTo, subject, html, text }: OutboxRow,
  { from, seal }: Pick<DeliveryOptions, 'from' | 'seal'>,
): Promise<Error | null> {
  const messageId = `<${letter.id}@${hostOf(from)}>`
  const unsubscribeUrl = letter.hasUnsubscription ? unsubscribeUrlOf(letter, seal) : null
  try {
    await transport.send({ messageId, from, to, replyTo, unsubscribeUrl, subject, html, text })
    return null
  } catch (fault) {
    return fault instanceof Error ? fault : new Error('unknown fault')
  }
}

/** A permanent refusal is a bounce, and is not retried automatically. */
async function bounce(
  { database, clock, onBounce }: DeliveryOptions,
  letter: OutboxRow,
  kind: 'hard' | 'soft',
  reason: string,
): Promise<void> {
  await persist(() =>
    database.db.transaction(async (tx) => {
      await settle(tx, letter, { status: 'bounced', lastError: reason, ...linkAfterFailure(letter) })
      const stored = { email: letter.to, emailId: letter.id, kind, reason }
      await recordBounce(tx, stored, { now: clock(), onBounce })
    }),
  )
}

function giveUp(options: DeliveryOptions, letter: OutboxRow, lastError: string): Promise<void> {
  return conclude(options, letter, { status: 'failed', lastError, ...linkAfterFailure(letter) })
}

/**
 * The team may send an email again later, with its link. A link that opens an account is removed, since it would be
 * worth more to a thief.
 */
function linkAfterFailure(letter: OutboxRow): Partial<OutboxRow> {
  return hasSecretLink(letter.kind) || letter.sealedLink === null ? withoutLink(letter) : {}
}

/** 30 s, doubled each time, up to six hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
}

function hostOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}

/** Whether a failed attempt means that the mail server takes no emails at all, rather than not this one. */
function isOutage(fault: unknown): boolean {
  const reply = smtpFault.safeParse(fault)
  return !reply.success || (reply.data.command !== 'RCPT TO' && reply.data.command !== 'DATA')
}

/** Whether a failed attempt is a refusal for good; null if the email is to be tried again. */
function readRefusal(fault: unknown): Exclude<BounceKind, 'complaint'> | null {
  const reply = smtpFault.safeParse(fault)
  if (!reply.success) return null
  const { command, responseCode: code, response: text } = reply.data
  return refusalOf({ command, code, text })
}

/**
 * Renews the claim of an email while its attempt lasts, however slow the mail server is. Returns the function that
 * releases it.
 */
function holdClaim({ database, clock }: { database: Database; clock: Clock }, letter: OutboxRow): () => void {
  const hold = async () => {
    const nextAttemptAt = new Date(clock().getTime() + LOST_AFTER_MS)
    await database.db.update(outbox).set({ nextAttemptAt }).where(isClaimed(letter))
  }
  // A claim that could not be renewed is renewed by the next call.
  const timer = setInterval(() => void hold().catch(() => {}), LOST_AFTER_MS / 4)
  return () => clearInterval(timer)
}

/** Writes the outcome of an attempt, unless its claim was lost. */
function settle(db: Queryable, letter: OutboxRow, change: Partial<OutboxRow>): Promise<unknown> {
  return db.update(outbox).set(change).where(isClaimed(letter))
}

/**
 * Retries writing an outcome after a short fault of the database, since an email that was sent must not be sent again.
 */
async function persist(write: () => Promise<unknown>): Promise<void> {
  for (let count = 1; ; count++) {
    try {
      await write()
      return
    } catch (fault) {
      if (count === WRITES) throw fault
      await pause(FIRST_PAUSE_MS * 2 ** (count - 1))
    }
  }
}

function isClaimed({ id, attempts }: OutboxRow) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.status, 'waiting'))
}
