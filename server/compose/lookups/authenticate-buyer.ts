import type { CompanyResponse } from '#contracts/company.ts'
import { globalId } from '#domain/ids.ts'
import { ok } from '#domain/result.ts'
import { grantedStanding, maySeeTradePrices, toRole } from '#domain/visitor/roles.ts'
import type { CommerceOptions } from '#services/commerce/service.ts'
import type { CustomerLookups } from './customer-lookups.ts'
import type { FindTokenOwner } from './token-owner.ts'

/**
 * What the commerce service needs to know about a buyer. Spec §4: no one buys for a company location until the
 * application is approved and the account's email address is verified.
 */
export function createBuyerAuthenticator(
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
    const role = toRole(true, grantedStanding(company?.standing ?? null, owner))
    const companyLocationIds = company && maySeeTradePrices(role) ? [company.locationId] : []
    const verifiedEmail = owner.isEmailVerified ? owner.email : null
    return ok({
      customerId: globalId('Customer', owner.accountId),
      companyLocationIds,
      exemptNumber: company && getExemptNumber(company),
      verifiedEmail,
    })
  }
}

/** Empty if the company is exempt without a number; null if it is not exempt. */
export function getExemptNumber({ isTaxExempt, taxNumber }: CompanyResponse): string | null {
  return isTaxExempt ? taxNumber : null
}
