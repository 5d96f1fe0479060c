import type { Reach } from './seam.ts'

/** Hop-by-hop headers, and those that describe a body before it was decompressed. */
const DROPPED_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'transfer-encoding',
  'upgrade',
]

/**
 * Forwards a browser's request to our OAuth provider in another process. Browsers see one origin, so cookies and
 * redirects stay unchanged. 503 if the provider cannot be reached.
 */
export async function forwardToProvider(request: Request, provider: Reach<string | null>): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const { method, body, signal } = request
  const call = new Request(`${provider.baseUrl}${pathname}${search}`, {
    method,
    headers: withoutDroppedHeaders(request.headers),
    body,
    signal,
    redirect: 'manual',
    ...(body !== null && { duplex: 'half' as const }),
  })
  const response = await provider.fetch(call).catch(() => null)
  if (response === null)
    return new Response('The sign-in is unavailable. Try again shortly.', { status: 503 })
  return new Response(response.body, {
    status: response.status,
    headers: withoutDroppedHeaders(response.headers),
  })
}

function withoutDroppedHeaders(given: Headers): Headers {
  const headers = new Headers(given)
  for (const name of DROPPED_HEADERS) headers.delete(name)
  return headers
}
