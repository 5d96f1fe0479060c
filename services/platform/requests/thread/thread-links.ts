import { localePath } from '#domain/market/locale.ts'
import { isCountryCode } from '#domain/market/market.ts'
import type { IdTokens } from '#services/kernel/secrets/id-tokens.ts'
import type { requests } from '../requests-tables.ts'

type Request = Pick<typeof requests.$inferSelect, 'id' | 'number' | 'accountId' | 'language' | 'country'>

/**
 * The URL of a conversation for its customer: in the account if they were signed in when they sent the request;
 * otherwise a page that only needs the link, which is secret.
 */
export function threadUrl(
  request: Request,
  { shopUrl, tokens }: { shopUrl: string; tokens: IdTokens },
): { url: string; isSecret: boolean } {
  const { id, number, accountId } = request
  const path = accountId === null ? `/requests/thread/${tokens.tokenOf(id)}` : `/profile/requests/${number}`
  return { url: pageUrl(request, path, shopUrl), isSecret: accountId === null }
}

export function pageUrl(
  { language, country }: Pick<Request, 'language' | 'country'>,
  path: string,
  shopUrl: string,
): string {
  if (!isCountryCode(country)) throw new Error(`A request from an unknown country: ${country}`)
  return shopUrl + localePath({ language, country }, path)
}
