import { Hono } from 'hono'
import { z } from 'zod'
import { acceptance, invitation, linkChange, presence, sharedCopy } from '#contracts/list-sharing.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { serversOnly } from '#services/kernel/secrets/servers-only.ts'
import { listFor } from '../list-access.ts'
import { callOf, idOf, type ListBound, refused, withBody } from '../list-responses.ts'
import { type FollowOptions, followList } from '../live/follow-list.ts'
import { enter } from '../live/presence.ts'
import { copySharedList } from './copy-shared.ts'
import { readSharedList, revokeLink, shareByLink } from './links.ts'
import { acceptInvitation, type InvitationOptions, invite, readInvitation, removeMember } from './members.ts'

export type SharingOptions = InvitationOptions & FollowOptions & { listSeal: Seal }

/** The calls of `contracts/list-sharing.ts` for an authenticated customer, below `/customer/lists`. */
export function sharingRoutes(options: SharingOptions): Hono<ListBound> {
  const { database, clock } = options
  const app = new Hono<ListBound>()

  app.post(
    '/invitations/:token/acceptance',
    withBody(acceptance, async (context, { name }) => {
      const token = context.req.param('token') ?? ''
      const joined = await acceptInvitation(database, callOf(context, clock()), token, name)
      return joined.ok ? context.json(joined.value) : refused(context, joined)
    }),
  )
  app.post(
    '/copies',
    withBody(sharedCopy, async (context, body) => {
      const copied = await copySharedList(database, callOf(context, clock()), body)
      return copied.ok ? context.json(copied.value) : refused(context, copied)
    }),
  )
  app.put(
    '/:listId/link',
    withBody(linkChange, async (context, body) => {
      const shared = await shareByLink(options, callOf(context, clock()), idOf(context), body)
      return shared.ok ? context.json(shared.value) : refused(context, shared)
    }),
  )
  app.delete('/:listId/link', async (context) => {
    const revoked = await revokeLink(database, callOf(context, clock()), idOf(context))
    return revoked.ok ? context.body(null, 204) : refused(context, revoked)
  })
  app.post(
    '/:listId/members',
    withBody(invitation, async (context, body) => {
      const sent = await invite(options, callOf(context, clock()), idOf(context), body)
      if (sent.ok) return context.json(sent.value, 201)
      if ('retryAfterSeconds' in sent) context.header('retry-after', String(sent.retryAfterSeconds))
      return refused(context, { code: sent.code })
    }),
  )
  app.delete('/:listId/members/:memberId', async (context) => {
    const memberId = z.uuid().safeParse(context.req.param('memberId'))
    if (!memberId.success) return context.body(null, 204)
    const removed = await removeMember(database, callOf(context, clock()), idOf(context), memberId.data)
    return removed.ok ? context.body(null, 204) : refused(context, removed)
  })

  app.get('/:listId/changes', async (context) => {
    const call = callOf(context, clock())
    const list = await listFor(database.db, call, idOf(context), { role: 'editor' })
    if (!list.ok) return refused(context, list)
    const known = z.coerce.number().int().min(0).catch(0)
    const after = known.parse(context.req.header('last-event-id') ?? context.req.query('after') ?? 0)
    const { accessToken } = context.var
    return followList(context.req.raw, options, { call, list: list.value, after, accessToken })
  })
  app.post(
    '/:listId/presence',
    withBody(presence, async (context, body) => {
      const call = callOf(context, clock())
      const list = await listFor(database.db, call, idOf(context), { role: 'editor' })
      if (!list.ok) return refused(context, list)
      await enter(database.db, call, list.value, body)
      return context.body(null, 204)
    }),
  )
  return app
}

/** Its calls for servers, below `/lists/shared` and `/lists/invitations`. */
export function sharedListRoutes({
  database,
  clock,
  serverToken,
}: Pick<SharingOptions, 'database' | 'clock'> & { serverToken: string | RotatedSecret }): Hono {
  const app = new Hono()
  app.use('/shared/*', serversOnly(serverToken))
  app.use('/invitations/*', serversOnly(serverToken))
  app.get('/shared/:token', async (context) => {
    const isOpening = context.req.query('count') === '1'
    const list = await readSharedList(database, context.req.param('token'), { isOpening })
    return list ? context.json(list) : refused(context, { code: 'list-not-found' })
  })
  app.get('/invitations/:token', async (context) => {
    const open = await readInvitation(database, context.req.param('token'), clock())
    return open ? context.json(open) : refused(context, { code: 'invitation-not-found' })
  })
  return app
}
