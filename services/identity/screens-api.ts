import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Person } from '#contracts/identity.ts'
import { emailAddress, newApplicant, type ticketResponse } from '#contracts/identity.ts'
import {
  DESK_SESSION_HEADER,
  type DeskSession,
  deskSessionRequest,
  type deskSessionStarted,
  secondFactorRequest,
  type secondFactorTicket,
} from '#contracts/identity-desk.ts'
import { TRADE_PASSWORD } from '#domain/account/password.ts'
import { parseUserAgent } from '#domain/account/user-agent.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import { confirmationExpiry } from '#services/kernel/team/staff.ts'
import type { OpenToken } from './accounts/account-env.ts'
import { type Account, createAccount, findAccount, normalizeEmail, recordEvent } from './accounts/accounts.ts'
import { mailLink } from './links/emails.ts'
import type { IdentityOptions } from './options.ts'
import { checkPassword } from './passwords/check-password.ts'
import { verifyPassword } from './passwords/password-hash.ts'
import type { Interactions } from './provider/interactions.ts'
import type { Refuse } from './refuse.ts'
import { refused } from './refuse.ts'
import { accountRoutes } from './routes/account-routes.ts'
import { linkRoutes } from './routes/link-routes.ts'
import { secondFactorRoutes } from './routes/second-factor-routes.ts'
import { securityRoutes } from './routes/security-routes.ts'
import { readVisitorKey, signInRoutes } from './routes/sign-in-routes.ts'
import { createAttemptStreaks } from './sign-in/attempt-streaks.ts'
import { issueTicket } from './sign-in/sign-in-tickets.ts'
import { endStaffSession, openStaffSession, startStaffSession } from './staff/staff-sessions.ts'
import { createTicket } from './staff/tickets.ts'
import type { Throttle } from './throttle.ts'
import { createThrottle } from './throttle.ts'

const accountId = z.uuid()

type Applicant = z.infer<typeof newApplicant>

/** Implements `contracts/identity.ts` for the server that renders the screens. */
export function screensApi(
  options: IdentityOptions,
  {
    interactions,
    openToken,
    openDeskToken,
  }: { interactions: Interactions; openToken: OpenToken; openDeskToken: OpenToken },
): Hono {
  const { database, screensToken } = options
  const throttle = createThrottle(options.limiter)
  const streaks = createAttemptStreaks(options)
  const app = new Hono()
  app.use(async ({ req, json }, next) => {
    const token = /^Bearer (.+)$/.exec(req.header('authorization') ?? '')?.[1]
    if (!isSameToken(token, screensToken)) return json({ code: 'forbidden' }, 403)
    return next()
  })

  app.get('/people/:accountId', async (context) => {
    const account = await findAccount(database, context.req.param('accountId'))
    if (!account) return context.json({ code: 'account-unknown' }, 404)
    const { email, emailVerifiedAt } = account
    return context.json({ email, isEmailVerified: emailVerifiedAt !== null } satisfies Person)
  })

  app.route('/interactions', signInRoutes(options, { interactions, refused, throttle, streaks }))
  app.route('/', linkRoutes(options, { refused, streaks, throttle }))
  app.route('/accounts', applicantRoute(options, { refused, throttle }))
  app.route('/account', accountRoutes(options, { refused, openToken, throttle }))
  app.route('/desk', deskRoutes(options, { refused, openDeskToken }))
  app.route('/desk/security', securityRoutes(options, { refused, throttle }))
  app.route('/second-factors', secondFactorRoutes(options, { refused, throttle }))
  return app
}

/** The calls of the desk's server about a browser's session (`contracts/identity-desk.ts`). */
function deskRoutes(
  options: IdentityOptions,
  { refused, openDeskToken }: { refused: Refuse; openDeskToken: OpenToken },
): Hono {
  const app = new Hono()

  app.post('/sessions', async (context) => {
    const { accessToken } = deskSessionRequest.parse(await context.req.json())
    const token = await openDeskToken(accessToken)
    if (!token) return refused(context, 'unauthorized')
    const device = parseUserAgent(context.req.header('user-agent') ?? null)
    const started = await startStaffSession(options, { accessToken, accountId: token.accountId, device })
    if (!started.ok) return refused(context, started.code)
    return context.json({ id: started.value } satisfies z.infer<typeof deskSessionStarted>, 201)
  })

  app.get('/session', async (context) => {
    const session = await openStaffSession(options, readSessionId(context))
    if (!session) return refused(context, 'unauthorized')
    const { accessToken, email, name, roles, language, confirmedAt } = session
    return context.json({
      accessToken,
      email,
      name: name ?? email,
      roles,
      language,
      confirmedUntil: confirmedAt && confirmationExpiry({ confirmedAt }).toISOString(),
    } satisfies DeskSession)
  })

  app.delete('/session', async (context) => {
    await endStaffSession(options, readSessionId(context))
    return context.body(null, 204)
  })

  app.post('/second-factors', async (context) => {
    const { returnTo } = secondFactorRequest.parse(await context.req.json())
    const session = await openStaffSession(options, readSessionId(context))
    if (!session) return refused(context, 'unauthorized')
    const ticket = createTicket(options, { session: session.idDigest, returnTo })
    return context.json({ ticket } satisfies z.infer<typeof secondFactorTicket>, 201)
  })
  return app
}

function readSessionId({ req }: Context): string {
  return req.header(DESK_SESSION_HEADER) ?? ''
}

/**
 * `PUT /accounts/{accountId}` (`contracts/identity.ts`): creates an applicant's account under an id chosen by the
 * caller, which no one else knows.
 */
function applicantRoute(
  options: IdentityOptions,
  { refused, throttle }: { refused: Refuse; throttle: Throttle },
): Hono {
  const { database, clock } = options
  const app = new Hono()

  app.put('/:accountId', async (context) => {
    const id = accountId.parse(context.req.param('accountId'))
    const applicant = newApplicant.parse(await context.req.json())
    if (!emailAddress.safeParse(applicant.email).success) return refused(context, 'email-invalid')
    const retryAfterSeconds = await throttle('sign-up', { visitor: readVisitorKey(context) })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const existing = await findAccount(database, id)
    if (existing) return reissueTicket(context, existing, applicant)
    const refusal = await checkPassword(applicant.password, applicant.email, options, TRADE_PASSWORD)
    if (refusal !== null) return refused(context, refusal)
    const ticket = await create(id, applicant, readVisitorKey(context))
    if (ticket !== null) return context.json({ ticket } satisfies z.infer<typeof ticketResponse>, 201)
    // The address belongs to another account, unless a simultaneous call has just created this one.
    const created = await findAccount(database, id)
    return created ? reissueTicket(context, created, applicant) : refused(context, 'email-registered')
  })

  function create(id: string, applicant: Applicant, visitorKey: string | null): Promise<string | null> {
    const now = clock()
    return database.db.transaction(async (tx) => {
      const consents = { hasPersonalizedConsent: false }
      const account = await createAccount(tx, { id, ...applicant, ...consents }, now)
      if (!account.ok) return null
      await recordEvent(tx, { accountId: id, kind: 'signed-up', visitorKey, happenedAt: now })
      const { language } = applicant
      await mailLink(options, tx, { account: account.value, kind: 'verification', language })
      return issueTicket(tx, account.value, now)
    })
  }

  /** Issues another ticket to a caller who knows an account's id, address and password. */
  async function reissueTicket(context: Context, account: Account, { email, password }: Applicant) {
    const isSame = account.email === normalizeEmail(email)
    if (!isSame || !(await verifyPassword(password, account.passwordHash)))
      return refused(context, 'email-registered')
    const ticket = await issueTicket(database.db, account, clock())
    return context.json({ ticket } satisfies z.infer<typeof ticketResponse>, 201)
  }

  return app
}
