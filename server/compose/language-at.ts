import { languageAnswer } from '#contracts/customer.ts'
import type { Language } from '#domain/language.ts'
import type { Reach } from '../seam.ts'

/**
 * The language that a customer has chosen, as the customer account service tells the house; null for who never did,
 * and for everybody where a hosted service keeps it, which has no such call. Throws when it does not answer.
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
    const read = languageAnswer.safeParse(await answer.json().catch(() => null))
    return answer.status === 200 && read.success ? read.data.language : null
  }
}
