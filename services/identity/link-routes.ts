import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { z } from 'zod'
import { type deviceAnswer, newPassword, type passwordLinkAnswer } from '#contracts/identity.ts'
import { passwordFault, SIGN_UP_PASSWORD } from '#domain/password.ts'
import type { Queryable } from '#services/kernel/database.ts'
import { recordEvent, setPassword, verifyEmail } from './accounts.ts'
import { changeEmail } from './change-email.ts'
import { accounts } from './identity-tables.ts'
import { consumeLink, readLink } from './mailed-links.ts'
import type { IdentityOptions } from './options.ts'
import { revokeAccount } from './payload-adapter.ts'
import type { Refuse } from './screens-api.ts'
import type { AttemptStreaks } from './sign-in/attempt-streaks.ts'
import { forgetOtherDevices, rememberDevice } from './sign-in/known-devices.ts'
import { deviceOf } from './sign-in/sign-in-routes.ts'

/** What the links that were mailed lead to: setting a password, confirming an address. */
export function linkRoutes(
  options: IdentityOptions,
  { refused, streaks }: { refused: Refuse; streaks: AttemptStreaks },
): Hono {
  const { database, clock } = options
  const app = new Hono()

  app.get('/password-links/:token', async (context) => {
    const account = await readLink(database, { ...linkOf(context.req.param('token')), purpose: 'password' })
    if (!account) return refused(context, 'link-expired')
    return context.json({ email: account.email } satisfies z.infer<typeof passwordLinkAnswer>)
  })

  app.post('/password-links/:token', async (context) => {
    const { password } = newPassword.parse(await context.req.json())
    if (passwordFault(password, SIGN_UP_PASSWORD)) return refused(context, 'password-refused')
    const set = await database.db.transaction(async (tx) => {
      const link = { ...linkOf(context.req.param('token')), purpose: 'password' as const }
      const accountId = await consumeLink(tx, link)
      if (accountId === null) return null
      await setPassword(tx, accountId, password)
      // Who opened the mail has the address; and whoever knew the old password is signed out.
      await verifyEmail(tx, accountId, link.now)
      await recordEvent(tx, { accountId, kind: 'password-set', happenedAt: link.now })
      return { accountId, device: await letOwnerIn(tx, accountId, deviceOf(context)) }
    })
    if (set === null) return refused(context, 'link-expired')
    await revokeAccount(database, set.accountId)
    return context.json({ device: set.device } satisfies z.infer<typeof deviceAnswer>)
  })

  app.post('/verifications/:token', async (context) => {
    const link = { ...linkOf(context.req.param('token')), purpose: 'verification' as const }
    const accountId = await database.db.transaction(async (tx) => {
      const id = await consumeLink(tx, link)
      if (id === null) return null
      await verifyEmail(tx, id, link.now)
      await recordEvent(tx, { accountId: id, kind: 'verified', happenedAt: link.now })
      return id
    })
    return accountId === null ? refused(context, 'link-expired') : context.body(null, 204)
  })

  app.post('/email-changes/:token', async (context) => {
    const { token, now } = linkOf(context.req.param('token'))
    const changed = await changeEmail(options, token, now)
    return changed.ok ? context.body(null, 204) : refused(context, changed.code)
  })

  /** Whoever has the mailbox is the owner: strangers' attempts keep them waiting no longer, in this browser for good. */
  async function letOwnerIn(tx: Queryable, accountId: string, token: string | null): Promise<string> {
    const device = await rememberDevice(tx, { accountId, token, now: clock() })
    await forgetOtherDevices(tx, { accountId, token: device.token })
    const [account] = await tx
      .select({ email: accounts.email })
      .from(accounts)
      .where(eq(accounts.id, accountId))
    if (account) await streaks.end(tx, { email: account.email, knownDevice: null })
    return device.token
  }

  function linkOf(token: string) {
    return { token, now: clock() }
  }

  return app
}
