import type { Database } from '../../../services/kernel/database/database.ts'
import { hasMilestone, recordMilestone } from '../../../services/kernel/database/milestones.ts'
import { replyTemplates } from '../../../services/platform/requests/requests-tables.ts'
import { REPLY_TEMPLATES } from '../../people/reply-templates.ts'

const MILESTONE = 'demonstration-reply-templates'

/**
 * Adds the demonstration's reply templates for client care, once: templates that the team removes are not added again.
 */
export async function seedReplyTemplates(database: Database, now: Date): Promise<void> {
  if (await hasMilestone(database, MILESTONE)) return
  await database.db
    .insert(replyTemplates)
    .values(REPLY_TEMPLATES.map((template) => ({ ...template, updatedAt: now })))
  await recordMilestone(database, MILESTONE, now)
}
