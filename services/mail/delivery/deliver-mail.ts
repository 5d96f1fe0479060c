import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isTooLateToSend } from '#domain/mail/email-lifetime.ts'
import { type BounceKind, toBounceKind } from '#domain/mail/refusal.ts'
import { hasSecretLink } from '#domain/mail/secret-links.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { maskPersonalData } from '#services/kernel/describe-error.ts'
import type { Job } from '#services/kernel/jobs.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { type OnBounce, recordBounce } from '../bounces/record-bounce.ts'
import { type OutboxRow, outbox } from '../mail-tables.ts'
import { getUnsubscribeUrl, resolveLink, withoutLink } from '../sealed-link.ts'
import type { MailTransport } from './smtp-transport.ts'

export type DeliveryOptions = {
  database: Database
  clock: Clock
  /**
   * Null without a mail server. Emails then wait for a process that has one or, in a demonstration, remain readable in
   * the outbox.
   */
  transport: MailTransport | null
  seal: Seal
  /**
   * True in a demonstration without a mail server, where emails remain readable in the outbox, including their links.
   */
  showsLinks: boolean
  /** The sender, e.g. `Sample House <orders@example.com>`. */
  from: string
  onBounce: OnBounce
  /** Called with the reason when the mail server stops accepting emails, and with null when it accepts them again. */
  onOutage(reason: string | null): void
}

/** The number of emails sent to the mail server simultaneously. */
const CONCURRENT_ATTEMPTS = 5
const BATCH_SIZE = 20
const FIRST_RETRY_MS = 30_000
const MAX_RETRY_MS = 6 * 3_600_000
/** Reached after two and a half days, so that no email is lost if a mail server is down over a weekend. */
export const MAX_ATTEMPTS = 20

/** nodemailer's error for a reply of the mail server. The fields are absent if the connection failed. */
const smtpError = z.object({ command: z.string(), responseCode: z.number(), response: z.string() })

/** After this time without a renewed claim, an attempt counts as lost, because its process must have ended. */
const CLAIM_TIMEOUT_MS = 2 * 60_000

/**
 * The delay before retrying to write the outcome of an attempt, doubled each time. The delays add up to half a minute,
 * which is shorter than a claim.
 */
const FIRST_PAUSE_MS = 250

const WRITE_ATTEMPTS_MAX = 8

export const DELIVERY_JOB = 'mail: deliver'

/** Returns the job that delivers emails when they are queued or due for another attempt, if emails can be delivered. */
export function deliveryJobs(options: DeliveryOptions): Job[] {
  if (!canDeliver(options)) return []
  let isDown = false
  /** Reports an outage once, however many emails it affects. */
  const observed: DeliveryOptions = {
    ...options,
    onOutage(reason) {
      if (isDown !== (reason !== null)) options.onOutage(reason)
      isDown = reason !== null
    },
  }
  return [
    {
      name: DELIVERY_JOB,
      everySeconds: 15,
      async run(_, stopping) {
        while (!stopping?.aborted && (await deliverDueMail(observed)) > 0);
      },
    },
  ]
}

/**
 * Sends emails that are due, oldest first, and returns the number of attempts, 0 if none is due. Any number of
 * processes can do this simultaneously: each email is claimed under a row lock right before its attempt and is
 * invisible to other processes during it. If a process crashes during an attempt, the attempt is repeated with the same
 * Message-ID, by which mail servers recognize duplicates.
 */
export async function deliverDueMail(options: DeliveryOptions): Promise<number> {
  if (!canDeliver(options)) return 0
  let attempts = 0
  const work = async () => {
    while (attempts < BATCH_SIZE) {
      const email = await claim(options)
      if (!email) return
      attempts++
      await attempt(options, email)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT_ATTEMPTS }, work))
  return attempts
}

/** Without a mail server, emails are handled only in a demonstration. */
function canDeliver({ transport, showsLinks }: Pick<DeliveryOptions, 'transport' | 'showsLinks'>): boolean {
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
        nextAttemptAt: new Date(now.getTime() + CLAIM_TIMEOUT_MS),
      })
      .where(eq(outbox.id, due.id))
      .returning()
    return claimed ?? null
  })
}

async function attempt(options: DeliveryOptions, email: OutboxRow): Promise<void> {
  const { transport, from, seal } = options
  if (!transport) return conclude(options, email, { status: 'kept' })
  if (isTooLateToSend(email, options.clock()))
    return conclude(options, email, { status: 'dropped', ...withoutLink(email) })
  const resolved = resolveLink(email, seal)
  if (!resolved) return markFailed(options, email, 'no secret decrypts the link')
  const release = holdClaim(options, email)
  try {
    const error = await send(transport, email, resolved, { from, seal })
    options.onOutage(error !== null && isOutage(error) ? maskPersonalData(error.message).slice(0, 500) : null)
    await (error === null ? markSent(options, email) : handleError(options, email, error))
  } finally {
    release()
  }
}

function markSent(options: DeliveryOptions, email: OutboxRow): Promise<void> {
  const sent = { status: 'sent', sentAt: options.clock(), lastError: null } as const
  return conclude(options, email, { ...sent, ...withoutLink(email) })
}

function handleError(options: DeliveryOptions, email: OutboxRow, error: Error): Promise<void> {
  // Mail servers repeat the refused address in their message.
  const lastError = maskPersonalData(error.message).slice(0, 500)
  const refusal = readRefusal(error)
  if (refusal !== null) return bounce(options, email, refusal, lastError)
  if (email.attempts >= MAX_ATTEMPTS) return markFailed(options, email, lastError)
  const nextAttemptAt = new Date(options.clock().getTime() + retryDelayMs(email.attempts))
  return conclude(options, email, { lastError, nextAttemptAt })
}

function conclude(
  { database }: DeliveryOptions,
  email: OutboxRow,
  change: Partial<OutboxRow>,
): Promise<void> {
  return persist(() => writeOutcome(database.db, email, change))
}

/** Returns why the email was not accepted, or null if it was. */
async function send(
  transport: MailTransport,
  email: OutboxRow,
  { to, replyTo, subject, html, text }: OutboxRow,
  { from, seal }: Pick<DeliveryOptions, 'from' | 'seal'>,
): Promise<Error | null> {
  const messageId = `<${email.id}@${getHost(from)}>`
  const unsubscribeUrl = email.hasUnsubscription ? getUnsubscribeUrl(email, seal) : null
  try {
    await transport.send({ messageId, from, to, replyTo, unsubscribeUrl, subject, html, text })
    return null
  } catch (error) {
    return error instanceof Error ? error : new Error('unknown error')
  }
}

/** A permanent refusal is a bounce, and is not retried automatically. */
async function bounce(
  { database, clock, onBounce }: DeliveryOptions,
  email: OutboxRow,
  kind: 'hard' | 'soft',
  reason: string,
): Promise<void> {
  await persist(() =>
    database.db.transaction(async (tx) => {
      await writeOutcome(tx, email, { status: 'bounced', lastError: reason, ...getLinkAfterFailure(email) })
      const stored = { email: email.to, emailId: email.id, kind, reason }
      await recordBounce(tx, stored, { now: clock(), onBounce })
    }),
  )
}

function markFailed(options: DeliveryOptions, email: OutboxRow, lastError: string): Promise<void> {
  return conclude(options, email, { status: 'failed', lastError, ...getLinkAfterFailure(email) })
}

/**
 * Returns the link columns after a failure. The team may resend an email with its link, but links that give access to
 * an account are removed, since an attacker could use them.
 */
function getLinkAfterFailure(email: OutboxRow): Partial<OutboxRow> {
  return hasSecretLink(email.kind) || email.sealedLink === null ? withoutLink(email) : {}
}

/** Returns the retry delay: 30 seconds, doubled each time, up to six hours. */
export function retryDelayMs(attempts: number): number {
  return Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1))
}

function getHost(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
}

/** Returns whether the mail server accepts no emails at all, rather than just refusing this one. */
function isOutage(error: unknown): boolean {
  const reply = smtpError.safeParse(error)
  return !reply.success || (reply.data.command !== 'RCPT TO' && reply.data.command !== 'DATA')
}

/** Returns the bounce kind of a permanent refusal, or null if the email should be retried. */
function readRefusal(error: unknown): Exclude<BounceKind, 'complaint'> | null {
  const reply = smtpError.safeParse(error)
  if (!reply.success) return null
  const { command, responseCode: code, response: text } = reply.data
  return toBounceKind({ command, code, text })
}

/**
 * Renews the claim on an email repeatedly during an attempt, however slow the mail server is. Returns a function that
 * stops the renewal.
 */
function holdClaim({ database, clock }: { database: Database; clock: Clock }, email: OutboxRow): () => void {
  const renew = async () => {
    const nextAttemptAt = new Date(clock().getTime() + CLAIM_TIMEOUT_MS)
    await database.db.update(outbox).set({ nextAttemptAt }).where(isClaimed(email))
  }
  // A claim that could not be renewed is renewed by the next call.
  const timer = setInterval(() => void renew().catch(() => {}), CLAIM_TIMEOUT_MS / 4)
  return () => clearInterval(timer)
}

/** Writes the outcome of an attempt, unless the claim was lost. */
function writeOutcome(db: Queryable, email: OutboxRow, change: Partial<OutboxRow>): Promise<unknown> {
  return db.update(outbox).set(change).where(isClaimed(email))
}

/** Retries writing an outcome after a short database failure, since a sent email must not be sent again. */
async function persist(write: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await write()
      return
    } catch (error) {
      if (attempt === WRITE_ATTEMPTS_MAX) throw error
      await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1))
    }
  }
}

function isClaimed({ id, attempts }: OutboxRow) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts), eq(outbox.status, 'waiting'))
}
