import { desc, eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import {
  ACCOUNT_TOKEN_HEADER,
  type AccountAnswer,
  accountLanguage,
  consents,
  emailAddress,
  emailChange,
  passwordChange,
  passwordProof,
} from '#contracts/identity.ts'
import { passwordFault, SIGN_UP_PASSWORD } from '#domain/password.ts'
import {
  type Account,
  findAccount,
  findAccountByEmail,
  normalizedEmail,
  recordEvent,
  setPassword,
} from './accounts.ts'
import { accounts, signInEvents } from './identity-tables.ts'
import { languageOfLetter, mailLink } from './letters.ts'
import { readPendingEmail } from './mailed-links.ts'
import type { IdentityOptions } from './options.ts'
import { verifyPassword } from './password-hash.ts'
import { revokeAccount, revokeOthers } from './payload-adapter.ts'
import type { Refuse } from './screens-api.ts'
import { visitorOf } from './sign-in/sign-in-routes.ts'
import type { Throttle } from './throttle.ts'

type OpenedToken = { accountId: string; grantId: string; sessionUid: string }
export type OpenToken = (accessToken: string) => Promise<OpenedToken | null>

type Bound = { Variables: { account: Account; token: OpenedToken } }
type Means = { refused: Refuse; openToken: OpenToken; throttle: Throttle }

/** As much of the audit trail as somebody is shown of their own. */
const EVENTS_SHOWN = 100

/** What somebody who has signed in may do with their account (`contracts/identity.ts`). */
export function accountRoutes(
  options: IdentityOptions,
  { refused, openToken, throttle }: Means,
): Hono<Bound> {
  const { database, clock } = options
  const app = new Hono<Bound>()
  app.use(async (context, next) => {
    const token = await openToken(context.req.header(ACCOUNT_TOKEN_HEADER) ?? '')
    const account = token && (await findAccount(database, token.accountId))
    if (!account) return refused(context, 'unauthorized')
    context.set('account', account)
    context.set('token', token)
    return next()
  })

  app.get('/', async (context) => context.json(await accountOf(context.var.account)))

  app.put('/consents', async (context) => {
    const given = consents.parse(await context.req.json())
    await database.db.update(accounts).set(given).where(eq(accounts.id, context.var.account.id))
    return context.body(null, 204)
  })

  app.post('/proof', async (context) => {
    const { password } = passwordProof.parse(await context.req.json())
    return (await proofFault(context, password)) ?? context.body(null, 204)
  })

  app.post('/password', async (context) => {
    const { password, newPassword } = passwordChange.parse(await context.req.json())
    if (passwordFault(newPassword, SIGN_UP_PASSWORD)) return refused(context, 'password-refused')
    const fault = await proofFault(context, password)
    if (fault) return fault
    const { account, token } = context.var
    await database.db.transaction(async (tx) => {
      await setPassword(tx, account.id, newPassword)
      await recordEvent(tx, { ...eventOf(context), kind: 'password-set' })
    })
    await revokeOthers(database, token)
    return context.body(null, 204)
  })

  app.post('/email', async (context) => {
    const { email, password, language } = emailChange.parse(await context.req.json())
    const { account } = context.var
    if (!emailAddress.safeParse(email).success) return refused(context, 'email-invalid')
    const newEmail = normalizedEmail(email)
    if (newEmail === account.email) return refused(context, 'email-unchanged')
    const fault = await proofFault(context, password)
    if (fault) return fault
    const wait = await throttle('email-change', { visitor: visitorOf(context), target: account.id })
    if (wait !== null) return refused(context, 'too-many-attempts', wait)
    // Whether the address has an account already is nobody's to learn here: then just nothing is mailed.
    const isFree = (await findAccountByEmail(database, newEmail)) === null
    const spoken = await languageOfLetter(options, account.id, language)
    await database.db.transaction(async (tx) => {
      if (isFree) await mailLink(options, tx, { account, kind: 'email-change', language: spoken, newEmail })
      await recordEvent(tx, { ...eventOf(context), kind: 'email-change-asked' })
    })
    return context.body(null, 204)
  })

  app.post('/verification', async (context) => {
    const { language } = accountLanguage.parse(await context.req.json())
    const { account } = context.var
    if (account.emailVerifiedAt !== null) return context.body(null, 204)
    const wait = await throttle('email-change', { visitor: visitorOf(context), target: account.id })
    if (wait !== null) return refused(context, 'too-many-attempts', wait)
    const spoken = await languageOfLetter(options, account.id, language)
    await mailLink(options, database.db, { account, kind: 'verification', language: spoken })
    return context.body(null, 204)
  })

  app.delete('/sessions', async (context) => {
    await recordEvent(database.db, { ...eventOf(context), kind: 'signed-out-everywhere' })
    await revokeAccount(database, context.var.account.id)
    return context.body(null, 204)
  })

  app.delete('/', async (context) => {
    const { password } = passwordProof.parse(await context.req.json())
    const fault = await proofFault(context, password)
    if (fault) return fault
    const { id } = context.var.account
    await database.db.delete(accounts).where(eq(accounts.id, id))
    await revokeAccount(database, id)
    return context.body(null, 204)
  })

  /** Nothing when the password is theirs; else the answer that says it is not. */
  async function proofFault(context: Context<Bound>, password: string): Promise<Response | null> {
    const { account } = context.var
    const wait = await throttle('proof', { visitor: visitorOf(context), target: account.id })
    if (wait !== null) return refused(context, 'too-many-attempts', wait)
    return (await verifyPassword(password, account.passwordHash)) ? null : refused(context, 'password-wrong')
  }

  function eventOf(context: Context<Bound>) {
    const visitorKey = visitorOf(context)
    return { accountId: context.var.account.id, visitorKey, happenedAt: clock() }
  }

  async function accountOf(account: Account): Promise<AccountAnswer> {
    const { id, email, emailVerifiedAt, language, hasCommercialConsent, hasPersonalizedConsent } = account
    const events = await database.db
      .select({ kind: signInEvents.kind, happenedAt: signInEvents.happenedAt })
      .from(signInEvents)
      .where(eq(signInEvents.accountId, id))
      .orderBy(desc(signInEvents.happenedAt))
      .limit(EVENTS_SHOWN)
    return {
      ...{ email, isEmailVerified: emailVerifiedAt !== null, language },
      pendingEmail: await readPendingEmail(database, id, clock()),
      ...{ hasCommercialConsent, hasPersonalizedConsent, createdAt: account.createdAt.toISOString() },
      events: events.map(({ kind, happenedAt }) => ({ kind, happenedAt: happenedAt.toISOString() })),
    }
  }
  return app
}
