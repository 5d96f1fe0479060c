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

export type VisitorKeyOptions = { secret: string; trustedProxies: number }

export function getVisitorKey(
  { headers }: Request,
  bindings: Bindings,
  { secret, trustedProxies }: VisitorKeyOptions,
): string {
  return visitorKey(clientNetwork(headers, bindings, trustedProxies), secret)
}

/** Recently computed keys, since a browser sends many requests, some of which need the key twice. */
const recentKeys = new Map<string, string>()
const RECENT_KEYS_MAX = 2_000

/** Identifies the visitors of a network without revealing it. */
export function visitorKey(network: Network, secret: string): string {
  const name = `${secret} ${network}`
  const found = recentKeys.get(name)
  if (found !== undefined) return found
  if (recentKeys.size >= RECENT_KEYS_MAX) recentKeys.clear()
  const key = createHmac('sha256', secret).update(network).digest('base64url').slice(0, 22)
  recentKeys.set(name, key)
  return key
}
