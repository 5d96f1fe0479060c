import { createCustomerClient } from '#clients/customer/customer-client.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import type { Service } from '#services/kernel/service.ts'
import { createPlatformService } from '#services/platform/service.ts'
import type { Logger } from '../../http/request-log.ts'
import type { Reach } from '../../seam.ts'
import type { TokenOwner } from '../lookups/token-owner.ts'

/** The platform service; the language of a customer it keeps with the customer account service (Spec §7). */
export function makePlatform(
  database: Database,
  tokenOwner: (accessToken: string) => Promise<TokenOwner | null>,
  {
    customer,
    serverTokens,
    secrets,
    log,
  }: { customer: Reach; serverTokens: RotatedSecret; secrets: RotatedSecret; log: Logger },
): Service {
  const report = (problem: object) => log.warn({ client: 'customer', ...problem }, 'service problem')
  const customers = createCustomerClient({ ...customer, report })
  return createPlatformService({
    database,
    clock: systemClock,
    serverToken: serverTokens,
    cartSeal: createSeal(secrets, 'stored carts'),
    authenticate: async (accessToken) => (await tokenOwner(accessToken))?.accountId ?? null,
    reportFault: (fault) => log.error({ err: fault }, 'platform fault'),
    storeLanguage: async (accessToken, language) =>
      (await customers.setAttribute(accessToken, 'language', language)).ok,
  })
}
