import type { Clients } from '#clients/clients.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { createStockNotices, type StockNotices } from '#workers/stock-notices/stock-notices.ts'
import type { Logger } from '../../http/request-log.ts'
import type { ChangeSources } from './change-sources.ts'

/** Sends the notices of variants that are in stock again. */
export function makeStockNotices({
  database,
  clients: { commerce, stockNotices },
  changes,
  log,
}: {
  database: Database
  clients: Pick<Clients, 'commerce' | 'stockNotices'>
  changes: ChangeSources
  log: Logger
}): StockNotices {
  return createStockNotices({
    database,
    source: commerce,
    notices: stockNotices,
    changes: changes.commerce,
    report: (fault) => log.error({ err: fault }, 'stock notices not sent'),
  })
}
