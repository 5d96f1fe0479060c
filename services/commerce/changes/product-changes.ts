import { CHANGES } from '#contracts/changes.ts'
import type { ChangeLog } from '#services/kernel/changes/change-log.ts'

/** The log of changed products, by their numbers. */
export const PRODUCT_CHANGES: ChangeLog = { name: 'commerce', channel: CHANGES.products }
