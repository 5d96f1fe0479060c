import { Hono } from 'hono'
import type { Person } from '#contracts/identity.ts'
import { isSameToken } from '#services/kernel/secrets/same-token.ts'
import { accountRoutes } from './accounts/account-routes.ts'
import { findAccount } from './accounts/accounts.ts'
import { applicantRoute } from './accounts/applicant-route.ts'
import type { OpenToken } from './accounts/bound-account.ts'
import { linkRoutes } from './links/link-routes.ts'
import type { IdentityOptions } from './options.ts'
import type { Interactions } from './provider/interactions.ts'
import { refused } from './refuse.ts'
import { createAttemptStreaks } from './sign-in/attempt-streaks.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { deskRoutes } from './staff/desk-routes.ts'
import { secondFactorRoutes } from './staff/second-factor-routes.ts'
import { securityRoutes } from './staff/security-routes.ts'
import { createThrottle } from './throttle.ts'

/** The calls of `contracts/identity.ts`, for the server that shows the screens. */
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
