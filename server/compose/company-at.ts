import { type CompanyAnswer, companyAnswer } from '#contracts/customer.ts'
import type { Reach } from '../seam.ts'

/**
 * The company that an account buys for, as the customer account service tells the house; null for a consumer, and
 * for everybody where a hosted service keeps the accounts, which has no such call. Throws when it does not answer.
 */
export function companyAt(
  customer: Reach,
  companyToken: string,
): (accountId: string) => Promise<CompanyAnswer | null> {
  return async (accountId) => {
    const { baseUrl, fetch } = customer
    const headers = { authorization: `Bearer ${companyToken}` }
    const answer = await fetch(
      new Request(`${baseUrl}/companies/${encodeURIComponent(accountId)}`, { headers }),
    )
    if (answer.status >= 500) throw new Error(`The customer account service answers ${answer.status}`)
    return answer.status === 200 ? companyAnswer.parse(await answer.json()) : null
  }
}
