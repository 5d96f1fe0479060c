import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import type { Reach } from '../seam/seam.ts'

const FORWARDED_HEADERS = ['accept', 'accept-language', 'content-type', 'if-none-match', IDEMPOTENCY_KEY]
/** Hop-by-hop headers, and those that describe a body before it was decompressed. */
const DROPPED_HEADERS = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]

/**
 * Forwards a browser's call to a service, with the access token that the browser does not have. `path` is the service's
 * path. Without a token, it is a public call.
 */
export async function forwardCall(
  request: Request,
  { service, path, accessToken }: { service: Reach; path: string; accessToken: string | null },
): Promise<Response> {
  const headers = new Headers(accessToken === null ? {} : { authorization: `Bearer ${accessToken}` })
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const { method, body, signal } = request
  const call = new Request(service.baseUrl + path + new URL(request.url).search, {
    method,
    headers,
    body,
    signal,
    ...(body !== null && { duplex: 'half' as const }),
  })
  const response = await service.fetch(call).catch(() => null)
  if (response === null) return Response.json({ code: 'service-unavailable' }, { status: 503 })
  const returned = new Headers(response.headers)
  for (const name of DROPPED_HEADERS) returned.delete(name)
  return new Response(response.body, { status: response.status, headers: returned })
}
