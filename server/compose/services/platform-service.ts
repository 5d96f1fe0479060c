import { createCustomerClient } from '#clients/customer/customer-client.ts'
import type { FilesClient } from '#clients/files/files-client.ts'
import { createViesClient } from '#clients/vies/vies-client.ts'
import type { MakeDocument } from '#contracts/document.ts'
import type { AgreedOrders } from '#contracts/order/agreed-order.ts'
import { findExemptNumber } from '#domain/company/tax-exemption.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { hasRole } from '#domain/team/roles.ts'
import { grantedStanding, maySeeTradePrices, toRole } from '#domain/visitor/roles.ts'
import type { IdentityService } from '#services/identity/service.ts'
import { systemClock } from '#services/kernel/clock.ts'
import { createIdTokens } from '#services/kernel/secrets/id-tokens.ts'
import { createSeal } from '#services/kernel/secrets/seal.ts'
import type { MailService } from '#services/mail/service.ts'
import type { QuotesOptions } from '#services/platform/quotes/quotes-options.ts'
import { createReplyAddresses } from '#services/platform/requests/inbound/reply-address.ts'
import { createPlatformService, type PlatformService } from '#services/platform/service.ts'
import type { TradeAccounts } from '#services/platform/trade/trade-options.ts'
import { overNetwork, type Reach } from '../../seam/seam.ts'
import { hostedShop } from '../../settings/hosted-logs.ts'
import { getExemptNumber } from '../lookups/authenticate-buyer.ts'
import type { CustomerLookups } from '../lookups/customer-lookups.ts'
import { memberNamesById } from '../lookups/member-names.ts'
import type { FindTokenOwner } from '../lookups/token-owner.ts'
import type { Base } from './base.ts'

/**
 * Stores the customer's language in the customer account service (Spec §7) and attachments in the files service, and
 * sends emails through the mail service.
 */
export function createPlatform(
  { configuration, database, limiter, log }: Base,
  {
    tokenOwner,
    customer,
    agreedOrders,
    quoteCatalogue,
    files,
    mail,
    identity,
    makeDocument,
    readFile,
    tradeAccounts,
    companyOf,
  }: {
    tokenOwner: FindTokenOwner
    customer: Reach
    agreedOrders: AgreedOrders
    quoteCatalogue: Pick<QuotesOptions, 'publicPrices' | 'leadTimes' | 'soldOut' | 'findPieces'>
    files: FilesClient
    mail: MailService
    /** Null for accounts from another provider, whose verified emails and team members' names are not known. */
    identity: Pick<IdentityService, 'customers' | 'findColleagues'> | null
    makeDocument: MakeDocument
    readFile: (path: string) => Promise<Uint8Array | null>
    tradeAccounts: TradeAccounts
    companyOf: CustomerLookups['companyOf']
  },
): PlatformService {
  const { house, publicOrigin, secret, oldSecrets, services } = configuration
  const reportFrom = (client: string) => (problem: object) =>
    log.warn({ client, ...problem }, 'service problem')
  const customers = createCustomerClient({ ...customer, report: reportFrom('customer') })
  const { inbound, viesUrl } = services.platform
  const replyAddresses = inbound && createReplyAddresses([secret, ...oldSecrets], inbound.domain)
  const memberNames = async (accountIds: readonly string[]) =>
    memberNamesById((await identity?.findColleagues(accountIds)) ?? [])
  return createPlatformService({
    database,
    clock: systemClock,
    serverToken: services.platform.serverTokens,
    cartSeal: createSeal([secret, ...oldSecrets], 'stored carts'),
    requests: {
      limiter,
      house,
      shopUrl: publicOrigin,
      sendMail: mail.queueMail,
      forgetMail: mail.forgetRequests,
      files,
      isClientCareMember: async (accountId) =>
        ((await identity?.findColleagues([accountId])) ?? []).some(({ roles }) => hasRole(roles, ['care'])),
      threadTokens: createIdTokens([secret, ...oldSecrets], 'conversations of guests'),
      inbound: inbound && replyAddresses && { secret: inbound.secret, addresses: replyAddresses },
      cancelTokens: createIdTokens([secret, ...oldSecrets], 'cancelled stock notices'),
      async verifiedEmail(accountId) {
        const [found] = (await identity?.customers.find(database.db, { ids: [accountId], emails: [] })) ?? []
        return found?.isEmailVerified ? found.email : null
      },
      memberNames,
    },
    quotes: {
      limiter,
      house,
      shopUrl: publicOrigin,
      sendMail: mail.queueMail,
      tokens: createIdTokens([secret, ...oldSecrets], 'quotes of guests'),
      agreedOrders,
      getReplyAddress: (number) => replyAddresses?.toAddress(number) ?? null,
      memberNames,
      findBuyer: createBuyerLookup(
        { companyOf, isVerified: tradeAccounts.isVerified },
        { home: house.country, isHosted: hostedShop(services.commerce) !== null },
      ),
      publicPrices: quoteCatalogue.publicPrices,
      leadTimes: quoteCatalogue.leadTimes,
      soldOut: quoteCatalogue.soldOut,
      findPieces: quoteCatalogue.findPieces,
      makeDocument,
    },
    trade: {
      limiter,
      house,
      shopUrl: publicOrigin,
      sendMail: mail.queueMail,
      accounts: tradeAccounts,
      checkVatNumber:
        viesUrl === null
          ? null
          : createViesClient({ baseUrl: viesUrl, fetch: overNetwork, report: reportFrom('vies') }),
    },
    downloads: { limiter, makeDocument, readFile },
    lists: {
      seal: createSeal([secret, ...oldSecrets], 'links of lists'),
      sendInvitation: mail.queueMail,
    },
    async authenticate(accessToken) {
      const owner = await tokenOwner(accessToken)
      return owner.ok ? ok(owner.value?.accountId ?? null) : owner
    },
    reportError: (error) => log.error({ err: error }, 'platform error'),
    storeLanguage: async (accessToken, language) =>
      (await customers.setAttribute(accessToken, 'language', language)).ok,
  })
}

/**
 * Finds the company location of an approved trade client who receives a quote; null for everyone else. A hosted shop
 * has its own companies, so quotes there are only for accounts.
 */
function createBuyerLookup(
  { companyOf, isVerified }: Pick<CustomerLookups, 'companyOf'> & Pick<TradeAccounts, 'isVerified'>,
  { home, isHosted }: { home: CountryCode; isHosted: boolean },
): QuotesOptions['findBuyer'] {
  if (isHosted) return async () => ok(null)
  return async (accountId, country) => {
    const found = await companyOf(accountId)
    if (!found.ok || found.value === null) return found.ok ? ok(null) : found
    const isEmailVerified = await isVerified(accountId)
    const { standing, locationId } = found.value
    if (!maySeeTradePrices(toRole(true, grantedStanding(standing, { isEmailVerified })))) return ok(null)
    const exemptNumber = findExemptNumber(country, getExemptNumber(found.value), home)
    return ok({ companyLocationId: locationId, exemptNumber })
  }
}
