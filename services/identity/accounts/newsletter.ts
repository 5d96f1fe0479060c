import type { Language } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Account } from './accounts.ts'

type Owner = { id: string; email: string; isEmailVerified: boolean; language: Language }

/**
 * Account owners' newsletter choices, which the audience service stores (docs/areas/newsletter-and-tracking.md), and
 * the effects of verifying an address or deleting an account.
 */
export type Newsletter = {
  read(db: Queryable, owner: Owner): Promise<{ isWanted: boolean; at: Date | null }>
  choose(tx: Queryable, owner: Owner, choice: { isWanted: boolean; now: Date }): Promise<void>
  confirmVerifiedAddress(tx: Queryable, owner: Owner, now: Date): Promise<void>
  remove(tx: Queryable, owner: Owner): Promise<void>
}

export function toOwner({ id, email, emailVerifiedAt, language }: Account): Owner {
  return { id, email, isEmailVerified: emailVerifiedAt !== null, language }
}
