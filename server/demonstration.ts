import { StartFault } from '#services/kernel/start-fault.ts'
import { isForwarded } from './http/guard/forwarded.ts'
import { isLoopbackHost, withoutPort } from './http/guard/loopback.ts'
import type { Logger } from './http/request-log.ts'

/** `chosen` by DEMONSTRATION=yes; `assumed` by default if only this machine can reach the shop. */
export type DemonstrationMode = 'chosen' | 'assumed' | 'off'

/** See docs/operations.md. */
export type DemonstrationSettings = {
  wish: 'yes' | 'no' | undefined
  isProduction: boolean
  hasOwnDatabase: boolean
  host: string
  publicOrigin: string
  trustedProxies: number
}

/** Throws StartFault if a demonstration, with its public tokens and test card, would be served over TLS. */
export function demonstrationMode(settings: DemonstrationSettings): DemonstrationMode {
  const mode = modeOf(settings)
  if (mode !== 'off' && settings.publicOrigin.startsWith('https:')) {
    throw new StartFault(
      `PUBLIC_URL is ${settings.publicOrigin}, but a demonstration is never served over https: for a real shop, set DEMONSTRATION=no.`,
    )
  }
  return mode
}

function modeOf({
  wish,
  isProduction,
  hasOwnDatabase,
  host,
  publicOrigin,
  trustedProxies,
}: DemonstrationSettings) {
  if (wish !== undefined) return wish === 'yes' ? 'chosen' : 'off'
  if ((isProduction && hasOwnDatabase) || trustedProxies > 0) return 'off'
  return isLoopbackHost(host) && isLoopbackHost(new URL(publicOrigin).hostname) ? 'assumed' : 'off'
}

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
      if (isSettled || !(isForwarded(headers) || (mode === 'assumed' && namesOtherHost(headers)))) return
      isSettled = true
      isOpen = false
      log.warn(mode === 'assumed' ? CLOSED : NOT_COUNTED)
    },
  }
}

/**
 * A proxy may add no header and set its own name for this machine as `Host`, but a browser still sends the shop's name.
 */
function namesOtherHost(headers: Headers): boolean {
  const host = headers.get('host')
  if (host && !isLoopbackHost(withoutPort(host))) return true
  const origin = headers.get('origin')
  if (headers.get('sec-fetch-site') !== 'same-origin' || origin === null) return false
  return URL.canParse(origin) && !isLoopbackHost(new URL(origin).hostname)
}

const CLOSED =
  'A request came through a proxy or for another host, so this is no demonstration any more: its tokens and test payments are closed until the next start. Set DEMONSTRATION=yes to show it to others, or the settings of a real shop.'
const NOT_COUNTED =
  'A proxy passed a request on, but TRUSTED_PROXIES is 0: all of its visitors count as one and share their limits. Set TRUSTED_PROXIES to the number of proxies in front.'
