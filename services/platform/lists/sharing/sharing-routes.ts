import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { LIST_REFUSALS } from '#contracts/list.ts'
import { type ListChangeEvent, sharedListCalls, sharingCalls } from '#contracts/list-sharing.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { formatEvent, openEventStream, STREAMS_PER_VISITOR_MAX } from '#services/kernel/event-stream.ts'
import type { RotatedSecret } from '#services/kernel/secrets/rotated-secret.ts'
import type { Seal } from '#services/kernel/secrets/seal.ts'
import { requireServerToken } from '#services/kernel/secrets/servers-only.ts'
import { serveCalls } from '#services/kernel/serve-calls.ts'
import type { ListNotice } from '../change-list.ts'
import { changeList } from '../change-list.ts'
import type { ListCall, ListRow } from '../list-access.ts'
import { findListFor } from '../list-access.ts'
import { type ListEnv, readCall, refuseFields } from '../list-responses.ts'
import { listItems, listMembers, listSections, lists } from '../lists-tables.ts'
import type { ListHub } from '../live/list-hub.ts'
import { readOthers, recordPresence, removePresence } from '../live/presence.ts'
import { createList } from '../own-lists.ts'
import { readSharedList, revokeLink, shareByLink } from './links.ts'
import { acceptInvitation, type InvitationOptions, invite, readInvitation, removeMember } from './members.ts'

export type SharingOptions = InvitationOptions & FollowOptions & { listSeal: Seal }

/** The revision of a new list, which is still empty. */
const FIRST_REVISION = 1

const HEARTBEAT_MS = 15_000

/** After this time the stream ends, and the reader reconnects with a new access token. */
const STREAM_MS = 3_600_000

type FollowOptions = {
  database: Database
  clock: Clock
  hub: ListHub
  isValid(accessToken: string): Promise<boolean>
}

/** The calls of `contracts/list-sharing.ts` for an authenticated customer, below `/customer/lists`. */
export function sharingRoutes(options: SharingOptions): Hono<ListEnv> {
  const { database, clock } = options
  const app = new Hono<ListEnv>()

  serveCalls(
    app,
    sharingCalls,
    (context) => {
      const call = readCall(context, clock())
      return {
        share: (id, link) => shareByLink(options, call, id, link),
        unshare: (id) => revokeLink(database, call, id),
        invite: (id, sent) => invite(options, call, id, sent),
        async removeMember(id, member) {
          const memberId = z.uuid().safeParse(member)
          return memberId.success ? removeMember(database, call, id, memberId.data) : ok(null)
        },
        async enter(id, present) {
          const list = await findListFor(database.db, call, id, { role: 'editor' })
          if (!list.ok) return list
          await recordPresence(database.db, call, list.value, present)
          return ok(null)
        },
        copyShared: (copy) => copySharedList(database, call, copy),
        accept: (token, { name }) => acceptInvitation(database, call, token, name),
      }
    },
    refuseFields,
  )

  app.get('/:listId/changes', async (context) => {
    const call = readCall(context, clock())
    const list = await findListFor(database.db, call, context.req.param('listId'), { role: 'editor' })
    if (!list.ok) return context.json({ code: list.code }, LIST_REFUSALS[list.code])
    const revisionSchema = z.coerce.number().int().min(0).catch(0)
    const after = revisionSchema.parse(context.req.header('last-event-id') ?? context.req.query('after') ?? 0)
    const { accessToken } = context.var
    return followList(context.req.raw, options, { call, list: list.value, after, accessToken })
  })
  return app
}

/** The calls for servers, below `/lists/shared` and `/lists/invitations`. */
export function sharedListRoutes({
  database,
  clock,
  serverToken,
}: Pick<SharingOptions, 'database' | 'clock'> & { serverToken: string | RotatedSecret }): Hono {
  const app = new Hono()
  app.use('/shared/*', requireServerToken(serverToken))
  app.use('/invitations/*', requireServerToken(serverToken))
  serveCalls(app, sharedListCalls, () => ({
    async shared(token, { count }) {
      const list = await readSharedList(database, token, { isOpening: count === '1' })
      return list ? ok(list) : refuse('list-not-found')
    },
    async invitation(token) {
      const open = await readInvitation(database, token, clock())
      return open ? ok(open) : refuse('invitation-not-found')
    },
  }))
  return app
}

/** Copies a shared list to a new, private list of the caller. A repeated call has no effect. */
async function copySharedList(
  database: Database,
  call: ListCall,
  { id, token }: { id: string; token: string },
): Promise<Result<{ listId: string }, 'list-not-found' | 'list-not-yours' | 'lists-full'>> {
  const shared = await readSharedList(database, token, { isOpening: false })
  if (!shared) return refuse('list-not-found')
  const { name, description, cover, sections, items } = shared
  const created = await createList(database, call, { id, name: name ?? '', description })
  if (!created.ok) return created
  const filled = await changeList<never>(database, call, id, async (tx, list) => {
    if (list.revision > FIRST_REVISION) return ok({ isUnchanged: true })
    await tx.update(lists).set({ cover }).where(eq(lists.id, id))
    // Ids of sections and items are only unique within their list.
    if (sections.length > 0)
      await tx
        .insert(listSections)
        .values(
          sections.map((section) => ({ id: section.id, listId: id, name: section.name, rank: section.rank })),
        )
    if (items.length > 0)
      await tx.insert(listItems).values(
        items.map(({ addedAt: _, version: __, ...item }) => ({
          ...item,
          listId: id,
          addedAt: call.now,
        })),
      )
    return ok({})
  })
  return filled.ok ? ok({ listId: id }) : filled
}

/** `GET /customer/lists/{id}/changes` of `contracts/list-sharing.ts`, for someone who may edit the list. */
function followList(
  request: Request,
  { database: { db }, clock, hub, isValid }: FollowOptions,
  { call, list, after, accessToken }: { call: ListCall; list: ListRow; after: number; accessToken: string },
): Response {
  const { accountId } = call
  let sent = after
  let others = ''
  let write = (_: string) => {}
  const startedAt = clock().getTime()

  /** Sends what the reader does not have yet. Returns whether the reader may continue. */
  async function check(notice: ListNotice | null): Promise<boolean> {
    const now = clock()
    const found = await findListFor(db, { accountId, now }, list.id, { role: 'editor' })
    if (!found.ok) return false
    const { revision } = found.value
    if (revision > sent) {
      const isNext = notice?.revision === sent + 1 && revision === notice.revision
      const by = isNext && notice.by !== null ? await findName(notice.by, found.value) : ''
      const event: ListChangeEvent = { revision, by, tab: isNext ? notice.tab : null }
      sent = revision
      write(formatEvent('change', event, String(revision)))
    }
    const present = JSON.stringify({ others: await readOthers(db, { accountId, now }, found.value) })
    if (present !== others) {
      others = present
      write(formatEvent('presence', JSON.parse(present)))
    }
    return true
  }

  async function findName(by: string, { id, accountId: owner, ownerName }: ListRow): Promise<string> {
    if (by === owner) return ownerName
    const isMember = and(eq(listMembers.listId, id), eq(listMembers.accountId, by))
    const [member] = await db.select({ name: listMembers.name }).from(listMembers).where(isMember)
    return member?.name ?? ''
  }

  const rules = {
    reader: `account ${accountId}`,
    streamsMax: STREAMS_PER_VISITOR_MAX,
    heartbeatMs: HEARTBEAT_MS,
    async hasAccess() {
      if (clock().getTime() - startedAt > STREAM_MS || !(await isValid(accessToken))) return false
      return check(null)
    },
  }
  return openEventStream(request, rules, async (writer) => {
    write = writer.write
    /** Checks run one at a time, in order, so that no event is sent twice. */
    let checking = Promise.resolve()
    const checkNext = (notice: ListNotice | null) => {
      checking = checking
        .then(async () => {
          if (!(await check(notice))) writer.end()
        })
        // The next heartbeat retries.
        .catch(() => {})
      return checking
    }
    let isStarted = false
    const unsubscribe = await hub.subscribe(list.id, (notice) => {
      if (isStarted || notice !== null) void checkNext(notice)
    })
    isStarted = true
    await checkNext(null)
    return () => {
      unsubscribe()
      if (call.tab !== null) void removePresence(db, accountId, list.id, call.tab).catch(() => {})
    }
  })
}
