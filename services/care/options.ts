import type { Result } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database, Queryable } from '#services/kernel/database/database.ts'
import type { CustomerSources } from './sources.ts'

export type CareOptions = {
  database: Database
  clock: Clock
  sources: CustomerSources
  /** Returns the last time that an address could not receive an email. */
  findBounce(db: Queryable, email: string): Promise<{ reason: string; at: Date } | null>
  clearBounce(tx: Queryable, email: string): Promise<void>
  /**
   * Returns the same copy of a customer's data that they can download themselves. For a guest it contains their orders.
   */
  copyData(owner: {
    accountId: string | null
    email: string
    isEmailVerified: boolean
  }): Promise<Result<object, 'customer-hosted' | 'customer-unavailable'>>
  /** Removes an account's data from services that are not in the directory. Null if one of them is hosted elsewhere. */
  removeFromOtherServices: ((tx: Queryable, accountId: string) => Promise<void>) | null
}
