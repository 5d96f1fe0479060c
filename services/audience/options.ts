import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { CustomerData } from './customer-data.ts'
import type { NewsletterOptions } from './newsletter/newsletter-options.ts'

export type AudienceOptions = {
  database: Database
  clock: Clock
  /** The token that callers must send. Only servers have it. */
  key: string | RotatedSecret
  facts: CustomerData
  newsletter: NewsletterOptions
  /** Called for unexpected errors, whose details are not sent to the caller. */
  reportError(error: unknown): void
}
