import { isIP } from 'node:net'
import type { IdentityOptions } from '../options.ts'

/**
 * Returns the shop as a WebAuthn relying party: the origin of its pages and, as its id, the host. Null where passkeys
 * are not possible, because the host is an IP address (`127.0.0.1`) or a remote shop is reached without TLS.
 */
export function getRelyingParty({ origin }: Pick<IdentityOptions, 'origin'>) {
  const { hostname: id, protocol } = new URL(origin)
  const isSecure = protocol === 'https:' || id === 'localhost' || id.endsWith('.localhost')
  return isSecure && isIP(id.replace(/^\[|\]$/g, '')) === 0 ? { id, origin } : null
}
