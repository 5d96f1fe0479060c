import type { LookupAddress, LookupAllOptions } from 'node:dns'
import { lookup as lookUp } from 'node:dns'
import { Agent as HttpAgent, IncomingMessage, request as requestHttp } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net'

/** Networks outside the public internet: local, private, metadata services, documentation, reserved. */
const NOT_PUBLIC = new BlockList()

for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv4')
}

for (const [network, prefix] of [
  // Unspecified, loopback, and deprecated IPv4-compatible addresses.
  ['::', 96],
  // Translations and tunnels, which embed an IPv4 address.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  NOT_PUBLIC.addSubnet(network, prefix, 'ipv6')
}

type Callback = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void

/** `dns.lookup` with all addresses. */
export type LookupAll = (hostname: string, options: LookupAllOptions, callback: Callback) => void

const FAILURE_CACHE_MS = 10_000

const CACHED_FAILURES_MAX = 1_000

/** `detail` has the status or the network error. */
type FetchRefusal = {
  ok: false
  code:
    | 'address-invalid'
    | 'host-unknown'
    | 'host-not-public'
    | 'redirects-exceeded'
    | 'too-large'
    | 'status'
    | 'network'
  detail: string
  /** Whether a retry may succeed, and the delay in milliseconds that the host requests. */
  isTemporary: boolean
  retryAfterMs: number
}

export type FetchedBytes = { ok: true; bytes: Buffer } | FetchRefusal

export type PictureFetch = (url: URL, maxBytes: number) => Promise<FetchedBytes>

export type PictureFetchOptions = {
  /** The maximum number of redirects, each to a public address only; none if absent. */
  maxRedirects?: number
  allowsHttp?: boolean
  maxSockets?: number
  /** Address check and name resolution; replaced in tests only. */
  isAllowed?: (address: string) => boolean
  resolve?: LookupAll
}

const sharedLookup = shareLookups(lookUp)

const IDLE_TIMEOUT_MS = 10_000
const TOTAL_TIMEOUT_MS = 60_000

/**
 * Fetches pictures only from public addresses. A name is resolved once per connection, checked, and the checked address
 * is used, so that DNS cannot change in between.
 */
export function createPictureFetch(options: PictureFetchOptions = {}): PictureFetch {
  const { maxRedirects = 0, allowsHttp = false, maxSockets = 8 } = options
  const { isAllowed = isPublicAddress, resolve = sharedLookup } = options
  const settings = { keepAlive: true, maxSockets, lookup: createCheckedLookup(resolve, isAllowed) }
  const agents = { 'http:': new HttpAgent(settings), 'https:': new HttpsAgent(settings) }

  async function follow(url: URL, maxBytes: number, redirectsLeft: number): Promise<FetchedBytes> {
    const { protocol } = url
    if (protocol !== 'https:' && !(allowsHttp && protocol === 'http:'))
      return refusal('address-invalid', url.href)
    if (url.username || url.password) return refusal('address-invalid', url.href)
    // Node does not resolve a literal address, so the lookup function never sees it.
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !isAllowed(host)) return refusal('host-not-public', host)
    const response = await open(url, agents[protocol])
    if (!(response instanceof IncomingMessage)) return response
    const { statusCode = 0, headers } = response
    if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
      response.destroy()
      if (redirectsLeft === 0) return refusal('redirects-exceeded', headers.location)
      if (!URL.canParse(headers.location, url)) return refusal('address-invalid', headers.location)
      return follow(new URL(headers.location, url), maxBytes, redirectsLeft - 1)
    }
    if (statusCode === 200) return readBytes(response, maxBytes)
    response.destroy()
    return statusRefusal(statusCode, headers['retry-after'])
  }

  return (url, maxBytes) => follow(url, maxBytes, maxRedirects)
}

const fetchDirectly = createPictureFetch()

/** Fetches a picture from an allowed host, without redirects; null if it is unavailable. */
export async function fetchRemotePicture(url: URL, maxBytes: number): Promise<Buffer | null> {
  const response = await fetchDirectly(url, maxBytes)
  return response.ok ? response.bytes : null
}

/** Some hosts refuse requests without a user agent. */
const HEADERS = { accept: 'image/*', 'user-agent': 'Mozilla/5.0 (compatible; shop pictures)' }

const REDIRECTS = new Set([301, 302, 303, 307, 308])

function open(url: URL, agent: HttpAgent | HttpsAgent): Promise<IncomingMessage | FetchRefusal> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(TOTAL_TIMEOUT_MS)
    const clientRequest = request(url, {
      agent,
      timeout: IDLE_TIMEOUT_MS,
      signal,
      headers: HEADERS,
    })
    clientRequest.on('timeout', () => clientRequest.destroy(new Error('timeout')))
    clientRequest.on('error', (cause) => resolve(networkRefusal(cause)))
    clientRequest.on('response', resolve)
    clientRequest.end()
  })
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<FetchedBytes> {
  const parts: Buffer[] = []
  let bytes = Number(response.headers['content-length'] ?? 0)
  if (bytes > maxBytes) {
    response.destroy()
    return refusal('too-large', `${bytes} bytes`)
  }
  bytes = 0
  try {
    for await (const part of response) {
      bytes += part.length
      if (bytes > maxBytes) return refusal('too-large', `more than ${maxBytes} bytes`)
      parts.push(part)
    }
  } catch (cause) {
    return networkRefusal(cause)
  }
  return { ok: true, bytes: Buffer.concat(parts) }
}

class NotPublicError extends Error {}

function createCheckedLookup(resolve: LookupAll, isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, [])
      const isSafe = addresses.length > 0 && addresses.every(({ address }) => isAllowed(address))
      if (!isSafe) return callback(new NotPublicError(hostname), [])
      const [first] = addresses
      if (options.all || !first) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function refusal(code: FetchRefusal['code'], detail: string): FetchRefusal {
  return { ok: false, code, detail, isTemporary: false, retryAfterMs: 0 }
}

/** 429 and server errors are temporary; anything else is not. */
function statusRefusal(status: number, retryAfter: string | undefined): FetchRefusal {
  const isTemporary = status === 429 || status === 408 || status >= 500
  const retryAfterMs = (Number(retryAfter) || 0) * 1000
  return { ...refusal('status', String(status)), isTemporary, retryAfterMs }
}

function networkRefusal(cause: unknown): FetchRefusal {
  if (cause instanceof NotPublicError) return refusal('host-not-public', cause.message)
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (code === 'ENOTFOUND') return refusal('host-unknown', '')
  const detail = code || (cause instanceof Error ? cause.message : 'unknown')
  return { ...refusal('network', detail), isTemporary: true }
}

/**
 * Looks up each name once at a time, and not again for ten seconds after a failure. A lookup occupies one of the
 * process's few threads, which files and compression need too, for seconds if a name server does not respond.
 */
export function shareLookups(lookupAll: LookupAll, now = () => performance.now()): LookupAll {
  const running = new Map<string, Callback[]>()
  const failed = new Map<string, { error: NodeJS.ErrnoException; until: number }>()

  return (hostname, options, callback) => {
    const key = `${hostname} ${options.family ?? ''} ${options.hints ?? ''}`
    const cause = failed.get(key)
    if (cause && cause.until > now()) return process.nextTick(callback, cause.error, [])
    const waiting = running.get(key)
    if (waiting) return void waiting.push(callback)
    const callbacks = [callback]
    running.set(key, callbacks)
    lookupAll(hostname, options, (error, addresses) => {
      running.delete(key)
      failed.delete(key)
      if (error) {
        if (failed.size >= CACHED_FAILURES_MAX) failed.clear()
        failed.set(key, { error, until: now() + FAILURE_CACHE_MS })
      }
      for (const done of callbacks) done(error, error ? [] : addresses)
    })
  }
}

/** Excludes internal addresses, so that a fetch cannot reach an internal host. */
export function isPublicAddress(address: string): boolean {
  return !NOT_PUBLIC.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
