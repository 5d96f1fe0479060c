import { globalId } from '#domain/ids.ts'
import { ok } from '#domain/result.ts'
import { grantedStanding, maySeeTradePrices, roleOf } from '#domain/visitor/roles.ts'
import type { CommerceOptions } from '#services/commerce/service.ts'
import type { CustomerLookups } from './customer-lookups.ts'
import type { FindTokenOwner } from './token-owner.ts'

/**
 * The customer of an access token as the commerce service has to know them. Spec §4: until the application is
 * approved, nobody buys for the location of a company; nor before the address of the account is proven.
 */
export function authenticateBuyer(
  tokenOwner: FindTokenOwner,
  companyOf: CustomerLookups['companyOf'],
): CommerceOptions['authenticate'] {
  return async (customerAccessToken) => {
    const found = await tokenOwner(customerAccessToken)
    if (!found.ok) return found
    const owner = found.value
    if (owner === null) return ok(null)
    const read = await companyOf(owner.accountId)
    if (!read.ok) return read
    const company = read.value
    const role = roleOf(true, grantedStanding(company?.standing ?? null, owner))
    const companyLocationIds = company && maySeeTradePrices(role) ? [company.locationId] : []
    const verifiedEmail = owner.isEmailVerified ? owner.email : null
    return ok({ customerId: globalId('Customer', owner.accountId), companyLocationIds, verifiedEmail })
  }
}
