import { and, eq, inArray, lt, type SQL } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { requestAttachments } from '../requests/requests-tables.ts'
import { tradeApplications, tradeReaders } from './trade-tables.ts'

/** How long a rejected application is stored after the decision, so that it can be explained. */
export const REJECTED_DAYS = 730

/**
 * Removes rejected applications after `REJECTED_DAYS`. Others are stored as long as the account, since they explain its
 * standing. Also removes the records of who had an application open, after a day.
 */
export async function removeOldApplications({ db }: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REJECTED_DAYS * 86_400_000)
  const isOld = and(eq(tradeApplications.state, 'rejected'), lt(tradeApplications.decidedAt, before))
  await db.transaction((tx) => removeApplications(tx, isOld))
  await db.delete(tradeReaders).where(lt(tradeReaders.readAt, new Date(now.getTime() - 86_400_000)))
}

export async function removeAccountApplication(tx: Queryable, accountId: string): Promise<void> {
  await removeApplications(tx, eq(tradeApplications.accountId, accountId))
}

/**
 * Removes applications with their notes. The job for unclaimed files removes the certificates, whose names are cleared.
 */
async function removeApplications(tx: Queryable, condition: SQL | undefined): Promise<void> {
  const removed = await tx.delete(tradeApplications).where(condition).returning({ id: tradeApplications.id })
  if (removed.length === 0) return
  await tx
    .update(requestAttachments)
    .set({ applicationId: null, name: '', uploadedAt: new Date(0) })
    .where(
      inArray(
        requestAttachments.applicationId,
        removed.map(({ id }) => id),
      ),
    )
}
