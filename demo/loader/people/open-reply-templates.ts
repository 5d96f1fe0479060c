import type { Database } from '../../../services/kernel/database/database.ts'
import { isReached, reach } from '../../../services/kernel/database/milestones.ts'
import { replyTemplates } from '../../../services/platform/requests/requests-tables.ts'
import { REPLY_TEMPLATES } from '../../people/reply-templates.ts'

const OPENED = 'demonstration-reply-templates'

/** Adds the templates of the demonstration's client care, once: what the team removes stays removed. */
export async function openReplyTemplates(database: Database, now: Date): Promise<void> {
  if (await isReached(database, OPENED)) return
  await database.db
    .insert(replyTemplates)
    .values(REPLY_TEMPLATES.map((template) => ({ ...template, updatedAt: now })))
  await reach(database, OPENED, now)
}
