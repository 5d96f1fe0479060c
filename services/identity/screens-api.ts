import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { IdentityRefusalCode, Person, refusalAnswer } from '#contracts/identity.ts'
import { isSameToken } from '#services/kernel/same-token.ts'
import { accountRoutes, type OpenToken } from './account-routes.ts'
import { findAccount } from './accounts.ts'
import type { Interactions } from './interactions.ts'
import { linkRoutes } from './links/link-routes.ts'
import type { IdentityOptions } from './options.ts'
import { createAttemptStreaks } from './sign-in/attempt-streaks.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { createThrottle } from './throttle.ts'

const STATUS: Record<IdentityRefusalCode, 401 | 403 | 404 | 409 | 410 | 422 | 429> = {
  'interaction-not-found': 404,
  'email-invalid': 422,
  'credentials-wrong': 401,
  'email-registered': 409,
  'password-refused': 422,
  'password-common': 422,
  'password-personal': 422,
  'link-expired': 410,
  'too-many-attempts': 429,
  unauthorized: 401,
  'password-wrong': 403,
  'email-unchanged': 422,
}

/** The calls of `contracts/identity.ts`, for the server that shows the screens. */
export function screensApi(options: IdentityOptions, interactions: Interactions, openToken: OpenToken): Hono {
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
    const { email, emailVerifiedAt, hasCommercialConsent } = account
    return context.json({
      email,
      isEmailVerified: emailVerifiedAt !== null,
      hasCommercialConsent,
    } satisfies Person)
  })

  app.route('/interactions', signInRoutes(options, { interactions, refused, throttle, streaks }))
  app.route('/', linkRoutes(options, { refused, streaks }))
  app.route('/account', accountRoutes(options, { refused, openToken, throttle }))
  return app
}

/** Answers with a code; where waiting helps, with the seconds to wait. */
export type Refuse = (context: Context, code: IdentityRefusalCode, retryAfterSeconds?: number) => Response

const refused: Refuse = (context, code, retryAfterSeconds) => {
  const answer = { code, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }
  return context.json(answer satisfies z.infer<typeof refusalAnswer>, STATUS[code], headers)
}
