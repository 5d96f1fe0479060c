import type { Bindings } from '../bindings.ts'
import { isForwarded } from './forwarded.ts'

/** Whether a name or address can only be reached from this machine: `localhost`, 127.0.0.0/8, `::1`. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3})$/i.test(hostname)
}

/**
 * Whether the caller seems to run on this machine. The address of its socket decides; its headers can only speak against
 * it, as HTTP/1.0 does, which nginx before 1.29.7 speaks. The host has to be ours: a page elsewhere may have pointed its
 * own name at this machine. A proxy on this machine that adds no header and rewrites `Host` cannot be distinguished from a caller
 * of this machine, so no token is shown for this alone.
 */
export function isLocalCaller(headers: Headers, { incoming }: Bindings, publicOrigin: string): boolean {
  if (!isLoopbackHost(incoming?.socket.remoteAddress ?? '') || incoming?.httpVersion === '1.0') return false
  return isOwnHost(headers.get('host') ?? '', publicOrigin) && !isForwarded(headers)
}

/** The name in a Host header. */
export function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '')
}

function isOwnHost(host: string, publicOrigin: string): boolean {
  return host === new URL(publicOrigin).host || isLoopbackHost(withoutPort(host))
}
