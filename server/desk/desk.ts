import { createHash, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { redirect, redirectAway } from '#app/page/address/redirect.ts'
import type { DeskClient } from '#clients/identity/desk-client.ts'
import { DESK_PATHS, DESK_REFUSED_PAGE, type DeskSession } from '#contracts/team/desk.ts'
import { teamRefusal } from '#contracts/team/responses.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import { DEFAULT_LOCALE, type Locale, localePath, parseLocale, toLanguageTag } from '#domain/market/locale.ts'
import { ok, refuse } from '#domain/result.ts'
import { deskPath, pathAfterFactor } from '#domain/team/desk-path.ts'
import type { Clock } from '#services/kernel/clock.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { mayChange } from '../http/guard/same-origin.ts'
import type { AcceptSocket } from '../process/web-sockets.ts'
import type { Reach } from '../seam/seam.ts'
import { acceptContentSockets } from './content/accept-content-socket.ts'
import { contentCalls } from './content/content-calls.ts'
import { createDeskCookies } from './desk-cookies.ts'
import { forwardCall } from './forward-call.ts'
import { forwardToSecurity } from './forward-to-security.ts'

export type DeskOptions = {
  publicOrigin: string
  identity: DeskClient
  team: Reach
  seal: Seal
  now: Clock
  hosted: DeskSession['hosted']
  /** Null if the content service is hosted, or does not have our Studio. */
  content?: Reach | null
  issuePreviewPass?: () => string
}

export type Desk = {
  /** Null for URLs that the desk's application handles. */
  handle(request: Request): Promise<Response> | null
  acceptSocket: AcceptSocket
}

/**
 * Signs team members in, and calls the team API on behalf of their browsers, which only have an opaque id
 * (docs/decisions/0070-desk-sessions-with-a-second-factor.md).
 */
export function createDesk({
  publicOrigin,
  identity,
  team,
  seal,
  now,
  hosted,
  content = null,
  issuePreviewPass = () => '',
}: DeskOptions): Desk {
  const isSecure = publicOrigin.startsWith('https:')
  const cookies = createDeskCookies({ seal, isSecure })
  const app = new Hono()
  app.use(async (context, next) => {
    const { raw } = context.req
    const isChange = !['GET', 'HEAD'].includes(raw.method)
    if (isChange && !(raw.headers.has('origin') && mayChange(raw, publicOrigin)))
      return context.json({ code: 'origin-refused' }, 403)
    await next()
    // A picture is immutable, since its URL changes with its version.
    if (!context.res.headers.get('cache-control')?.includes('immutable'))
      context.header('cache-control', 'no-store')
    context.header('referrer-policy', 'same-origin')
    return undefined
  })

  app.get(DESK_PATHS.signIn, (context) => {
    const verifier = randomBytes(64).toString('base64url')
    const state = randomBytes(24).toString('base64url')
    const returnTo = pathAfterFactor(context.req.query('returnTo'))
    const headers = { 'set-cookie': cookies.writeAttempt({ state, verifier, returnTo }) }
    const codeChallenge = createHash('sha256').update(verifier).digest('base64url')
    const locale = toLanguageTag(browserLocale(context.req.raw))
    return redirectAway(identity.authorizeUrl({ state, codeChallenge, locale }), { status: 303, headers })
  })

  app.get(DESK_PATHS.callback, async ({ req }) => {
    const attempt = cookies.readAttempt(req.raw)
    const { code, state } = req.query()
    const fail = (reason: string) =>
      redirectToFailurePage(req.raw, { reason, returnTo: attempt?.returnTo, cookie: cookies.clearAttempt() })
    if (!attempt || !isSameToken(state, attempt.state)) return fail('interaction-not-found')
    const { verifier, returnTo } = attempt
    if (code === undefined) return fail('sign-in-denied')
    const started = await identity.startSession({
      code,
      verifier,
      userAgent: req.raw.headers.get('user-agent'),
    })
    if (!started.ok) return fail(started.code === 'unauthorized' ? 'interaction-not-found' : started.code)
    const response = await redirectToSecondFactor(req.raw, started.value, returnTo)
    response.headers.append('set-cookie', cookies.clearAttempt())
    response.headers.append('set-cookie', cookies.writeSession(started.value))
    return response
  })

  app.get(DESK_PATHS.confirm, ({ req }) =>
    redirectToSecondFactor(req.raw, cookies.readSession(req.raw), pathAfterFactor(req.query('returnTo'))),
  )

  app.post(DESK_PATHS.signOut, signOut)

  app.get(DESK_PATHS.session, async (context) => {
    const session = await readSession(context)
    if (!session.ok) return refusalResponse(context, session.code)
    const { email, name, roles, confirmedUntil: until, language: locale } = session.value
    if (until === null) return context.json({ code: 'second-factor-required' }, 401)
    const confirmedUntil = new Date(until) > now() ? until : null
    return context.json({ email, name, roles, confirmedUntil, locale, hosted } satisfies DeskSession)
  })

  app.all(`${DESK_PATHS.securityApi}/*`, ({ req }) =>
    forwardToSecurity(req.raw, { identity, id: cookies.readSession(req.raw) }),
  )

  app.all(`${DESK_PATHS.api}/*`, async (context) => {
    const session = await readSession(context)
    if (!session.ok) return refuseCall(context, session.code)
    const path = context.req.path.slice(DESK_PATHS.api.length)
    const { accessToken } = session.value
    const response = await forwardCall(context.req.raw, { service: team, path, accessToken })
    return isNavigation(context) ? redirectToRefusalPage(context.req.raw, response) : response
  })

  if (content) app.route('/', contentCalls({ content, readAccessToken, signOut, issuePreviewPass, isSecure }))

  async function signOut(context: Context): Promise<Response> {
    const id = cookies.readSession(context.req.raw)
    if (id !== null) await identity.endSession(id)
    context.header('set-cookie', cookies.writeSession(null))
    return context.body(null, 204)
  }

  async function readAccessToken(request: Request) {
    const id = cookies.readSession(request)
    const session = id === null ? null : await identity.readSession(id)
    if (session?.ok) return ok(session.value.accessToken)
    return refuse(session?.code === 'identity-unavailable' ? 'service-unavailable' : 'unauthenticated')
  }

  async function readSession({ req }: Context) {
    const id = cookies.readSession(req.raw)
    return id === null ? ({ ok: false, code: 'unauthorized' } as const) : identity.readSession(id)
  }

  /** Redirects to the second factor page or, without a session, to the sign-in. */
  async function redirectToSecondFactor(
    request: Request,
    id: string | null,
    returnTo: string,
  ): Promise<Response> {
    const requested = id === null ? null : await identity.requestSecondFactor(id, returnTo)
    if (requested?.ok) {
      const page = localePath(browserLocale(request), `/second-factor/${requested.value.ticket}`)
      return redirect(page, 303)
    }
    if (requested?.code === 'identity-unavailable')
      return redirectToFailurePage(request, { reason: requested.code, returnTo })
    return redirect(`${DESK_PATHS.signIn}?${new URLSearchParams({ returnTo })}`, 303)
  }

  return {
    handle: (request) =>
      PATHS.test(new URL(request.url).pathname) ? Promise.resolve(app.fetch(request)) : null,
    acceptSocket: content
      ? acceptContentSockets({ publicOrigin, content, readAccessToken })
      : async () => 404,
  }
}

const PATHS = /^\/desk\/(?:sign-in|callback|confirm|sign-out|api\/.*|content\/(?:api\/.*|preview))$/

/** Whether a document is opened in its own tab, where a refusal would be shown as raw text. */
function isNavigation({ req }: Context): boolean {
  return req.method === 'GET' && req.header('sec-fetch-mode') === 'navigate'
}

/** Redirects a refused document to the desk's page about the refusal, or to the second factor and then back. */
async function redirectToRefusalPage({ headers }: Request, response: Response): Promise<Response> {
  if (response.ok) return response
  const refusal = teamRefusal.safeParse(await response.json().catch(() => null))
  if (refusal.data?.code === 'confirmation-required') {
    const referrer = headers.get('referer') ?? ''
    const { pathname = '', search = '' } = URL.canParse(referrer) ? new URL(referrer) : {}
    return redirect(
      `${DESK_PATHS.confirm}?${new URLSearchParams({ returnTo: deskPath(pathname + search) })}`,
      303,
    )
  }
  const seconds = response.headers.get('retry-after')
  const query = new URLSearchParams({ code: refusal.data?.code ?? 'unavailable' })
  if (seconds !== null) query.set('seconds', seconds)
  return redirect(`${DESK_REFUSED_PAGE}?${query}`, 303)
}

/** Redirects opened documents to the desk, which signs in; the desk's own calls receive the refusal. */
function refuseCall(context: Context, code: Parameters<typeof refusalResponse>[1]): Response {
  return isNavigation(context) ? redirect(DESK_PATHS.root, 303) : refusalResponse(context, code)
}

/** Redirects to a page about the failed sign-in, where it can be restarted. */
function redirectToFailurePage(
  request: Request,
  { reason, returnTo, cookie }: { reason: string; returnTo: string | undefined; cookie?: string },
): Response {
  const query = new URLSearchParams({ reason, callback: deskPath(returnTo) })
  const headers = cookie === undefined ? {} : { 'set-cookie': cookie }
  return redirect(`${localePath(browserLocale(request), '/login/failed')}?${query}`, { status: 303, headers })
}

function refusalResponse(
  context: Context,
  code: 'unauthorized' | 'staff-only' | 'identity-unavailable',
): Response {
  return code === 'identity-unavailable'
    ? context.json({ code: 'service-unavailable' }, 503)
    : context.json({ code: 'unauthenticated' }, 401)
}

/** The locale of the sign-in pages: the browser's first language that we support, in that language's own country. */
function browserLocale({ headers }: Request): Locale {
  const requested = (headers.get('accept-language') ?? '').toLowerCase().split(',')
  const language = requested
    .map((tag) => tag.trim().slice(0, 2))
    .find((tag) => LANGUAGES.some((known) => known === tag))
  return parseLocale(`${language}-${language}`) ?? DEFAULT_LOCALE
}
