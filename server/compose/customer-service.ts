import { z } from 'zod'
import { createCustomerCartClient } from '#clients/platform/customer-cart-client.ts'
import { IDENTITY_PATHS } from '#contracts/oauth.ts'
import { createOrderSource } from '#services/customer/orders/order-source.ts'
import { type CustomerOptions, createCustomerService } from '#services/customer/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database.ts'
import type { Service } from '#services/kernel/service.ts'
import type { Configuration } from '../config.ts'
import type { Logger } from '../http/request-log.ts'
import type { Reach } from '../seam.ts'

const claims = z.object({ sub: z.string(), email: z.string(), email_verified: z.boolean().default(false) })

/**
 * The customer account service. Who somebody is, the identity service says; what they ordered, the commerce
 * service; which cart is theirs, the platform.
 */
export function makeCustomer({
  configuration: { services, publicOrigin },
  database,
  log,
  ...others
}: {
  configuration: Configuration
  database: Database
  log: Logger
  identity: Reach
  commerce: Reach
  /** Asked for late: the platform in its turn keeps a language with this service. */
  platform: () => Reach
}): Service {
  const { privateToken } = services.commerce
  const report = (problem: object) => log.warn({ client: 'platform', ...problem }, 'service problem')
  return createCustomerService({
    ...{ database, clock: systemClock, shopUrl: publicOrigin, companyToken: services.customer.companyToken },
    authenticate: callerAt(others.identity),
    orders: createOrderSource({ ...others.commerce, privateToken }),
    async readCartId(accessToken) {
      const kept = await createCustomerCartClient({ ...others.platform(), report }).read(accessToken)
      if (!kept.ok) throw new Error(`The platform does not tell the cart of a customer: ${kept.code}`)
      return kept.value
    },
    reportFault: (fault) => log.error({ err: fault }, 'customer fault'),
  })
}

/** Who comes with an access token; null when it is nobody's. Throws when the identity service does not say. */
function callerAt(identity: Reach): CustomerOptions['authenticate'] {
  return async (accessToken) => {
    const headers = { authorization: `Bearer ${accessToken}` }
    const answer = await identity.fetch(new Request(identity.baseUrl + IDENTITY_PATHS.userinfo, { headers }))
    if (answer.status === 401 || answer.status === 403) return null
    if (answer.status !== 200) throw new Error(`The identity service answers ${answer.status}`)
    const { sub, email, email_verified } = claims.parse(await answer.json())
    return { accountId: sub, email, isEmailVerified: email_verified }
  }
}
