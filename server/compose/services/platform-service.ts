import { createCustomerClient } from '#clients/customer/customer-client.ts'
import { ok } from '#domain/result.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import { createPlatformService, type PlatformService } from '#services/platform/service.ts'
import type { Logger } from '../../http/request-log.ts'
import type { Reach } from '../../seam.ts'
import type { FindTokenOwner } from '../lookups/token-owner.ts'

/**
 * The platform service, which stores the language of a customer in the customer account service (Spec §7).
 */
export function createPlatform(
  database: Database,
  tokenOwner: FindTokenOwner,
  {
    customer,
    serverTokens,
    secrets,
    log,
  }: { customer: Reach; serverTokens: RotatedSecret; secrets: RotatedSecret; log: Logger },
): PlatformService {
  const report = (problem: object) => log.warn({ client: 'customer', ...problem }, 'service problem')
  const customers = createCustomerClient({ ...customer, report })
  return createPlatformService({
    database,
    clock: systemClock,
    serverToken: serverTokens,
    cartSeal: createSeal(secrets, 'stored carts'),
    async authenticate(accessToken) {
      const owner = await tokenOwner(accessToken)
      return owner.ok ? ok(owner.value?.accountId ?? null) : owner
    },
    reportFault: (fault) => log.error({ err: fault }, 'platform fault'),
    storeLanguage: async (accessToken, language) =>
      (await customers.setAttribute(accessToken, 'language', language)).ok,
  })
}
