import { createHash } from 'node:crypto'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'

/** The two halves of a cart's id: `token` identifies the cart, `secret` authorizes access to it. */
export type CartId = { token: string; secret: string }

export function newCartId(): CartId {
  return { token: randomToken(18), secret: randomToken(24) }
}

/** The id on the wire: `gid://shopify/Cart/{token}?key={secret}`. */
export function formatCartId({ token, secret }: CartId): string {
  return `gid://shopify/Cart/${token}?key=${secret}`
}

/** Parses a cart id; null unless it includes a secret. */
export function parseCartId(id: string): CartId | null {
  const match = /^gid:\/\/shopify\/Cart\/([\w-]{1,64})\?key=([\w-]{1,64})$/.exec(id)
  return match?.[1] && match[2] ? { token: match[1], secret: match[2] } : null
}

/** The stored form of a secret. The secret is long and random, so a plain digest is enough. */
export function digestSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Whether the secret matches the digest, compared in constant time. */
export function isCartSecret(secret: string, digest: string): boolean {
  return isSameToken(digestSecret(secret), digest)
}

/** The id of a line: `gid://shopify/CartLine/{uuid}?cart={token}`. */
export function formatLineId(lineId: string, token: string): string {
  return `gid://shopify/CartLine/${lineId}?cart=${token}`
}

/** The row id of a line of this cart; null for any other text. */
export function parseLineId(id: string, token: string): string | null {
  const match = /^gid:\/\/shopify\/CartLine\/([0-9a-f-]{36})\?cart=([\w-]{1,64})$/.exec(id)
  return match?.[1] && match[2] === token ? match[1] : null
}
