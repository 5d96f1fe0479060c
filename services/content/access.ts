import { isSameToken } from '#services/kernel/secrets/same-token.ts'

/** The caller: anonymous, the storefront's server, a reader of drafts, or an editor. */
export type Access = 'public' | 'reader' | 'viewer' | 'editor'

export type ContentTokens = {
  /**
   * Grants read access to all published documents, including restricted ones (`domain/content/restricted-content.ts`),
   * but no drafts.
   */
  readonly read: string
  /** Grants read access to drafts, but no changes. */
  readonly preview: string
  /** Grants full read and write access. */
  readonly write: string
}

/** Identifies the caller by the `Authorization: Bearer` header. Returns null for an invalid token. */
export function resolveAccess(authorization: string | undefined, tokens: ContentTokens): Access | null {
  if (authorization === undefined) return 'public'
  const token = authorization.replace(/^Bearer /i, '')
  if (isSameToken(token, tokens.write)) return 'editor'
  if (isSameToken(token, tokens.preview)) return 'viewer'
  return isSameToken(token, tokens.read) ? 'reader' : null
}

/** Returns the perspective of the published documents that a caller may read, or null if any perspective is allowed. */
export function getPublishedPerspective(access: Access): 'public' | 'published' | null {
  if (access === 'public') return 'public'
  return access === 'reader' ? 'published' : null
}
