import { createHmac } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { type AttemptDecision, decideAttempt, STREAK_SECONDS } from '#domain/account/sign-in-delay.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { attemptStreaks } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'

/**
 * The target of password attempts: an account from any untrusted device, or from one trusted device. Each is counted
 * separately, so that strangers' attempts do not block the owner's devices.
 */
export type AttemptTarget = { email: string; knownDevice: string | null }

/** Counts consecutive wrong passwords across all processes. */
export function createAttemptStreaks({
  database,
  clock,
  cookieSecret,
}: Pick<IdentityOptions, 'database' | 'clock' | 'cookieSecret'>) {
  /** The key is a keyed digest, so that the table does not reveal email addresses. */
  const getTargetKey = ({ email, knownDevice }: AttemptTarget) =>
    createHmac('sha256', cookieSecret)
      .update(JSON.stringify([email, knownDevice]))
      .digest('base64url')

  return {
    /** Counts an attempt or returns how long to wait. Simultaneous attempts are serialized. */
    begin(target: AttemptTarget): Promise<AttemptDecision> {
      const key = getTargetKey(target)
      return database.db.transaction(async (tx) => {
        await tx.insert(attemptStreaks).values({ key, failures: 0, lastAt: clock() }).onConflictDoNothing()
        const [known] = await tx
          .select()
          .from(attemptStreaks)
          .where(eq(attemptStreaks.key, key))
          .for('update')
        const now = clock()
        const streak = known?.failures ? { failures: known.failures, lastAtMs: known.lastAt.getTime() } : null
        const decision = decideAttempt(streak, now.getTime())
        if (decision.isAllowed) {
          const { failures } = decision.streak
          await tx.update(attemptStreaks).set({ failures, lastAt: now }).where(eq(attemptStreaks.key, key))
        }
        return decision
      })
    },
    /** Ends a streak after a correct or new password. */
    async end(queryable: Queryable, target: AttemptTarget): Promise<void> {
      await queryable.delete(attemptStreaks).where(eq(attemptStreaks.key, getTargetKey(target)))
    },
  }
}

export type AttemptStreaks = ReturnType<typeof createAttemptStreaks>

export async function removeExpiredStreaks({ db }: Database, now: Date): Promise<void> {
  await db
    .delete(attemptStreaks)
    .where(lt(attemptStreaks.lastAt, new Date(now.getTime() - STREAK_SECONDS * 1000)))
}
