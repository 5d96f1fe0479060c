import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { CommerceOptions } from '../../../options.ts'
import type { Execution } from '../execution.ts'

/** The kind of token in the request, or null if it has no valid one. */
export function resolveAccess(
  headers: Headers,
  options: Pick<CommerceOptions, 'storefrontAccessToken' | 'privateAccessToken'>,
): Execution['access'] | null {
  if (isSameToken(headers.get('Shopify-Storefront-Private-Token'), options.privateAccessToken))
    return 'private'
  if (isSameToken(headers.get('X-Shopify-Storefront-Access-Token'), options.storefrontAccessToken))
    return 'public'
  return null
}

/** The response to a request without a valid token, worded as by the hosted service. */
export function unauthorizedResponse(): Response {
  return Response.json({ errors: [{ message: '', extensions: { code: 'UNAUTHORIZED' } }] }, { status: 401 })
}
