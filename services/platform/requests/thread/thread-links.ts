import { localePath } from '#domain/market/locale.ts'
import { isCountryCode } from '#domain/market/market.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import { createSignature } from '#services/kernel/secrets/signature.ts'
import type { requests } from '../requests-tables.ts'

/** Tokens for one conversation: the id of its request and our signature, 64 figures in hexadecimal. */
export type ThreadTokens = {
  tokenOf(requestId: string): string
  /** The id of the request; null for a token that is not ours. */
  open(token: string): string | null
}

/** `purpose`: a token for one purpose is none for another. */
export function createThreadTokens(secrets: RotatedSecret, purpose: string): ThreadTokens {
  const { sign, isSigned } = createSignature(secrets, purpose)
  return {
    tokenOf: (requestId) => requestId.replaceAll('-', '') + sign(requestId),
    open(token) {
      const [, a, b, c, d, e, signature = ''] = TOKEN.exec(token) ?? []
      const requestId = [a, b, c, d, e].join('-')
      return isSigned(requestId, signature) ? requestId : null
    },
  }
}

const TOKEN = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([0-9a-f]{32})$/

type Request = Pick<typeof requests.$inferSelect, 'id' | 'number' | 'accountId' | 'language' | 'country'>

/**
 * The page of a conversation for its customer: in the account if they sent it signed in; otherwise a page that opens with
 * the link alone, which is a secret.
 */
export function threadUrl(
  request: Request,
  { shopUrl, tokens }: { shopUrl: string; tokens: ThreadTokens },
): { url: string; isSecret: boolean } {
  const { id, number, accountId } = request
  const path = accountId === null ? `/requests/thread/${tokens.tokenOf(id)}` : `/profile/requests/${number}`
  return { url: pageUrl(request, path, shopUrl), isSecret: accountId === null }
}

/** The address of a page in the language and the country of a request. */
export function pageUrl(
  { language, country }: Pick<Request, 'language' | 'country'>,
  path: string,
  shopUrl: string,
): string {
  if (!isCountryCode(country)) throw new Error(`A request from an unknown country: ${country}`)
  return shopUrl + localePath({ language, country }, path)
}
