import { isSameToken } from '#services/kernel/secrets/same-token.ts'

/** The caller: anonymous, the storefront's server, a reader of drafts, or an editor; null for an invalid token. */
export type Access = 'public' | 'reader' | 'viewer' | 'editor'

export type ContentTokens = {
  /**
   * Reads everything that is published, including restricted documents
   * (`domain/content/restricted-content.ts`), but no drafts.
   */
  readonly read: string
  /** Reads drafts, changes nothing. */
  readonly preview: string
  /** Reads and changes everything. */
  readonly write: string
}

/** Identifies the caller by the `Authorization: Bearer` header. */
export function accessOf(authorization: string | undefined, tokens: ContentTokens): Access | null {
  if (authorization === undefined) return 'public'
  const token = authorization.replace(/^Bearer /i, '')
  if (isSameToken(token, tokens.write)) return 'editor'
  if (isSameToken(token, tokens.preview)) return 'viewer'
  return isSameToken(token, tokens.read) ? 'reader' : null
}

/**
 * The perspective of the published documents that a caller may read; null if they may read any perspective.
 */
export function publishedPerspectiveOf(access: Access): 'public' | 'published' | null {
  if (access === 'public') return 'public'
  return access === 'reader' ? 'published' : null
}
