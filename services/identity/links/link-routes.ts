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
import { maskedEmail } from '#domain/account/masked-email.ts'
import { recordEvent } from '../accounts/accounts.ts'
import { ownerOf } from '../accounts/newsletter.ts'
import type { IdentityOptions } from '../options.ts'
import { refusePassword } from '../passwords/refuse-password.ts'
import type { Refuse } from '../refuse.ts'
import type { AttemptStreaks } from '../sign-in/attempt-streaks.ts'
import { deviceOf, visitorOf } from '../sign-in/sign-in-routes.ts'
import { trustOwnerDevice } from '../sign-in/trust-owner-device.ts'
import type { Throttle } from '../throttle.ts'
import { changeAccount } from './change-account.ts'
import { changeEmail } from './change-email.ts'
import { createLinkFactor } from './link-factor.ts'
import { consumeLink, readLink } from './mailed-links.ts'
import { resetPassword } from './reset-password.ts'
import { restoreEmail } from './restore-email.ts'

const PATHS = {
  password: '/password-links',
  verification: '/verifications',
  'email-change': '/email-changes',
  'email-undo': '/email-undos',
} as const satisfies Record<LinkPurpose, string>

/** Routes of emailed links: GET returns what a link does without changing anything, POST uses it. */
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
        email: maskedEmail(account.email),
        nextEmail: link.email && maskedEmail(link.email),
        secondFactor: await factor.read(opened),
      } satisfies EmailedLink)
    })

    app.post(`${path}/:token/second-factor`, async (context) => {
      const given = linkFactor.parse(await context.req.json())
      const opened = await readLink(database, { token: context.req.param('token'), purpose, now: clock() })
      if (!opened) return refused(context, 'link-expired')
      const wait = await throttle('second-factor', {
        visitor: visitorOf(context),
        target: opened.account.id,
      })
      if (wait !== null) return refused(context, 'too-many-attempts', wait)
      const accepted = await factor.give(context, opened, given)
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
      await options.newsletter.addressVerified(tx, ownerOf(verified), now)
      await recordEvent(tx, { accountId: account.id, kind: 'verified', happenedAt: now })
      return true
    })
    return isVerified ? context.body(null, 204) : refused(context, 'link-expired')
  })

  app.post(`${PATHS['email-change']}/:token`, async (context) => {
    const token = context.req.param('token')
    const { proof } = linkUse.parse(await context.req.json())
    const changed = await changeEmail(options, { token, isProven: factor.isProof(token, proof) }, clock())
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
    const refusal = await refusePassword(password, opened.link.email ?? opened.account.email, options)
    if (refusal !== null) return refused(context, refusal)
    const saved = await use(options, {
      token,
      password,
      now,
      isProven: factor.isProof(token, proof),
      trustOwner: (tx, account) => trustOwnerDevice(tx, account, { token: deviceOf(context), streaks, now }),
    })
    if (!saved.ok) return refused(context, saved.code)
    return context.json({ device: saved.value } satisfies z.infer<typeof deviceResponse>)
  }

  return app
}
