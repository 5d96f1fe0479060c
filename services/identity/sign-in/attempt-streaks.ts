import { createHmac } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { type AttemptDecision, decideAttempt, STREAK_SECONDS } from '#domain/account/sign-in-delay.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { attemptStreaks } from '../identity-tables.ts'
import type { IdentityOptions } from '../options.ts'

/**
 * At which door a password is tried: the address from all devices that its account does not know, or from one that it
 * does. Attempts at the one make nobody wait at the other.
 */
export type AttemptTarget = { email: string; knownDevice: string | null }

/** Wrong passwords in a row, counted for all processes together. */
export function createAttemptStreaks({
  database,
  clock,
  cookieSecret,
}: Pick<IdentityOptions, 'database' | 'clock' | 'cookieSecret'>) {
  /** An address is stored as a keyed digest: a reader of the table learns none. */
  const keyOf = ({ email, knownDevice }: AttemptTarget) =>
    createHmac('sha256', cookieSecret)
      .update(JSON.stringify([email, knownDevice]))
      .digest('base64url')

  return {
    /** Counts an attempt, or says how long it has to wait. Of many at once, each sees those before it. */
    begin(target: AttemptTarget): Promise<AttemptDecision> {
      const key = keyOf(target)
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
    /** The password was right, or is a new one. */
    async end(queryable: Queryable, target: AttemptTarget): Promise<void> {
      await queryable.delete(attemptStreaks).where(eq(attemptStreaks.key, keyOf(target)))
    },
  }
}

export type AttemptStreaks = ReturnType<typeof createAttemptStreaks>

/** Removes streaks that are forgotten. */
export async function removeForgottenStreaks({ db }: Database, now: Date): Promise<void> {
  await db
    .delete(attemptStreaks)
    .where(lt(attemptStreaks.lastAt, new Date(now.getTime() - STREAK_SECONDS * 1000)))
}
