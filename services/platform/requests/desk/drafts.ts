import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { draftInput, type RequestDraft } from '#contracts/team/request-thread.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { refusedResponse } from '#services/kernel/team/refused.ts'
import type { TeamRoute } from '#services/kernel/team/routes.ts'
import { requestDrafts } from '../requests-tables.ts'

const shared = { path: '/requests/:id/draft', roles: ['care'], needsConfirmation: false } as const

/** `GET` and `PUT /requests/{id}/draft`: the caller's unfinished reply (`contracts/team/request-thread.ts`). */
export const draftRoutes: readonly TeamRoute[] = [
  {
    ...shared,
    method: 'GET',
    async handle({ database, id, staff }) {
      const [draft] = z.guid().safeParse(id).success
        ? await database.db.select().from(requestDrafts).where(matchesDraft(id, staff.accountId))
        : []
      return Response.json({ draft: draft ? toDraft(draft) : null })
    },
  },
  {
    ...shared,
    method: 'PUT',
    async handle({ database: { db }, id, staff: { accountId }, body, now }) {
      const input = draftInput.safeParse(body)
      if (!input.success) return refusedResponse(400, 'request-malformed')
      if (!z.guid().safeParse(id).success) return refusedResponse(404, 'item-not-found')
      const { text } = input.data
      if (text.trim() === '') {
        await removeDraft(db, id, accountId)
        return Response.json({ draft: null })
      }
      const { rowCount } = await db.execute(sql`
        insert into platform.request_drafts (request_id, account_id, text, saved_at)
        select id, ${accountId}, ${text}, ${now} from platform.requests where id = ${id}
        on conflict (request_id, account_id) do update set text = excluded.text, saved_at = excluded.saved_at`)
      if (rowCount === 0) return refusedResponse(404, 'item-not-found')
      return Response.json({ draft: toDraft({ text, savedAt: now }) })
    },
  },
]

export async function removeDraft(db: Queryable, requestId: string, accountId: string): Promise<void> {
  await db.delete(requestDrafts).where(matchesDraft(requestId, accountId))
}

function matchesDraft(requestId: string, accountId: string) {
  return and(eq(requestDrafts.requestId, requestId), eq(requestDrafts.accountId, accountId))
}

function toDraft({
  text,
  savedAt,
}: Pick<typeof requestDrafts.$inferSelect, 'text' | 'savedAt'>): RequestDraft {
  return { text, savedAt: savedAt.toISOString() }
}
