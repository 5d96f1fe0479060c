import { eq, sql } from 'drizzle-orm'
import type { Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import { accounts, signInEvents } from '../identity-tables.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { isReserved } from './reserved-address.ts'

export type Account = typeof accounts.$inferSelect

/** Normalizes an email address, so that different capitalization does not create another account. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}

export async function findAccountByEmail({ db }: Database, email: string): Promise<Account | null> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normalizeEmail(email)))
  return account ?? null
}

export async function findAccount({ db }: Database, id: string): Promise<Account | null> {
  if (!UUID.test(id)) return null
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account ?? null
}

/** Locks an account until the transaction ends and returns its current row, or null if it was deleted. */
export async function lockAccount(tx: Queryable, id: string): Promise<Account | null> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return account ?? null
}

/**
 * Locks an account whose owner has already been authenticated by password. Returns null if its credentials have changed
 * since, which invalidates the authentication.
 */
export async function lockAuthenticated(tx: Queryable, proven: Account): Promise<Account | null> {
  const account = await lockAccount(tx, proven.id)
  return account?.credentialsVersion === proven.credentialsVersion ? account : null
}

export type NewAccount = {
  /** An id chosen by the caller. By default, one is generated. */
  id?: string
  email: string
  password: string
  language: Language
  hasPersonalizedConsent: boolean
}

/**
 * Creates an account. Refused if the address is taken, even by a simultaneous request, or if another account may still
 * be restored to it.
 */
export async function createAccount(
  queryable: Queryable,
  { email, password, ...rest }: NewAccount,
  now: Date,
): Promise<Result<Account, 'email-registered'>> {
  const passwordHash = await hashPassword(password)
  const [account] = await queryable
    .insert(accounts)
    .values({
      ...rest,
      email: normalizeEmail(email),
      passwordHash,
      personalizedConsentAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!account) return refuse('email-registered')
  if (!(await isReserved(queryable, account.email, { accountId: account.id, now }))) return ok(account)
  // Check after the insert, which waits for a concurrent change of address.
  await queryable.delete(accounts).where(eq(accounts.id, account.id))
  return refuse('email-registered')
}

/** Stores whether a customer allows personalized offers, and the time if the choice changes. */
export async function setPersonalizedConsent(
  tx: Queryable,
  { id, now, hasPersonalizedConsent }: { id: string; now: Date; hasPersonalizedConsent: boolean },
): Promise<void> {
  const { personalizedConsentAt } = accounts
  await tx
    .update(accounts)
    .set({
      hasPersonalizedConsent,
      personalizedConsentAt: sql`case when ${accounts.hasPersonalizedConsent} = ${hasPersonalizedConsent} then ${personalizedConsentAt} else ${now}::timestamptz end`,
    })
    .where(eq(accounts.id, id))
}

type SignInEvent = typeof signInEvents.$inferInsert

export async function recordEvent(queryable: Queryable, event: SignInEvent): Promise<void> {
  await queryable.insert(signInEvents).values(event)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
