import { createHash } from 'node:crypto'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'

/** The two halves of a cart's id: `token` says which cart, `secret` opens it. Who has the id has the cart. */
export type CartId = { token: string; secret: string }

export function newCartId(): CartId {
  return { token: randomToken(18), secret: randomToken(24) }
}

/** The id as clients hold it: `gid://shopify/Cart/{token}?key={secret}`. */
export function formatCartId({ token, secret }: CartId): string {
  return `gid://shopify/Cart/${token}?key=${secret}`
}

/** Null for anything that is not the id of a cart with its secret. */
export function parseCartId(id: string): CartId | null {
  const match = /^gid:\/\/shopify\/Cart\/([\w-]{1,64})\?key=([\w-]{1,64})$/.exec(id)
  return match?.[1] && match[2] ? { token: match[1], secret: match[2] } : null
}

/** What is stored of a secret. The secret is random and long, so that a plain digest is enough. */
export function digestSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** Whether the secret is the one of the digest, in a time that does not depend on where they differ. */
export function opens(secret: string, digest: string): boolean {
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
