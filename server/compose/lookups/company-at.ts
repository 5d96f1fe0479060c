import { type CompanyResponse, companyResponse } from '#contracts/customer.ts'
import type { Reach } from '../../seam.ts'

/**
 * The company of an account, from the customer account service; null for a consumer, and always with a hosted service,
 * which has no such call. Throws if it is unavailable.
 */
export function companyAt(
  customer: Reach,
  companyToken: string,
): (accountId: string) => Promise<CompanyResponse | null> {
  return async (accountId) => {
    const { baseUrl, fetch } = customer
    const headers = { authorization: `Bearer ${companyToken}` }
    const answer = await fetch(
      new Request(`${baseUrl}/companies/${encodeURIComponent(accountId)}`, { headers }),
    )
    if (answer.status >= 500) throw new Error(`The customer account service answers ${answer.status}`)
    return answer.status === 200 ? companyResponse.parse(await answer.json()) : null
  }
}
