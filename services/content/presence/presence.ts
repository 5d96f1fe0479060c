import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { CHANGES } from '#contracts/changes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { type ChangeFeed, openChannel } from '../documents/change-feed.ts'

/**
 * A message that announces where someone is, requests the presence of others, or announces that someone left. `from` is
 * the sender's connection.
 */
const message = z.object({
  from: z.string(),
  event: z.record(z.string(), z.unknown()),
})
export type PresenceMessage = z.infer<typeof message>

type Participant = { receive(message: PresenceMessage): void; end(): void }

/** Shows who is working in which document, across all processes. Nothing is stored. */
export type Presence = {
  join(participant: Participant): Promise<() => void>
  announce(message: PresenceMessage): Promise<void>
  close(): Promise<void>
}

export function createPresence(database: Database): Presence {
  const participants = new Set<Participant>()
  let feed: Promise<ChangeFeed> | null = null

  function open(): Promise<ChangeFeed> {
    feed ??= openChannel(database.url, CHANGES.contentPresence, {
      onNotice(payload) {
        const received = message.safeParse(JSON.parse(payload || 'null')).data
        if (received) for (const { receive } of participants) receive(received)
      },
      onLost() {
        feed = null
        for (const { end } of [...participants]) end()
        participants.clear()
      },
    })
    feed.catch(() => {
      feed = null
    })
    return feed
  }

  return {
    async join(participant) {
      await open()
      participants.add(participant)
      return () => void participants.delete(participant)
    },
    async announce(sent) {
      await database.db.execute(sql`select pg_notify(${CHANGES.contentPresence}, ${JSON.stringify(sent)})`)
    },
    async close() {
      const opened = await feed?.catch(() => null)
      await opened?.close()
    },
  }
}
