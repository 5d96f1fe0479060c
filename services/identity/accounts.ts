import { eq } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database.ts'
import { accounts, signInEvents } from './identity-tables.ts'
import { hashPassword } from './password-hash.ts'

export type Account = typeof accounts.$inferSelect

/** Two spellings of an address are one person. */
export function normalizedEmail(email: string): string {
  return email.trim().toLowerCase()
}

export async function findAccountByEmail({ db }: Database, email: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalizedEmail(email)))
  return account ?? null
}

export async function findAccount({ db }: Database, id: string): Promise<Account | null> {
  if (!UUID.test(id)) return null
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account ?? null
}

export type NewAccount = {
  email: string
  password: string
  language: Language
  hasCommercialConsent: boolean
  hasPersonalizedConsent: boolean
}

/** Makes an account; of two that are asked for at once with one address the second is refused. */
export async function createAccount(
  queryable: Queryable,
  { email, password, ...rest }: NewAccount,
  now: Date,
): Promise<Result<Account, 'email-registered'>> {
  const passwordHash = await hashPassword(password)
  const [account] = await queryable
    .insert(accounts)
    .values({ ...rest, email: normalizedEmail(email), passwordHash, createdAt: now })
    .onConflictDoNothing({ target: accounts.email })
    .returning()
  return account ? ok(account) : refuse('email-registered')
}

export async function setPassword(queryable: Queryable, accountId: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password)
  await queryable.update(accounts).set({ passwordHash }).where(eq(accounts.id, accountId))
}

/** Notes that the address of an account is proven to be its owner's. */
export async function verifyEmail(queryable: Queryable, accountId: string, now: Date): Promise<void> {
  await queryable.update(accounts).set({ emailVerifiedAt: now }).where(eq(accounts.id, accountId))
}

type SignInEvent = typeof signInEvents.$inferInsert

/** Adds a line to the audit trail. */
export async function recordEvent(queryable: Queryable, event: SignInEvent): Promise<void> {
  await queryable.insert(signInEvents).values(event)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
