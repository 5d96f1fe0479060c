import { and, eq } from 'drizzle-orm'
import type { ListChangeEvent } from '#contracts/list-sharing.ts'
import type { Clock } from '#services/kernel/clock.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { eventText, openEventStream, STREAMS_OF_VISITOR_MAX } from '#services/kernel/event-stream.ts'
import type { ListNotice } from '../change-list.ts'
import { type ListCall, type ListRow, listFor } from '../list-access.ts'
import { listMembers } from '../lists-tables.ts'
import type { ListHub } from './list-hub.ts'
import { leave, readOthers } from './presence.ts'

const BEAT_MS = 15_000
/** Then the reader comes back with an access token that is valid by then. */
const STREAM_MS = 3_600_000

export type FollowOptions = {
  database: Database
  clock: Clock
  hub: ListHub
  /** Whether an access token is still valid. */
  isValid(accessToken: string): Promise<boolean>
}

/** `GET /customer/lists/{id}/changes` of `contracts/list-sharing.ts`, for someone who may edit the list. */
export function followList(
  request: Request,
  { database: { db }, clock, hub, isValid }: FollowOptions,
  { call, list, after, accessToken }: { call: ListCall; list: ListRow; after: number; accessToken: string },
): Response {
  const { accountId } = call
  let sent = after
  let others = ''
  let write = (_: string) => {}
  const startedAt = clock().getTime()

  /** Sends what the reader does not know. Returns whether they may go on. */
  async function check(notice: ListNotice | null): Promise<boolean> {
    const now = clock()
    const found = await listFor(db, { accountId, now }, list.id, { role: 'editor' })
    if (!found.ok) return false
    const { revision } = found.value
    if (revision > sent) {
      const isNext = notice?.revision === sent + 1 && revision === notice.revision
      const by = isNext && notice.by !== null ? await nameOf(notice.by, found.value) : ''
      const event: ListChangeEvent = { revision, by, tab: isNext ? notice.tab : null }
      sent = revision
      write(eventText('change', event, String(revision)))
    }
    const present = JSON.stringify({ others: await readOthers(db, { accountId, now }, found.value) })
    if (present !== others) {
      others = present
      write(eventText('presence', JSON.parse(present)))
    }
    return true
  }

  async function nameOf(by: string, { id, accountId: owner, ownerName }: ListRow): Promise<string> {
    if (by === owner) return ownerName
    const isMember = and(eq(listMembers.listId, id), eq(listMembers.accountId, by))
    const [member] = await db.select({ name: listMembers.name }).from(listMembers).where(isMember)
    return member?.name ?? ''
  }

  const rules = {
    reader: `account ${accountId}`,
    streamsMax: STREAMS_OF_VISITOR_MAX,
    beatMs: BEAT_MS,
    async mayGoOn() {
      if (clock().getTime() - startedAt > STREAM_MS || !(await isValid(accessToken))) return false
      return check(null)
    },
  }
  return openEventStream(request, rules, async (writer) => {
    write = writer.write
    /** One check at a time, in order, so that no event is sent twice. */
    let checking = Promise.resolve()
    const checkNext = (notice: ListNotice | null) => {
      checking = checking
        .then(async () => {
          if (!(await check(notice))) writer.end()
        })
        // The next beat looks again.
        .catch(() => {})
      return checking
    }
    let isStarted = false
    const unfollow = await hub.follow(list.id, (notice) => {
      if (isStarted || notice !== null) void checkNext(notice)
    })
    isStarted = true
    await checkNext(null)
    return () => {
      unfollow()
      if (call.tab !== null) void leave(db, accountId, list.id, call.tab).catch(() => {})
    }
  })
}
