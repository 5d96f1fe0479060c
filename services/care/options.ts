import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { CustomerSources } from './sources.ts'

export type CareOptions = {
  database: Database
  clock: Clock
  sources: CustomerSources
  /** The last time that an address could not receive an email. */
  findBounce(db: Queryable, email: string): Promise<{ reason: string; at: Date } | null>
  clearBounce(tx: Queryable, email: string): Promise<void>
  /** The copy of a customer's data that they could download themselves; of a guest, their orders. */
  copyData(owner: {
    accountId: string | null
    email: string
    isEmailVerified: boolean
  }): Promise<Result<object, 'customer-hosted' | 'customer-unavailable'>>
  /**
   * Removes what services without facts for the directory have stored about an account; null if one is hosted
   * elsewhere.
   */
  removeElsewhere: ((tx: Queryable, accountId: string) => Promise<void>) | null
}
