import { createHash } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database.ts'
import { randomToken } from '#services/kernel/random-id.ts'
import { type Account, findAccount } from './accounts.ts'
import { mailedLinks } from './identity-tables.ts'

type Purpose = typeof mailedLinks.$inferSelect.purpose

const HOUR_MS = 3_600_000
/** How long a link works: a password may not wait long, an address may. */
const LIFETIME_MS: Record<Purpose, number> = { password: HOUR_MS, verification: 72 * HOUR_MS }

/** Makes the token of a link that works once. An earlier link for the same purpose works no longer. */
export async function makeLink(
  queryable: Queryable,
  { accountId, purpose, now }: { accountId: string; purpose: Purpose; now: Date },
): Promise<string> {
  const token = randomToken(32)
  await queryable
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.accountId, accountId), eq(mailedLinks.purpose, purpose)))
  await queryable.insert(mailedLinks).values({
    ...{ tokenHash: hashOf(token), purpose, accountId },
    expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
  })
  return token
}

/** The account whose link it is; null when it is used, past its time, or none. */
export async function readLink(
  database: Database,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Date },
): Promise<Account | null> {
  const [link] = await database.db
    .select({ accountId: mailedLinks.accountId })
    .from(mailedLinks)
    .where(isOpen(token, purpose, now))
  return link ? findAccount(database, link.accountId) : null
}

/** Uses a link: of two who try at once one succeeds. Answers whose it was. */
export async function consumeLink(
  queryable: Queryable,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Date },
): Promise<string | null> {
  const [link] = await queryable
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(isOpen(token, purpose, now))
    .returning({ accountId: mailedLinks.accountId })
  return link?.accountId ?? null
}

function isOpen(token: string, purpose: Purpose, now: Date) {
  return and(
    eq(mailedLinks.tokenHash, hashOf(token)),
    eq(mailedLinks.purpose, purpose),
    isNull(mailedLinks.usedAt),
    gt(mailedLinks.expiresAt, now),
  )
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
