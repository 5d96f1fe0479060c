import { exemptNumberIn } from '#domain/company/tax-exemption.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { ok } from '#domain/result.ts'
import { grantedStanding, maySeeTradePrices, roleOf } from '#domain/visitor/roles.ts'
import type { QuotesOptions } from '#services/platform/quotes/quotes-options.ts'
import type { TradeAccounts } from '#services/platform/trade/trade-options.ts'
import { exemptNumberOf } from '../lookups/authenticate-buyer.ts'
import type { CustomerLookups } from '../lookups/customer-lookups.ts'

/**
 * The approved companies of clients of quotes, as commerce knows them: with its location. A hosted shop has companies of its own, so
 * there quotes are for accounts only.
 */
export function quoteBuyers(
  { companyOf, isVerified }: Pick<CustomerLookups, 'companyOf'> & Pick<TradeAccounts, 'isVerified'>,
  { home, isHosted }: { home: CountryCode; isHosted: boolean },
): QuotesOptions['buyerOf'] {
  if (isHosted) return async () => ok(null)
  return async (accountId, country) => {
    const found = await companyOf(accountId)
    if (!found.ok || found.value === null) return found.ok ? ok(null) : found
    const isEmailVerified = await isVerified(accountId)
    const { standing, locationId } = found.value
    if (!maySeeTradePrices(roleOf(true, grantedStanding(standing, { isEmailVerified })))) return ok(null)
    const exemptNumber = exemptNumberIn(country, exemptNumberOf(found.value), home)
    return ok({ companyLocationId: locationId, exemptNumber })
  }
}
