import { createCareService } from '#services/care/service.ts'
import type { CommerceService } from '#services/commerce/service.ts'
import type { CustomerService } from '#services/customer/service.ts'
import type { IdentityService } from '#services/identity/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Service } from '#services/kernel/service.ts'

/**
 * The directory of customers, over the services of this process that have their data; null for those that are hosted
 * elsewhere.
 */
export function createCare(
  database: Database,
  {
    identity,
    customer,
    commerce,
  }: { identity: IdentityService; customer: CustomerService | null; commerce: CommerceService | null },
): Service {
  return createCareService({
    database,
    clock: systemClock,
    sources: {
      identity: identity.customers,
      profiles: customer?.customers ?? null,
      orders: commerce?.customers ?? null,
    },
  })
}
