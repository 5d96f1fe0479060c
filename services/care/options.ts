import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { CustomerSources } from './sources.ts'

export type CareOptions = { database: Database; clock: Clock; sources: CustomerSources }
