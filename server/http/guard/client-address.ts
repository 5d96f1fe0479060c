import { createHmac } from 'node:crypto'
import type { Bindings } from '../bindings.ts'

/**
 * The address of a request: the socket's, or with `trustedProxies` = n the n-th from the right of
 * X-Forwarded-For, which was written by the outermost trusted proxy.
 */
export function clientAddress(headers: Headers, bindings: Bindings, trustedProxies: number): string {
  const socketAddress = bindings.incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return socketAddress
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-trustedProxies) || socketAddress
}

/** How visitors are named. */
export type VisitorNaming = { secret: string; trustedProxies: number }

/** A name for the network of a request. */
export function visitorKeyOf(
  { headers }: Request,
  bindings: Bindings,
  { secret, trustedProxies }: VisitorNaming,
): string {
  return visitorKey(clientAddress(headers, bindings, trustedProxies), secret)
}

/** The keys of networks of late, since a browser sends many requests, and some need its key twice. */
const known = new Map<string, string>()
const KNOWN_MAX = 2_000

/** A key that identifies the visitor of an address but does not reveal the address. */
export function visitorKey(address: string, secret: string): string {
  const network = networkOf(address)
  const name = `${secret} ${network}`
  const found = known.get(name)
  if (found !== undefined) return found
  if (known.size >= KNOWN_MAX) known.clear()
  const key = createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
  known.set(name, key)
  return key
}

/** The network of one household: an IPv4 address, or the /64 network of an IPv6 address. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain
}
