import type { ContentClient } from '#clients/content/content-client.ts'
import { CHANGES } from '#contracts/changes.ts'
import { type ChangeLog, recordVersions } from '#services/kernel/changes/change-log.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Job } from '#services/kernel/jobs.ts'

type DueDocuments = {
  readonly database: Database
  readonly content: Pick<ContentClient, 'listDue'>
  /** A hosted project counts its calls, so it is polled once a minute. */
  readonly isHosted: boolean
}

/** The log of documents that became due: separate from other changes, so that each date is announced once. */
const LOG: ChangeLog = { name: 'content: due', channel: CHANGES.content }
/** Documents that became due while no process was running are announced if they are not older than this. */
const LOOK_BACK_MS = 86_400_000

/**
 * Announces documents as changed once their publishing date has come, so that pages, feeds and sitemaps are rendered
 * again. It runs every 15 seconds, or every minute for a hosted project.
 */
export function dueDocumentsJob({ database, content, isHosted }: DueDocuments): Job {
  return {
    name: 'content: announce due documents',
    everySeconds: isHosted ? 60 : 15,
    async run(now) {
      const due = await content.listDue({ after: new Date(now.getTime() - LOOK_BACK_MS), until: now })
      if (!due.ok) throw new Error(`The due documents cannot be read: ${due.code}`)
      const versions = due.value.map(({ id, publishingDate }) => ({ subject: id, version: publishingDate }))
      await recordVersions(database, LOG, versions)
    },
  }
}
