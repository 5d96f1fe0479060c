import { setTimeout as pause } from 'node:timers/promises'
import { and, eq } from 'drizzle-orm'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { type OutboxRow, outbox } from '../mail-tables.ts'

/** When an attempt whose process no longer holds it counts as lost. */
export const LOST_AFTER_MS = 2 * 60_000

/** Before the outcome of an attempt is written again, doubled each time: a minute in all, within what a claim lasts. */
const FIRST_PAUSE_MS = 250
const WRITES = 8

/** Holds the claim of an email for as long as its attempt lasts, however slow the mail server is. Returns what releases it. */
export function holdClaim(
  { database, clock }: { database: Database; clock: Clock },
  letter: OutboxRow,
): () => void {
  const hold = async () => {
    const nextAttemptAt = new Date(clock().getTime() + LOST_AFTER_MS)
    await database.db.update(outbox).set({ nextAttemptAt }).where(isClaimed(letter))
  }
  // A claim that could not be renewed is renewed by the next call.
  const timer = setInterval(() => void hold().catch(() => {}), LOST_AFTER_MS / 4)
  return () => clearInterval(timer)
}

/** Writes the outcome of an attempt, unless its claim was lost. */
export function settle(db: Queryable, letter: OutboxRow, change: Partial<OutboxRow>): Promise<unknown> {
  return db.update(outbox).set(change).where(isClaimed(letter))
}

/** Repeats what writes an outcome after a short fault of the database: an email that was sent must not be sent again. */
export async function persist(write: () => Promise<unknown>): Promise<void> {
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
