import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { CustomerFacts } from './customer-facts.ts'

export type AudienceOptions = {
  database: Database
  clock: Clock
  /** Opens the service to the servers that hold it. */
  key: string | RotatedSecret
  facts: CustomerFacts
  /** Called for unexpected faults, of which the caller learns nothing. */
  reportFault(fault: unknown): void
}
