import { createHash, timingSafeEqual } from 'node:crypto'

/** Who asks: a stranger, a reader of drafts, or an editor; null if a token was sent that is none of ours. */
export type Access = 'public' | 'viewer' | 'editor'

export type ContentTokens = {
  /** Reads drafts, changes nothing. */
  readonly preview: string
  /** Reads and changes everything. */
  readonly write: string
}

/** Tells who asks by the `Authorization: Bearer` header. */
export function accessOf(authorization: string | undefined, tokens: ContentTokens): Access | null {
  if (authorization === undefined) return 'public'
  const token = authorization.replace(/^Bearer /i, '')
  if (isSame(token, tokens.write)) return 'editor'
  return isSame(token, tokens.preview) ? 'viewer' : null
}

function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
