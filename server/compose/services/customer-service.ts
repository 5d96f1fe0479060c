import { createAuthorizedClient } from '#clients/calls/call-client.ts'
import { customerCartCalls } from '#contracts/customer-cart.ts'
import { createOrderSource } from '#services/customer/orders/order-source.ts'
import {
  type CustomerOptions,
  type CustomerService,
  createCustomerService,
} from '#services/customer/service.ts'
import type { IdentityService } from '#services/identity/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { MailService } from '#services/mail/service.ts'
import type { Reach } from '../../seam/seam.ts'
import type { Base } from './base.ts'

/** The identity service authenticates customers, the commerce service has their orders, and the platform their cart. */
export function createCustomer(
  { configuration: { services, publicOrigin, house }, database, limiter, log }: Base,
  {
    mail,
    identity,
    tokenOwner,
    commerce,
    platform,
  }: {
    mail: MailService
    /** Null if accounts are at another provider, so that no email addresses are known. */
    identity: Pick<IdentityService, 'customers'> | null
    tokenOwner: CustomerOptions['authenticate']
    commerce: Reach
    platform: Reach
  },
): CustomerService {
  const { privateToken } = services.commerce
  const report = (problem: object) => log.warn({ client: 'platform', ...problem }, 'service problem')
  const carts = createAuthorizedClient(customerCartCalls, { ...platform, report })
  return createCustomerService({
    database,
    clock: systemClock,
    shopUrl: publicOrigin,
    shop: { name: house.name },
    limiter,
    sendMail: mail.queueMail,
    async findMailboxes(accountIds) {
      const found = await identity?.customers.find(database.db, { ids: accountIds, emails: [] })
      return new Map(
        found?.flatMap(({ id, email, language, isEmailVerified }) =>
          isEmailVerified ? [[id, { email, language }]] : [],
        ),
      )
    },
    isMemberOfTeam: async (accountId) => (await identity?.customers.isMemberOfTeam(accountId)) ?? false,
    companyToken: services.customer.companyTokens,
    authenticate: tokenOwner,
    orders: createOrderSource({ ...commerce, privateToken }),
    async readCartId(accessToken) {
      const stored = await carts.read(accessToken)
      if (!stored.ok) throw new Error(`The platform did not return a customer's cart: ${stored.code}`)
      return stored.value
    },
    reportError: (error) => log.error({ err: error }, 'customer error'),
  })
}
