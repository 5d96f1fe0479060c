import { lt } from 'drizzle-orm'
import type { Database } from '#services/kernel/database/database.ts'
import { signInEvents } from '../identity-tables.ts'

/** How many days of events are shown to the owner of an account. */
export const EVENT_DAYS = 365

export async function removeOldEvents({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - EVENT_DAYS * 86_400_000)
  await db.delete(signInEvents).where(lt(signInEvents.happenedAt, before))
}
