import type { Language } from '#domain/market/language.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Account } from './accounts.ts'

type Owner = { id: string; email: string; isEmailVerified: boolean; language: Language }

/**
 * The newsletter of the owners of accounts, which the audience service has (docs/areas/newsletter-and-tracking.md):
 * what they chose, and what follows when their address is verified or their account deleted.
 */
export type Newsletter = {
  read(db: Queryable, owner: Owner): Promise<{ isWanted: boolean; at: Date | null }>
  choose(tx: Queryable, owner: Owner, choice: { isWanted: boolean; now: Date }): Promise<void>
  addressVerified(tx: Queryable, owner: Owner, now: Date): Promise<void>
  remove(tx: Queryable, owner: Owner): Promise<void>
}

export function ownerOf({ id, email, emailVerifiedAt, language }: Account): Owner {
  return { id, email, isEmailVerified: emailVerifiedAt !== null, language }
}
