import { z } from 'zod'
import type { ChangedDocument } from '#clients/content/changed-documents.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import { type ChangeLog, recordVersions } from '#services/kernel/changes/change-log.ts'
import { readCursor, storeCursor } from '#services/kernel/database/cursors.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'

type ContentPoll = {
  readonly database: Database
  readonly log: ChangeLog
  readonly content: Pick<ContentClient, 'listChanged'>
}

const storedCursor = z.object({ updatedAt: z.string(), id: z.string() })

/** Every minute, logs published documents of a hosted project that webhooks missed. */
export function contentPollJob(poll: ContentPoll): Job {
  return {
    name: `${poll.log.name}: read changed documents`,
    everySeconds: 60,
    run: (now) => pollContent(poll, now),
  }
}

async function pollContent({ database, log, content }: ContentPoll, now: Date): Promise<void> {
  const reader = `poll of ${log.name}`
  const stored = await readCursor(database, reader)
  let after: ChangedDocument =
    stored === null ? { updatedAt: now.toISOString(), id: '' } : storedCursor.parse(JSON.parse(stored))
  if (stored === null) await storeCursor(database, reader, JSON.stringify(after))
  for (;;) {
    const changed = await content.listChanged({ after })
    if (!changed.ok) throw new Error(`The changed documents of ${log.name} cannot be read: ${changed.code}`)
    const last = changed.value.at(-1)
    if (!last) return
    await recordVersions(
      database,
      log,
      changed.value.map(({ id, updatedAt }) => ({ subject: id, version: updatedAt })),
    )
    after = last
    await storeCursor(database, reader, JSON.stringify(after))
  }
}
