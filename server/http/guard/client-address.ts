import { createHmac } from 'node:crypto'
import { type Network, toNetwork } from '#domain/visitor/network.ts'
import type { Bindings } from '../bindings.ts'

/**
 * The network of the socket's address or, with `trustedProxies` = n, of the n-th address from the right in
 * X-Forwarded-For, which the outermost trusted proxy wrote.
 */
export function clientNetwork(headers: Headers, bindings: Bindings, trustedProxies: number): Network {
  const socketAddress = bindings.incoming?.socket.remoteAddress ?? '127.0.0.1'
  if (trustedProxies === 0) return toNetwork(socketAddress)
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return toNetwork(forwarded.at(-trustedProxies) || socketAddress)
}

export type VisitorNaming = { secret: string; trustedProxies: number }

export function getVisitorKey(
  { headers }: Request,
  bindings: Bindings,
  { secret, trustedProxies }: VisitorNaming,
): string {
  return visitorKey(clientNetwork(headers, bindings, trustedProxies), secret)
}

/** Recently used keys, since a browser sends many requests, some of which need its key twice. */
const known = new Map<string, string>()
const KNOWN_MAX = 2_000

/** Identifies the visitors of a network without revealing it. */
export function visitorKey(network: Network, secret: string): string {
  const name = `${secret} ${network}`
  const found = known.get(name)
  if (found !== undefined) return found
  if (known.size >= KNOWN_MAX) known.clear()
  const key = createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
  known.set(name, key)
  return key
}
