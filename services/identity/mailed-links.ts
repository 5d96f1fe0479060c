import { createHash } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database, Queryable } from '#services/kernel/database.ts'
import { randomToken } from '#services/kernel/random-id.ts'
import { type Account, findAccount } from './accounts.ts'
import { mailedLinks } from './identity-tables.ts'

type Purpose = typeof mailedLinks.$inferSelect.purpose

const HOUR_MS = 3_600_000
/** How long a link works: a password may not wait long, an address may. */
const LIFETIME_MS: Record<Purpose, number> = {
  password: HOUR_MS,
  verification: 72 * HOUR_MS,
  'email-change': 24 * HOUR_MS,
}

/** Makes the token of a link that works once. An earlier link for the same purpose works no longer. */
export async function makeLink(
  queryable: Queryable,
  link: { accountId: string; purpose: Purpose; email?: string; now: Date },
): Promise<string> {
  const { accountId, purpose, email = null, now } = link
  const token = randomToken(32)
  await queryable
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.accountId, accountId), eq(mailedLinks.purpose, purpose)))
  await queryable.insert(mailedLinks).values({
    ...{ tokenHash: hashOf(token), purpose, accountId, email },
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
  asked: { token: string; purpose: Purpose; now: Date },
): Promise<string | null> {
  return (await takeLink(queryable, asked))?.accountId ?? null
}

/** Uses the link to a new address; answers whose it was, and the address. */
export async function consumeEmailLink(
  queryable: Queryable,
  asked: { token: string; now: Date },
): Promise<{ accountId: string; email: string } | null> {
  const link = await takeLink(queryable, { ...asked, purpose: 'email-change' })
  return link?.email ? { accountId: link.accountId, email: link.email } : null
}

/** The address that an account is to have, while its link is open. */
export async function readPendingEmail(
  { db }: Database,
  accountId: string,
  now: Date,
): Promise<string | null> {
  const [link] = await db
    .select({ email: mailedLinks.email })
    .from(mailedLinks)
    .where(
      and(
        eq(mailedLinks.accountId, accountId),
        eq(mailedLinks.purpose, 'email-change'),
        isNull(mailedLinks.usedAt),
        gt(mailedLinks.expiresAt, now),
      ),
    )
  return link?.email ?? null
}

async function takeLink(
  queryable: Queryable,
  { token, purpose, now }: { token: string; purpose: Purpose; now: Date },
) {
  const [link] = await queryable
    .update(mailedLinks)
    .set({ usedAt: now })
    .where(isOpen(token, purpose, now))
    .returning({ accountId: mailedLinks.accountId, email: mailedLinks.email })
  return link ?? null
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
