import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  emailAddress,
  emailStep,
  type finishedAnswer,
  type IdentityRefusalCode,
  type nextStepAnswer,
  type Person,
  passwordLinkRequest,
  signInStep,
  signUpStep,
  VISITOR_KEY_HEADER,
} from '#contracts/identity.ts'
import { passwordFault, SIGN_UP_PASSWORD } from '#domain/password.ts'
import { accountRoutes, type OpenToken } from './account-routes.ts'
import { createAccount, findAccount, findAccountByEmail, normalizedEmail, recordEvent } from './accounts.ts'
import type { Interactions } from './interactions.ts'
import { languageOfLetter, mailLink } from './letters.ts'
import { linkRoutes } from './link-routes.ts'
import type { IdentityOptions } from './options.ts'
import { verifyPassword } from './password-hash.ts'
import { createThrottle } from './throttle.ts'

const STATUS: Record<IdentityRefusalCode, 401 | 403 | 404 | 409 | 410 | 422 | 429> = {
  'interaction-not-found': 404,
  'email-invalid': 422,
  'credentials-wrong': 401,
  'email-registered': 409,
  'password-refused': 422,
  'link-expired': 410,
  'too-many-attempts': 429,
  unauthorized: 401,
  'password-wrong': 403,
  'email-unchanged': 422,
}

/** The calls of `contracts/identity.ts`, for the server that shows the screens. */
export function screensApi(options: IdentityOptions, interactions: Interactions, openToken: OpenToken): Hono {
  const { database, clock, screensToken } = options
  const isAdmitted = createThrottle(options.limiter)
  const app = new Hono()
  app.use(async ({ req, json }, next) => {
    if (req.header('authorization') !== `Bearer ${screensToken}`) return json({ code: 'forbidden' }, 403)
    return next()
  })

  app.get('/interactions/:uid', async (context) => {
    const opened = await interactions.open(context.req.raw, context.req.param('uid'))
    return opened.ok ? context.json(opened.value) : refused(context, opened.code)
  })

  app.post('/interactions/:uid/email', async (context) => {
    const { email } = emailStep.parse(await context.req.json())
    if (!isEmail(email)) return refused(context, 'email-invalid')
    if (!(await isAdmitted('lookup', visitorOf(context)))) return refused(context, 'too-many-attempts')
    const account = await findAccountByEmail(database, email)
    const next = account === null ? 'sign-up' : account.passwordHash === null ? 'set-password' : 'sign-in'
    return context.json({ next } satisfies z.infer<typeof nextStepAnswer>)
  })

  app.post('/interactions/:uid/sign-in', async (context) => {
    const { email, password } = signInStep.parse(await context.req.json())
    const visitorKey = visitorOf(context)
    if (!(await isAdmitted('sign-in', visitorKey, normalizedEmail(email))))
      return refused(context, 'too-many-attempts')
    const account = await findAccountByEmail(database, email)
    const isRight = await verifyPassword(password, account?.passwordHash ?? null)
    if (account) {
      const kind = isRight ? 'signed-in' : 'refused'
      await recordEvent(database.db, { accountId: account.id, kind, visitorKey, happenedAt: clock() })
    }
    return account && isRight ? finish(context, account.id) : refused(context, 'credentials-wrong')
  })

  app.post('/interactions/:uid/sign-up', async (context) => {
    const asked = signUpStep.parse(await context.req.json())
    if (!isEmail(asked.email)) return refused(context, 'email-invalid')
    if (passwordFault(asked.password, SIGN_UP_PASSWORD)) return refused(context, 'password-refused')
    if (!(await isAdmitted('sign-up', visitorOf(context)))) return refused(context, 'too-many-attempts')
    // Only who has a sign-in under way may make an account.
    const opened = await interactions.open(context.req.raw, context.req.param('uid'))
    if (!opened.ok) return refused(context, opened.code)
    const now = clock()
    const created = await database.db.transaction(async (tx) => {
      const account = await createAccount(tx, asked, now)
      if (!account.ok) return account
      const { id } = account.value
      await recordEvent(tx, {
        accountId: id,
        kind: 'signed-up',
        visitorKey: visitorOf(context),
        happenedAt: now,
      })
      await mailLink(options, tx, { account: account.value, kind: 'verification', language: asked.language })
      return account
    })
    return created.ok ? finish(context, created.value.id) : refused(context, created.code)
  })

  app.post('/password-links', async (context) => {
    const { email, language } = passwordLinkRequest.parse(await context.req.json())
    if (!isEmail(email)) return refused(context, 'email-invalid')
    const address = normalizedEmail(email)
    if (!(await isAdmitted('password-link', visitorOf(context), address)))
      return refused(context, 'too-many-attempts')
    const account = await findAccountByEmail(database, address)
    // Asked for a stranger too: the time that it takes tells nothing.
    const spoken = await languageOfLetter(options, account?.id ?? NOBODY, language)
    if (account) {
      await database.db.transaction(async (tx) => {
        await mailLink(options, tx, { account, kind: 'password', language: spoken })
        await recordEvent(tx, { accountId: account.id, kind: 'password-link', happenedAt: clock() })
      })
    }
    return context.body(null, 204)
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

  app.route('/', linkRoutes(options, refused))
  app.route('/account', accountRoutes(options, { refused, openToken, isAdmitted }))

  async function finish(context: Context, accountId: string): Promise<Response> {
    const finished = await interactions.finish(context.req.raw, context.req.param('uid') ?? '', accountId)
    if (!finished.ok) return refused(context, finished.code)
    return context.json(finished.value satisfies z.infer<typeof finishedAnswer>)
  }

  return app
}

/** No account has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export type Refuse = (context: Context, code: IdentityRefusalCode) => Response

const refused: Refuse = (context, code) => context.json({ code }, STATUS[code])

/** Who asks, as the storefront names their network; null when it does not. */
function visitorOf(context: Context): string | null {
  return context.req.header(VISITOR_KEY_HEADER) ?? null
}

function isEmail(text: string): boolean {
  return emailAddress.safeParse(text).success
}
