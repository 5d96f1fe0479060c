import { CHANGES } from '#contracts/changes.ts'
import type { ChangeLog } from '#services/kernel/changes/change-log.ts'

export const PRODUCT_CHANGES: ChangeLog = { name: 'commerce', channel: CHANGES.products }
