import { and, eq, isNull, sql } from 'drizzle-orm'
import type { RequestPiece } from '#contracts/request.ts'
import { customerKey } from '#domain/account/email-address.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { requests } from '../requests-tables.ts'

export const variantId = sql<string>`${requests.pieces}->0->>'variantId'`
// The values are literals, so that PostgreSQL uses the index of waiting requests.
export const isWaiting = sql`kind = 'back-in-stock' and state = 'waiting' and ${isNull(requests.noticeSentAt)}`

/**
 * Returns the waiting request of the same customer for the same variant, or null if there is none. No other one can be
 * stored until the transaction ends.
 */
export async function lockWaiting(
  tx: Queryable,
  { email, pieces }: { email: string; pieces: readonly RequestPiece[] },
): Promise<typeof requests.$inferSelect | null> {
  const customer = customerKey(email)
  const awaited = pieces[0]?.variantId ?? ''
  await tx.execute(
    sql`select pg_advisory_xact_lock(${LOCKS.stockNotice}, hashtext(${`${awaited} ${customer}`}))`,
  )
  const waiting = await tx
    .select({ id: requests.id, email: requests.email })
    .from(requests)
    .where(and(isWaiting, eq(variantId, awaited)))
  const own = waiting.find((request) => customerKey(request.email) === customer)
  const [row] = own ? await tx.select().from(requests).where(eq(requests.id, own.id)) : []
  return row ?? null
}
