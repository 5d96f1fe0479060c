import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import type { Queryable } from '#services/kernel/database/database.ts'
import { mailedLinks } from '../identity-tables.ts'

/**
 * Returns whether another account may still be restored to an address. Until that is no longer possible, no account can
 * be created with the address or moved to it, because restoring would fail.
 */
export async function isReserved(
  queryable: Queryable,
  email: string,
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  const [undo] = await queryable
    .select({ accountId: mailedLinks.accountId })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.email, email),
        eq(mailedLinks.purpose, 'email-undo'),
        ne(mailedLinks.accountId, accountId),
        isNull(mailedLinks.usedAt),
        gt(mailedLinks.expiresAt, now),
      ),
    )
    .limit(1)
  return undo !== undefined
}
