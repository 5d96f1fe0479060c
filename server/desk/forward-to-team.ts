import { IDEMPOTENCY_KEY } from '#contracts/team/convention.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { Reach } from '../seam.ts'

const SENT = ['accept', 'accept-language', 'content-type', IDEMPOTENCY_KEY]
/** Headers that belong to one connection, or that describe a body that was decompressed on the way. */
const NOT_RETURNED = [
  'connection',
  'content-encoding',
  'content-length',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
]

/** Passes a call of the browser on to the team API, with the access token that the browser does not have. */
export async function forwardToTeam(
  request: Request,
  { team, accessToken }: { team: Reach; accessToken: string },
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers({ authorization: `Bearer ${accessToken}` })
  for (const name of SENT) {
    const value = request.headers.get(name)
    if (value !== null) headers.set(name, value)
  }
  const { method, body, signal } = request
  const call = new Request(team.baseUrl + pathname.slice(DESK_PATHS.api.length) + search, {
    method,
    headers,
    body,
    signal,
    ...(body !== null && { duplex: 'half' as const }),
  })
  const response = await team.fetch(call).catch(() => null)
  if (response === null) return Response.json({ code: 'service-unavailable' }, { status: 503 })
  const returned = new Headers(response.headers)
  for (const name of NOT_RETURNED) returned.delete(name)
  return new Response(response.body, { status: response.status, headers: returned })
}
