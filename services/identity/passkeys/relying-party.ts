import { isIP } from 'node:net'
import type { IdentityOptions } from '../options.ts'

/**
 * The shop as passkeys know it: the origin of its pages and, as its id, the host. Null where there can be no passkeys,
 * since the host is an address (`127.0.0.1`), or the shop is reached without TLS on another machine.
 */
export function relyingPartyOf({ origin }: Pick<IdentityOptions, 'origin'>) {
  const { hostname: id, protocol } = new URL(origin)
  const isSecure = protocol === 'https:' || id === 'localhost' || id.endsWith('.localhost')
  return isSecure && isIP(id.replace(/^\[|\]$/g, '')) === 0 ? { id, origin } : null
}
