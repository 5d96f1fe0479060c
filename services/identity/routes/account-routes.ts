import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  ACCOUNT_TOKEN_HEADER,
  accountLanguage,
  consents,
  emailAddress,
  emailChange,
  passwordChange,
  passwordProof,
  type sessionsResponse,
} from '#contracts/identity.ts'
import { refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { AccountEnv, OpenToken } from '../accounts/account-env.ts'
import {
  findAccount,
  lockAccount,
  lockAuthenticated,
  normalizeEmail,
  recordEvent,
  setPersonalizedConsent,
} from '../accounts/accounts.ts'
import { changeAccount, revokeLinks } from '../accounts/change-account.ts'
import { toOwner } from '../accounts/newsletter.ts'
import { deleteAccount } from '../customers/delete-account.ts'
import { readAccount } from '../customers/read-account.ts'
import { isTaken } from '../links/change-email.ts'
import { mailLink, mailNotice, resolveEmailLanguage } from '../links/emails.ts'
import type { IdentityOptions } from '../options.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts'
import type { Refuse } from '../refuse.ts'
import { endAccountSession, listSessions } from '../sessions/account-sessions.ts'
import { revokeAccount, revokeOthers } from '../sessions/payload-adapter.ts'
import { revokeDevice, revokeOtherDevices } from '../sign-in/trusted-devices.ts'
import { canChangeSignIn } from '../staff/staff-sessions.ts'
import { isMemberOfTeam } from '../staff/team-members.ts'
import type { Throttle } from '../throttle.ts'
import { passkeyRoutes } from './passkey-routes.ts'
import { readDeviceToken, readVisitorKey } from './sign-in-routes.ts'

type Dependencies = { refused: Refuse; openToken: OpenToken; throttle: Throttle }

/** The calls that signed-in customers use to manage their accounts (`contracts/identity.ts`). */
export function accountRoutes(
  options: IdentityOptions,
  { refused, openToken, throttle }: Dependencies,
): Hono<AccountEnv> {
  const { database, clock } = options
  const app = new Hono<AccountEnv>()
  app.use(async (context, next) => {
    const token = await openToken(context.req.header(ACCOUNT_TOKEN_HEADER) ?? '')
    const account = token && (await findAccount(database, token.accountId))
    if (!account) return refused(context, 'unauthorized')
    context.set('account', account)
    context.set('token', token)
    return next()
  })

  app.get('/', async (context) => context.json(await readAccount(options, context.var.account)))

  app.put('/consents', async (context) => {
    const given = consents.parse(await context.req.json())
    const { hasCommercialConsent: isWanted, hasPersonalizedConsent } = given
    const now = clock()
    await database.db.transaction(async (tx) => {
      const account = await lockAccount(tx, context.var.account.id)
      if (!account) return
      await setPersonalizedConsent(tx, { id: account.id, now, hasPersonalizedConsent })
      await options.newsletter.choose(tx, toOwner(account), { isWanted, now })
    })
    return context.body(null, 204)
  })

  app.post('/proof', async (context) => {
    const { password } = passwordProof.parse(await context.req.json())
    if (await isMemberOfTeam(database.db, context.var.account.id)) return refused(context, 'member-of-team')
    return (await findPasswordRefusal(context, password)) ?? context.body(null, 204)
  })

  app.post('/password', async (context) => {
    const { password, newPassword } = passwordChange.parse(await context.req.json())
    const refusal = await checkPassword(newPassword, context.var.account.email, options)
    if (refusal !== null) return refused(context, refusal)
    const rejection = await findProofRefusal(context, password)
    if (rejection) return rejection
    const language = await resolveEmailLanguage(options, context.var.account.id, context.var.account.language)
    const passwordHash = await hashPassword(newPassword)
    const isChanged = await database.db.transaction(async (tx) => {
      const proven = await lockAuthenticated(tx, context.var.account)
      if (!proven) return false
      const account = await changeAccount(tx, proven, {
        change: 'password-changed',
        credentials: { passwordHash },
      })
      await revokeOthers(tx, context.var.token)
      await trustOnlyThisDevice(tx, context)
      await recordEvent(tx, { ...toAccountEvent(context), kind: 'password-set' })
      await mailNotice(options, tx, { kind: 'password-changed', account, language })
      return true
    })
    return isChanged ? context.body(null, 204) : refused(context, 'password-wrong')
  })

  app.post('/email', async (context) => {
    const { email, password, language } = emailChange.parse(await context.req.json())
    const { account } = context.var
    if (!emailAddress.safeParse(email).success) return refused(context, 'email-invalid')
    const newEmail = normalizeEmail(email)
    if (newEmail === account.email) return refused(context, 'email-unchanged')
    const rejection = await findProofRefusal(context, password)
    if (rejection) return rejection
    const retryAfterSeconds = await throttle('email-change', {
      visitor: readVisitorKey(context),
      target: account.id,
    })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const emailLanguage = await resolveEmailLanguage(options, account.id, language)
    const isRequested = await database.db.transaction(async (tx) => {
      const proven = await lockAuthenticated(tx, account)
      if (!proven) return false
      // Whether the address already has an account must not be revealed, so only the email is omitted.
      const isSent = !(await isTaken(tx, newEmail, { accountId: proven.id, now: clock() }))
      const link = { account: proven, language: emailLanguage }
      await mailLink(options, tx, { ...link, kind: 'email-change', email: newEmail, isSent })
      if (proven.emailVerifiedAt !== null)
        await mailNotice(options, tx, { ...link, kind: 'email-change-requested' })
      await recordEvent(tx, { ...toAccountEvent(context), kind: 'email-change-asked' })
      return true
    })
    return isRequested ? context.body(null, 204) : refused(context, 'password-wrong')
  })

  app.delete('/email', async (context) => {
    await database.db.transaction(async (tx) => {
      const account = await lockAccount(tx, context.var.account.id)
      if (!account) return
      await revokeLinks(tx, account.id, 'email-change-cancelled')
      await recordEvent(tx, { ...toAccountEvent(context), kind: 'email-change-cancelled' })
    })
    return context.body(null, 204)
  })

  app.post('/verification', async (context) => {
    const { language } = accountLanguage.parse(await context.req.json())
    const { account } = context.var
    if (account.emailVerifiedAt !== null) return context.body(null, 204)
    const retryAfterSeconds = await throttle('email-change', {
      visitor: readVisitorKey(context),
      target: account.id,
    })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    const emailLanguage = await resolveEmailLanguage(options, account.id, language)
    await database.db.transaction(async (tx) => {
      const locked = await lockAccount(tx, account.id)
      if (locked)
        await mailLink(options, tx, { account: locked, kind: 'verification', language: emailLanguage })
    })
    return context.body(null, 204)
  })

  app.get('/sessions', async (context) => {
    const sessions = await listSessions(database, { ...context.var.token, now: clock() })
    return context.json({ sessions } satisfies z.infer<typeof sessionsResponse>)
  })

  app.delete('/sessions/:uid', async (context) => {
    const { id: accountId } = context.var.account
    await database.db.transaction(async (tx) => {
      const ended = await endAccountSession(tx, { accountId, uid: context.req.param('uid') })
      if (!ended) return
      if (ended.deviceHash) await revokeDevice(tx, { accountId, tokenHash: ended.deviceHash })
      await recordEvent(tx, { ...toAccountEvent(context), kind: 'signed-out-elsewhere' })
    })
    return context.body(null, 204)
  })

  app.delete('/other-sessions', async (context) => {
    await database.db.transaction(async (tx) => {
      await revokeOthers(tx, context.var.token)
      await trustOnlyThisDevice(tx, context)
      await recordEvent(tx, { ...toAccountEvent(context), kind: 'signed-out-elsewhere' })
    })
    return context.body(null, 204)
  })

  app.delete('/sessions', async (context) => {
    await database.db.transaction(async (tx) => {
      const account = await lockAccount(tx, context.var.account.id)
      if (!account) return
      await changeAccount(tx, account, { change: 'signed-out-everywhere' })
      await revokeAccount(tx, account.id)
      await trustOnlyThisDevice(tx, context)
      await recordEvent(tx, { ...toAccountEvent(context), kind: 'signed-out-everywhere' })
    })
    return context.body(null, 204)
  })

  app.delete('/', async (context) => {
    const { password } = passwordProof.parse(await context.req.json())
    const rejection = await findPasswordRefusal(context, password)
    if (rejection) return rejection
    const deleted = await database.db.transaction(async (tx) => {
      const proven = await lockAuthenticated(tx, context.var.account)
      return proven ? deleteAccount(options, tx, proven) : refuse('password-wrong')
    })
    return deleted.ok ? context.body(null, 204) : refused(context, deleted.code)
  })

  app.route('/', passkeyRoutes(options, { refused, throttle, findFactorRefusal, findProofRefusal }))

  /** Returns a refusal if a team member has to confirm the second factor first, otherwise null. */
  async function findFactorRefusal(context: Context<AccountEnv>): Promise<Response | null> {
    return (await canChangeSignIn(options, context.var.token))
      ? null
      : refused(context, 'confirmation-required')
  }

  /** Returns a refusal if the password is wrong or a team member's second factor is not recent, otherwise null. */
  async function findProofRefusal(context: Context<AccountEnv>, password: string): Promise<Response | null> {
    return (await findFactorRefusal(context)) ?? findPasswordRefusal(context, password)
  }

  /** Returns null if the password is correct, otherwise the refusal. */
  async function findPasswordRefusal(
    context: Context<AccountEnv>,
    password: string,
  ): Promise<Response | null> {
    const { account } = context.var
    const retryAfterSeconds = await throttle('proof', {
      visitor: readVisitorKey(context),
      target: account.id,
    })
    if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
    return (await verifyPassword(password, account.passwordHash)) ? null : refused(context, 'password-wrong')
  }

  function trustOnlyThisDevice(tx: Queryable, context: Context<AccountEnv>): Promise<void> {
    return revokeOtherDevices(tx, {
      accountId: context.var.account.id,
      token: readDeviceToken(context) ?? '',
    })
  }

  function toAccountEvent(context: Context<AccountEnv>) {
    const visitorKey = readVisitorKey(context)
    return { accountId: context.var.account.id, visitorKey, happenedAt: clock() }
  }

  return app
}
