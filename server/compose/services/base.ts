import type { Database } from '#services/kernel/database/database.ts'
import type { RateLimiter } from '#services/kernel/rate-limit.ts'
import type { Logger } from '../../http/request-log.ts'
import type { Configuration } from '../../settings/config.ts'

/** The dependencies of every service. */
export type Base = { configuration: Configuration; database: Database; limiter: RateLimiter; log: Logger }
