import { readAccountCopy } from '#clients/customer/account-copy.ts'
import { createCustomerClient } from '#clients/customer/customer-client.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { deleteAccountVisitors } from '#services/audience/identified-visitors.ts'
import { createCareService } from '#services/care/service.ts'
import type { ChatService } from '#services/chat/service.ts'
import type { CommerceService } from '#services/commerce/service.ts'
import type { CustomerService } from '#services/customer/service.ts'
import type { IdentityService } from '#services/identity/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Service } from '#services/kernel/service.ts'
import { clearHardBounces, findHardBounce } from '#services/mail/bounces/record-bounce.ts'
import type { PlatformService } from '#services/platform/service.ts'
import type { Logger } from '../../http/request-log.ts'

/** Null for a service that is hosted elsewhere. */
type CustomerServices = {
  identity: IdentityService
  customer: CustomerService | null
  commerce: CommerceService | null
  platform: PlatformService | null
  chat: ChatService | null
}

type Owner = { accountId: string | null; email: string; isEmailVerified: boolean }

/**
 * The customer directory, based on the services of this process that have its data; the sources of services that are
 * hosted elsewhere are null.
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
    removeFromOtherServices:
      platform && chat && hasAudience
        ? async (tx, accountId) => {
            await platform.customers.remove(tx, accountId)
            await chat.customers.remove(tx, accountId)
            await deleteAccountVisitors(tx, accountId)
          }
        : null,
  })
}

/**
 * The same export that customers can download (`app/features/account/profile/account-export.server.ts`), read by the
 * same client from the services of this process. For a guest, it contains only their orders. Refused with
 * `customer-hosted` if part of it is hosted elsewhere.
 */
function copyCustomerData(
  { identity, customer, commerce, platform, chat }: CustomerServices,
  { showsPicture, report }: { showsPicture: ShowsPicture; report: (problem: object) => void },
): (owner: Owner) => Promise<Result<object, 'customer-hosted' | 'customer-unavailable'>> {
  return async ({ accountId, email, isEmailVerified }) => {
    if (!customer || !commerce || !platform || !chat) return refuse('customer-hosted')
    if (accountId === null) return ok({ orders: await commerce.customers.copyGuestOrders(email) })
    const account = await identity.customers.copy(accountId)
    const platformCopy = await platform.customers.copy(accountId)
    const chatCopy = await chat.customers.copy(accountId)
    const client = createCustomerClient({
      baseUrl: 'http://customer.internal',
      fetch: customer.fetchFor({ accountId, email, isEmailVerified }, platformCopy.cartId),
      showsPicture,
      report,
    })
    const copy = await readAccountCopy(client, 'of-the-team')
    if (!copy.ok || !account) return refuse('customer-unavailable')
    const { customer: person, trade, addresses, orders } = copy.value
    const priceFeed = await commerce.customers.copyPriceFeed(accountId)
    const feed = priceFeed && { priceFeed }
    return ok({ customer: person, trade, account, addresses, orders, ...feed, ...platformCopy, ...chatCopy })
  }
}
