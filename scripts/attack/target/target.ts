import { isIP } from 'node:net'
import { StartFault } from '#services/kernel/start-fault.ts'

/** The shop that is attacked. */
export type Target = {
  /** The host of its socket, which is always on this machine. */
  readonly host: string
  readonly port: number
  /** Its public origin, such as `https://shop.example`. */
  readonly publicOrigin: string
  /** Its tokens; null for a shop that someone else started. */
  readonly tokens: Tokens | null
}

/** The tokens that a browser has. */
export type Tokens = {
  readonly commercePublic: string
  readonly search: string
  readonly contentRead: string
}

/** Parses a shop's URL. Throws StartFault for any that is not on this machine: others are never attacked. */
export function loopbackAddress(text: string): { host: string; port: number } {
  const url = URL.canParse(text) ? new URL(text) : null
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
  if (url?.protocol !== 'http:' || !isLoopback) {
    throw new StartFault(
      `${text}: only a shop on this machine can be attacked, such as http://127.0.0.1:3000.`,
    )
  }
  // The address replaces the name, which could be resolved differently later.
  return { host: host === 'localhost' ? '127.0.0.1' : host, port: Number(url.port || 80) }
}
