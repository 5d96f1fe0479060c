import type { CompanyResponse } from '#contracts/customer.ts'
import { globalId } from '#domain/ids.ts'
import { grantedStanding, maySeeTradePrices, roleOf } from '#domain/visitor/roles.ts'
import type { CommerceOptions } from '#services/commerce/service.ts'
import type { TokenOwner } from './token-owner.ts'

/**
 * The customer of an access token as the commerce service has to know them. Spec §4: until the application is
 * approved, nobody buys for the location of a company; nor before the address of the account is proven.
 */
export function authenticateBuyer(
  tokenOwner: (accessToken: string) => Promise<TokenOwner | null>,
  companyOf: (accountId: string) => Promise<CompanyResponse | null>,
): CommerceOptions['authenticate'] {
  return async (customerAccessToken) => {
    const owner = await tokenOwner(customerAccessToken)
    if (owner === null) return null
    const company = await companyOf(owner.accountId)
    const role = roleOf(true, grantedStanding(company?.standing ?? null, owner))
    const companyLocationIds = company && maySeeTradePrices(role) ? [company.locationId] : []
    const verifiedEmail = owner.isEmailVerified ? owner.email : null
    return { customerId: globalId('Customer', owner.accountId), companyLocationIds, verifiedEmail }
  }
}
