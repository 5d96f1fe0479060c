import { isIP } from 'node:net'
import { StartFault } from '#services/kernel/start-fault.ts'

/** The shop that is attacked. */
export type Target = {
  /** Where its socket is: always on this machine. */
  readonly host: string
  readonly port: number
  /** What it calls itself: `https://shop.example`. */
  readonly publicOrigin: string
  /** The tokens it was started with; those of a shop that was started by others are not known. */
  readonly tokens: Tokens | null
}

/** What a browser, or anyone who reads its requests, has. */
export type Tokens = {
  readonly commercePublic: string
  readonly search: string
  readonly contentRead: string
}

/** Where a shop listens. Throws StartFault for every address that is not of this machine: others are never attacked. */
export function loopbackAddress(text: string): { host: string; port: number } {
  const url = URL.canParse(text) ? new URL(text) : null
  const host = url?.hostname.replace(/^\[|\]$/g, '') ?? ''
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
  if (url?.protocol !== 'http:' || !isLoopback) {
    throw new StartFault(`${text}: only a shop on this machine is attacked, say http://127.0.0.1:3000.`)
  }
  // A name could lead elsewhere by now.
  return { host: host === 'localhost' ? '127.0.0.1' : host, port: Number(url.port || 80) }
}
