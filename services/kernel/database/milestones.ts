import { eq } from 'drizzle-orm'
import { milestones } from '../kernel-tables.ts'
import type { Database } from './database.ts'

/** Returns whether a one-time step in the life of a shop is done. */
export async function hasMilestone({ db }: Database, name: string): Promise<boolean> {
  const found = await db.select().from(milestones).where(eq(milestones.name, name))
  return found.length > 0
}

export async function recordMilestone({ db }: Database, name: string, now: Date): Promise<void> {
  await db.insert(milestones).values({ name, reachedAt: now }).onConflictDoNothing()
}
