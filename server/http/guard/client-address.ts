import { createHmac } from 'node:crypto'
import { type Network, networkOf } from '#domain/visitor/network.ts'
import type { Bindings } from '../bindings.ts'

/**
 * The network of a request, by the address of its socket, or with `trustedProxies` = n the n-th from the right of
 * X-Forwarded-For, which was written by the outermost trusted proxy.
 */
export function clientNetwork(headers: Headers, bindings: Bindings, trustedProxies: number): Network {
  const socketAddress = bindings.incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return networkOf(socketAddress)
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return networkOf(forwarded.at(-trustedProxies) || socketAddress)
}

/** How visitors are named. */
export type VisitorNaming = { secret: string; trustedProxies: number }

/** A name for the network of a request. */
export function visitorKeyOf(
  { headers }: Request,
  bindings: Bindings,
  { secret, trustedProxies }: VisitorNaming,
): string {
  return visitorKey(clientNetwork(headers, bindings, trustedProxies), secret)
}

/** The keys of networks of late, since a browser sends many requests, and some need its key twice. */
const known = new Map<string, string>()
const KNOWN_MAX = 2_000

/** A key that identifies the visitors of a network but does not reveal it. */
export function visitorKey(network: Network, secret: string): string {
  const name = `${secret} ${network}`
  const found = known.get(name)
  if (found !== undefined) return found
  if (known.size >= KNOWN_MAX) known.clear()
  const key = createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
  known.set(name, key)
  return key
}
