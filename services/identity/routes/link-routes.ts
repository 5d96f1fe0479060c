import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import {
  type deviceResponse,
  type EmailedLink,
  linkFactor,
  type linkProof,
  linkUse,
  newPassword,
} from '#contracts/identity.ts'
import type { LinkPurpose } from '#domain/account/account-links.ts'
import { maskEmail } from '#domain/account/masked-email.ts'
import type { Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import type { Account } from '../accounts/accounts.ts'
import { recordEvent } from '../accounts/accounts.ts'
import { changeAccount } from '../accounts/change-account.ts'
import { toOwner } from '../accounts/newsletter.ts'
import { changeEmail } from '../links/change-email.ts'
import { mailNotice, resolveEmailLanguage } from '../links/emails.ts'
import { createLinkFactor } from '../links/link-factor.ts'
import type { LinkRefusal } from '../links/mailed-links.ts'
import { consumeLink, readLink } from '../links/mailed-links.ts'
import type { IdentityOptions } from '../options.ts'
import { removePasskeys } from '../passkeys/passkeys.ts'
import { checkPassword } from '../passwords/check-password.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import type { Refuse } from '../refuse.ts'
import { revokeAccount } from '../sessions/payload-adapter.ts'
import type { AttemptStreaks } from '../sign-in/attempt-streaks.ts'
import { revokeOtherDevices, trustDevice } from '../sign-in/trusted-devices.ts'
import type { Throttle } from '../throttle.ts'
import { readDeviceToken, readVisitorKey } from './sign-in-routes.ts'

const PATHS = {
  password: '/password-links',
  verification: '/verifications',
  'email-change': '/email-changes',
  'email-undo': '/email-undos',
} as const satisfies Record<LinkPurpose, string>

/** A new password set through an emailed link. `trustOwner` trusts this browser and returns its device token. */
type NewPassword = {
  token: string
  password: string
  now: Date
  isProven: boolean
  trustOwner(tx: Queryable, account: Account): Promise<string>
}

/** The routes of emailed links. GET returns what a link does without changing anything, POST uses it. */
export function linkRoutes(
  options: IdentityOptions,
  { refused, streaks, throttle }: { refused: Refuse; streaks: AttemptStreaks; throttle: Throttle },
): Hono {
  const { database, clock } = options
  const factor = createLinkFactor(options)
  const app = new Hono()

  for (const [purpose, path] of Object.entries(PATHS) as [LinkPurpose, string][]) {
    app.get(`${path}/:token`, async (context) => {
      const opened = await readLink(database, { token: context.req.param('token'), purpose, now: clock() })
      if (!opened) return refused(context, 'link-expired')
      const { account, link } = opened
      return context.json({
        email: maskEmail(account.email),
        nextEmail: link.email && maskEmail(link.email),
        secondFactor: await factor.read(opened),
      } satisfies EmailedLink)
    })

    app.post(`${path}/:token/second-factor`, async (context) => {
      const given = linkFactor.parse(await context.req.json())
      const opened = await readLink(database, { token: context.req.param('token'), purpose, now: clock() })
      if (!opened) return refused(context, 'link-expired')
      const retryAfterSeconds = await throttle('second-factor', {
        visitor: readVisitorKey(context),
        target: opened.account.id,
      })
      if (retryAfterSeconds !== null) return refused(context, 'too-many-attempts', retryAfterSeconds)
      const accepted = await factor.verify(context, opened, given)
      if (!accepted.ok) return refused(context, accepted.code)
      return context.json({ proof: accepted.value } satisfies z.infer<typeof linkProof>)
    })
  }

  app.post(`${PATHS.password}/:token`, (context) => saveNewPassword(context, 'password', resetPassword))

  app.post(`${PATHS.verification}/:token`, async (context) => {
    const now = clock()
    const use = { token: context.req.param('token'), purpose: 'verification', now } as const
    const isVerified = await database.db.transaction(async (tx) => {
      const used = await consumeLink(tx, use)
      if (!used.ok) return false
      const { account } = used.value
      const credentials = { emailVerifiedAt: now }
      const verified = await changeAccount(tx, account, { change: 'email-verified', credentials })
      await options.newsletter.confirmVerifiedAddress(tx, toOwner(verified), now)
      await recordEvent(tx, { accountId: account.id, kind: 'verified', happenedAt: now })
      return true
    })
    return isVerified ? context.body(null, 204) : refused(context, 'link-expired')
  })

  app.post(`${PATHS['email-change']}/:token`, async (context) => {
    const token = context.req.param('token')
    const { proof } = linkUse.parse(await context.req.json())
    const isProven = factor.isValidProof(token, proof)
    const changed = await changeEmail(options, { token, isProven }, clock())
    return changed.ok ? context.body(null, 204) : refused(context, changed.code)
  })

  app.post(`${PATHS['email-undo']}/:token`, (context) => saveNewPassword(context, 'email-undo', restoreEmail))

  async function saveNewPassword(
    context: Context,
    purpose: LinkPurpose,
    use: typeof resetPassword | typeof restoreEmail,
  ): Promise<Response> {
    const { password, proof } = newPassword.parse(await context.req.json())
    const now = clock()
    const token = context.req.param('token') ?? ''
    const opened = await readLink(database, { token, purpose, now })
    if (!opened) return refused(context, 'link-expired')
    const refusal = await checkPassword(password, opened.link.email ?? opened.account.email, options)
    if (refusal !== null) return refused(context, refusal)
    const saved = await use(options, {
      token,
      password,
      now,
      isProven: factor.isValidProof(token, proof),
      trustOwner: (tx, account) =>
        trustOwnerDevice(tx, account, { token: readDeviceToken(context), streaks, now }),
    })
    if (!saved.ok) return refused(context, saved.code)
    return context.json({ device: saved.value } satisfies z.infer<typeof deviceResponse>)
  }

  return app
}

/**
 * Trusts the browser in which an emailed link set a new password. Since only the owner can read the mailbox, earlier
 * failed attempts no longer delay the sign-in. Returns the browser's device token.
 */
async function trustOwnerDevice(
  tx: Queryable,
  account: Account,
  { token, streaks, now }: { token: string | null; streaks: AttemptStreaks; now: Date },
): Promise<string> {
  const device = await trustDevice(tx, { accountId: account.id, token, now })
  await revokeOtherDevices(tx, { accountId: account.id, token: device.token })
  for (const knownDevice of [null, device.tokenHash]) {
    await streaks.end(tx, { email: account.email, knownDevice })
  }
  return device.token
}

/**
 * Uses the link that undoes a change of address. The account gets its previous, verified address back, with a new
 * password. All sessions end, later changes of address and their undo links become void, and the removed address is
 * notified. The restored address is available because it is reserved while the link is valid (`reserved-address.ts`).
 * Returns this browser's new device token.
 */
async function restoreEmail(
  options: IdentityOptions,
  { token, password, now, isProven, trustOwner }: NewPassword,
): Promise<Result<string, LinkRefusal>> {
  const use = { token, purpose: 'email-undo', now } as const
  const opened = await readLink(options.database, use)
  if (!opened) return refuse('link-expired')
  const language = await resolveEmailLanguage(options, opened.account.id, opened.account.language)
  const passwordHash = await hashPassword(password)
  return options.database.db.transaction(async (tx) => {
    const used = await consumeLink(tx, { ...use, isProven })
    if (!used.ok) return used
    const { account: before, link } = used.value
    const { email } = link
    if (email === null) return refuse('link-expired')
    const account = await changeAccount(tx, before, {
      change: 'email-restored',
      credentials: { email, emailVerifiedAt: now, passwordHash },
      undo: link,
    })
    await revokeAccount(tx, account.id)
    await options.newsletter.confirmVerifiedAddress(tx, toOwner(account), now)
    await recordEvent(tx, { accountId: account.id, kind: 'email-restored', happenedAt: now })
    if (before.email !== email)
      await mailNotice(options, tx, { kind: 'email-changed', account, language, to: before.email })
    await mailNotice(options, tx, { kind: 'password-changed', account, language })
    await removeSignInPasskeys(options, tx, { account, language })
    return ok(await trustOwner(tx, account))
  })
}

/**
 * Uses the link that sets a password. It also verifies the address and signs out all other browsers. Returns this
 * browser's new device token.
 */
async function resetPassword(
  options: IdentityOptions,
  { token, password, now, isProven, trustOwner }: NewPassword,
): Promise<Result<string, LinkRefusal>> {
  const use = { token, purpose: 'password', now } as const
  const opened = await readLink(options.database, use)
  if (!opened) return refuse('link-expired')
  const language = await resolveEmailLanguage(options, opened.account.id, opened.account.language)
  const passwordHash = await hashPassword(password)
  return options.database.db.transaction(async (tx) => {
    const used = await consumeLink(tx, { ...use, isProven })
    if (!used.ok) return used
    const account = await changeAccount(tx, used.value.account, {
      change: 'password-reset',
      credentials: { passwordHash, emailVerifiedAt: now },
    })
    await revokeAccount(tx, account.id)
    await recordEvent(tx, { accountId: account.id, kind: 'password-set', happenedAt: now })
    await mailNotice(options, tx, { kind: 'password-changed', account, language })
    await removeSignInPasskeys(options, tx, { account, language })
    return ok(await trustOwner(tx, account))
  })
}

/**
 * Removes the passkeys of someone who set a password through an emailed link, and notifies them. They may be recovering
 * the account from an attacker who added a passkey.
 */
async function removeSignInPasskeys(
  options: IdentityOptions,
  tx: Queryable,
  { account, language }: { account: Account; language: Language },
): Promise<void> {
  const removed = await removePasskeys(tx, { accountId: account.id, use: 'sign-in' })
  if (removed > 0) await mailNotice(options, tx, { kind: 'passkeys-removed', account, language })
}
