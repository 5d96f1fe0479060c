import { type Context, Hono } from 'hono'
import { redirect } from '#app/page/address/redirect.ts'
import { previewCookie } from '#app/preview/preview.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { safeCallback } from '#domain/links/safe-callback.ts'
import type { Result } from '#domain/result.ts'
import type { Reach } from '../../seam/seam.ts'
import { forwardCall } from '../forward-call.ts'

type Options = {
  content: Reach
  /** The calling team member's access token. */
  readAccessToken(request: Request): Promise<Result<string, 'unauthenticated' | 'service-unavailable'>>
  signOut(context: Context): Promise<Response>
  /** A pass for previewing drafts. */
  issuePreviewPass(): string
  isSecure: boolean
}

export const TEAM_CALLS = '/team'

/** Forwards the Studio's calls to the content service, with the access token that the browser does not have. */
export function contentCalls(options: Options): Hono {
  const { content, readAccessToken, signOut } = options
  const app = new Hono()
  app.post(`${DESK_PATHS.contentApi}/:version/auth/logout`, signOut)
  for (const kind of ['images', 'files']) {
    app.get(`${DESK_PATHS.contentApi}/${kind}/*`, ({ req }) =>
      forwardCall(req.raw, { service: content, path: pathBelow(req.url), accessToken: null }),
    )
  }
  app.get(DESK_PATHS.contentPreview, async (context) => {
    const token = await readAccessToken(context.req.raw)
    const to = safeCallback(context.req.query('to') ?? '/')
    if (!token.ok) return refusalResponse(context, token.code)
    // The service checks the second factor.
    const headers = { authorization: `Bearer ${token.value}` }
    const me = await content.fetch(new Request(`${content.baseUrl}${TEAM_CALLS}/v1/users/me`, { headers }))
    if (!me.ok) return refusalResponse(context, me.status === 401 ? 'unauthenticated' : 'service-unavailable')
    const cookie = previewCookie(options.issuePreviewPass(), options.isSecure)
    return redirect(to, { status: 303, headers: { 'set-cookie': cookie } })
  })
  app.all(`${DESK_PATHS.contentApi}/*`, async (context) => {
    const token = await readAccessToken(context.req.raw)
    if (!token.ok) return refusalResponse(context, token.code)
    const path = TEAM_CALLS + pathBelow(context.req.url)
    return forwardCall(context.req.raw, { service: content, path, accessToken: token.value })
  })
  return app
}

function pathBelow(url: string): string {
  return new URL(url).pathname.slice(DESK_PATHS.contentApi.length)
}

function refusalResponse(context: Context, code: 'unauthenticated' | 'service-unavailable'): Response {
  return code === 'unauthenticated'
    ? context.json({ statusCode: 401, error: 'Unauthorized', message: 'Session not found' }, 401)
    : context.json({ statusCode: 503, error: 'Service Unavailable', message: code }, 503)
}
