import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { deleteVisitorsOf } from '#services/audience/identified-visitors.ts'
import { createCareService } from '#services/care/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Service } from '#services/kernel/service.ts'
import { clearHardBounces, findHardBounce } from '#services/mail/bounces/record-bounce.ts'
import type { Logger } from '../../http/request-log.ts'
import { type CustomerServices, copyCustomerData } from '../copy-customer-data.ts'

/**
 * The directory of customers, over the services of this process that have their data; null for those that are hosted
 * elsewhere.
 */
export function createCare(
  services: CustomerServices & { hasAudience: boolean },
  {
    database,
    log,
    showsPicture,
  }: { database: Database; log: Pick<Logger, 'warn'>; showsPicture: ShowsPicture },
): Service {
  const { identity, customer, commerce, platform, chat, hasAudience } = services
  const report = (problem: object) => log.warn({ client: 'customer', ...problem }, 'service problem')
  return createCareService({
    database,
    clock: systemClock,
    sources: {
      identity: identity.customers,
      profiles: customer?.customers ?? null,
      orders: commerce?.customers ?? null,
    },
    findBounce: findHardBounce,
    clearBounce: clearHardBounces,
    copyData: copyCustomerData(services, { showsPicture, report }),
    removeElsewhere:
      platform && chat && hasAudience
        ? async (tx, accountId) => {
            await platform.customers.remove(tx, accountId)
            await chat.customers.remove(tx, accountId)
            await deleteVisitorsOf(tx, accountId)
          }
        : null,
  })
}
