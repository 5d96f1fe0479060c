import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { CommerceOptions } from '../../options.ts'
import type { Execution } from '../execution.ts'

/** Which token the request carries, or null when it carries none that is right. */
export function accessOf(
  headers: Headers,
  options: Pick<CommerceOptions, 'storefrontAccessToken' | 'privateAccessToken'>,
): Execution['access'] | null {
  if (isSameToken(headers.get('Shopify-Storefront-Private-Token'), options.privateAccessToken))
    return 'private'
  if (isSameToken(headers.get('X-Shopify-Storefront-Access-Token'), options.storefrontAccessToken))
    return 'public'
  return null
}

/** The answer to a request without a valid token, as the hosted service words it. */
export function unauthorized(): Response {
  return Response.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 401 })
}
