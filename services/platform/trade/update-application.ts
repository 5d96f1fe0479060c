import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { tradeApplications } from './trade-tables.ts'

type Application = typeof tradeApplications.$inferSelect

/** Changes a locked application and increases its version. */
export async function updateApplication(
  tx: Queryable,
  id: string,
  changes: Partial<Pick<Application, 'state' | 'decidedAt' | 'requestId'>>,
): Promise<Application> {
  const [updated] = await tx
    .update(tradeApplications)
    .set({ ...changes, version: sql`${tradeApplications.version} + 1` })
    .where(eq(tradeApplications.id, id))
    .returning()
  if (!updated) throw new Error('The locked trade application was not found')
  return updated
}
