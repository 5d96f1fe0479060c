import type { DemonstrationMode } from '../settings/demonstration.ts'
import { isLoopbackHost, withoutPort } from '../settings/loopback.ts'
import { isForwarded } from './guard/forwarded.ts'
import type { Logger } from './request-log.ts'

/** Watches requests for signs that the shop is public. */
export type ForwardingWatch = {
  /** Whether the tokens, the test card and the sample account are offered. */
  isDemonstrationOpen(): boolean
  observe(headers: Headers): void
}

/**
 * An assumed demonstration ends, for the lifetime of the process, with the first request that a proxy forwarded or that
 * has another host name, because others can reach the shop after all. A real shop with an undeclared proxy logs one
 * warning, since all visitors would share one rate limit.
 */
export function watchForwarding({
  mode,
  trustedProxies,
  log,
}: {
  mode: DemonstrationMode
  trustedProxies: number
  log: Pick<Logger, 'warn'>
}): ForwardingWatch {
  let isOpen = mode !== 'off'
  let isSettled = mode === 'chosen' || trustedProxies > 0
  return {
    isDemonstrationOpen: () => isOpen,
    observe(headers) {
      if (isSettled || !(isForwarded(headers) || (mode === 'assumed' && hasOtherHost(headers)))) return
      isSettled = true
      isOpen = false
      log.warn(mode === 'assumed' ? DEMONSTRATION_CLOSED : UNDECLARED_PROXY)
    },
  }
}

/**
 * A proxy may add no header and set its own name for this machine as `Host`, but a browser still sends the shop's name.
 */
function hasOtherHost(headers: Headers): boolean {
  const host = headers.get('host')
  if (host && !isLoopbackHost(withoutPort(host))) return true
  const origin = headers.get('origin')
  if (headers.get('sec-fetch-site') !== 'same-origin' || origin === null) return false
  return URL.canParse(origin) && !isLoopbackHost(new URL(origin).hostname)
}

const DEMONSTRATION_CLOSED =
  'A request came through a proxy or for another host, so the demonstration has ended: its tokens and test payments are disabled until the next start. Set DEMONSTRATION=yes to show it to others, or the settings of a real shop.'
const UNDECLARED_PROXY =
  'A proxy forwarded a request, but TRUSTED_PROXIES is 0: all of its visitors count as one and share their limits. Set TRUSTED_PROXIES to the number of proxies in front.'
