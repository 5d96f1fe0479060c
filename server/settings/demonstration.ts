import { StartFault } from '#services/kernel/start-fault.ts'
import { isLoopbackHost } from './loopback.ts'

/** `chosen` by DEMONSTRATION=yes; `assumed` by default, if only this machine can reach the shop. */
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
  const mode = determineMode(settings)
  if (mode !== 'off' && settings.publicOrigin.startsWith('https:')) {
    throw new StartFault(
      `PUBLIC_URL is ${settings.publicOrigin}, but a demonstration is never served over https: for a real shop, set DEMONSTRATION=no.`,
    )
  }
  return mode
}

function determineMode({
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
