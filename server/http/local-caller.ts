import { isLoopbackHost, withoutPort } from '../settings/loopback.ts'
import type { Bindings } from './bindings.ts'
import { isForwarded } from './guard/forwarded.ts'

/**
 * Whether the caller seems to run on this machine. The socket's address decides; headers can only rule it out, as can
 * HTTP/1.0, which nginx before 1.29.7 uses. The host must be ours, because a foreign page may have pointed its own host
 * name to this machine. A local proxy that adds no header and rewrites `Host` cannot be distinguished from a local
 * caller, so this check alone never reveals a token.
 */
export function isLocalCaller(headers: Headers, { incoming }: Bindings, publicOrigin: string): boolean {
  if (!isLoopbackHost(incoming?.socket.remoteAddress ?? '') || incoming?.httpVersion === '1.0') return false
  return isOwnHost(headers.get('host') ?? '', publicOrigin) && !isForwarded(headers)
}

function isOwnHost(host: string, publicOrigin: string): boolean {
  return host === new URL(publicOrigin).host || isLoopbackHost(withoutPort(host))
}
