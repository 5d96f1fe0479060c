import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { sharedCopy } from '#contracts/list-sharing.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { changeList } from '../change-list.ts'
import type { ListCall } from '../list-access.ts'
import { listItems, listSections, lists } from '../lists-tables.ts'
import { createList } from '../own-lists.ts'
import { readSharedList } from './links.ts'

/** Of a list that nothing was added to yet. */
const FIRST_REVISION = 1

/** Copies what is behind a link to a new, private list of the caller, once. */
export async function copySharedList(
  database: Database,
  call: ListCall,
  { id, token }: z.output<typeof sharedCopy>,
): Promise<Result<{ listId: string }, 'list-not-found' | 'list-not-yours' | 'lists-full'>> {
  const shared = await readSharedList(database, token, { isOpening: false })
  if (!shared) return refuse('list-not-found')
  const { name, description, cover, sections, items } = shared
  const created = await createList(database, call, { id, name: name ?? '', description })
  if (!created.ok) return created
  const filled = await changeList<never>(database, call, id, async (tx, list) => {
    if (list.revision > FIRST_REVISION) return ok({ isUnchanged: true })
    await tx.update(lists).set({ cover }).where(eq(lists.id, id))
    // Ids of sections and items are unique in their list only.
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
