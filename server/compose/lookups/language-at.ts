import { languageResponse } from '#contracts/customer.ts'
import type { Language } from '#domain/market/language.ts'
import type { Reach } from '../../seam.ts'

/**
 * A customer's chosen language, from the customer account service; null if none was chosen, and always with a hosted
 * service, which has no such call. Throws if it is unavailable.
 */
export function languageAt(
  customer: Reach,
  companyToken: string,
): (accountId: string) => Promise<Language | null> {
  return async (accountId) => {
    const { baseUrl, fetch } = customer
    const headers = { authorization: `Bearer ${companyToken}` }
    const answer = await fetch(
      new Request(`${baseUrl}/languages/${encodeURIComponent(accountId)}`, { headers }),
    )
    if (answer.status >= 500) throw new Error(`The customer account service answers ${answer.status}`)
    const read = languageResponse.safeParse(await answer.json().catch(() => null))
    return answer.status === 200 && read.success ? read.data.language : null
  }
}
