import { z } from 'zod'
import { qrCodeDataUrl } from '#app/page/draw-qr-code.server.ts'
import type { JsonCall } from '#clients/calls/json-caller.ts'
import type { DeskClient } from '#clients/identity/desk-client.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { newCodeSecret } from '#contracts/identity-desk.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const satisfies JsonCall['method'][]
const refusal = z.object({ code: z.string(), retryAfterSeconds: z.number().optional() })

/** The identity service's codes and their equivalents in the team API. */
const CODES: Readonly<Record<string, string>> = {
  unauthorized: 'unauthenticated',
  'too-many-attempts': 'too-many-requests',
}

/**
 * Forwards a call about the member's own sign-in to the identity service. Its refusals become those of the team API, a
 * response without a body becomes `{}`, and a new secret for one-time codes is returned with the URL of its QR code.
 */
export async function forwardToSecurity(
  request: Request,
  { identity, id }: { identity: DeskClient; id: string | null },
): Promise<Response> {
  const method = METHODS.find((known) => known === request.method)
  if (method === undefined) return Response.json({ code: 'item-not-found' }, { status: 404 })
  if (id === null) return Response.json({ code: 'unauthenticated' }, { status: 401 })
  const { headers } = request
  const caller = { id, visitorKey: headers.get(VISITOR_KEY_HEADER), userAgent: headers.get('user-agent') }
  const path = new URL(request.url).pathname.slice(DESK_PATHS.securityApi.length)
  const json: unknown = method === 'GET' ? undefined : await request.json().catch(() => undefined)
  const { status, body } = await identity.callSecurity(caller, path, { method, json })
  if (status === null || status >= 500) return Response.json({ code: 'service-unavailable' }, { status: 503 })
  if (status >= 400) return refusalResponse(status, body)
  const secret = newCodeSecret.safeParse(body)
  if (secret.success) return Response.json({ ...secret.data, picture: qrCodeDataUrl(secret.data.uri) })
  return Response.json(body ?? {})
}

function refusalResponse(status: number, body: unknown): Response {
  const { code, retryAfterSeconds } = refusal.safeParse(body).data ?? { code: 'item-not-found' }
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return Response.json({ code: CODES[code] ?? code }, { status, headers })
}
