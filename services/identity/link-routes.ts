import { Hono } from 'hono'
import type { z } from 'zod'
import { newPassword, type passwordLinkAnswer } from '#contracts/identity.ts'
import { passwordFault, SIGN_UP_PASSWORD } from '#domain/password.ts'
import { recordEvent, setPassword, verifyEmail } from './accounts.ts'
import { changeEmail } from './change-email.ts'
import { consumeLink, readLink } from './mailed-links.ts'
import type { IdentityOptions } from './options.ts'
import { revokeAccount } from './payload-adapter.ts'
import type { Refuse } from './screens-api.ts'

/** What the links that were mailed lead to: setting a password, confirming an address. */
export function linkRoutes(options: IdentityOptions, refused: Refuse): Hono {
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
    const isSet = await database.db.transaction(async (tx) => {
      const link = { ...linkOf(context.req.param('token')), purpose: 'password' as const }
      const accountId = await consumeLink(tx, link)
      if (accountId === null) return false
      await setPassword(tx, accountId, password)
      // Who opened the mail has the address; and whoever knew the old password is signed out.
      await verifyEmail(tx, accountId, link.now)
      await recordEvent(tx, { accountId, kind: 'password-set', happenedAt: link.now })
      return accountId
    })
    if (!isSet) return refused(context, 'link-expired')
    await revokeAccount(database, isSet)
    return context.body(null, 204)
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

  function linkOf(token: string) {
    return { token, now: clock() }
  }

  return app
}
