/** An untrusted file: its display name, its media type, and its size in bytes. */
export type Download = { readonly name: string; readonly type: string; readonly bytes: number }

/**
 * The response headers for an untrusted file. A browser may save it but never display it, so it cannot run as one of
 * our pages, and no cache stores it.
 */
export function downloadHeaders({ name, type, bytes }: Download): Record<string, string> {
  return {
    'content-type': type,
    'content-length': String(bytes),
    'content-disposition': `attachment; filename="${toAscii(name)}"; filename*=UTF-8''${encodeName(name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}

/** A fallback for clients that do not read `filename*`. */
function toAscii(name: string): string {
  return name.replace(/[^\w .()-]/g, '_')
}

/** RFC 8187: also encodes the characters that a URI component may contain but a header value may not. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
