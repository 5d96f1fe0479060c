/** A file that someone else chose: its name as people see it, its media type, and its size in bytes. */
export type Download = { readonly name: string; readonly type: string; readonly bytes: number }

/**
 * The headers of a file that a browser may store but never show: whatever it contains, it runs as no page of ours, and no
 * cache keeps it.
 */
export function downloadHeaders({ name, type, bytes }: Download): Record<string, string> {
  return {
    'content-type': type,
    'content-length': String(bytes),
    'content-disposition': `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encoded(name)}`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}

/** For programs that do not read `filename*`. */
function asciiOf(name: string): string {
  return name.replace(/[^\w .()-]/g, '_')
}

/** RFC 8187: what a URI component may have, but not a header's value. */
function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
