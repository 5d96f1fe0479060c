import type { Bindings } from '../bindings.ts'
import { isForwarded } from './forwarded.ts'

/** `localhost`, 127.0.0.0/8 or `::1`. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i.test(hostname)
}

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

export function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '')
}

function isOwnHost(host: string, publicOrigin: string): boolean {
  return host === new URL(publicOrigin).host || isLoopbackHost(withoutPort(host))
}
