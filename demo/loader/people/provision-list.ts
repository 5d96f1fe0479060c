import { createHash } from 'node:crypto'
import type { Database } from '../../../services/kernel/database/database.ts'
import { changeList } from '../../../services/platform/lists/change-list.ts'
import { addItem } from '../../../services/platform/lists/items.ts'
import { createList } from '../../../services/platform/lists/own-lists.ts'
import { addSection } from '../../../services/platform/lists/sections.ts'
import type { DemoList } from '../../people/lists.ts'

/**
 * Creates a list through the rules of its service. A repeated call adds nothing twice; pieces that no longer exist are
 * skipped.
 */
export async function provisionList(
  database: Database,
  accountId: string,
  { name, description, sections }: DemoList,
  { findProductId, now }: { findProductId: (handle: string) => Promise<string | null>; now: Date },
): Promise<void> {
  const call = { accountId, tab: null, now }
  const listId = toUuid(accountId, name)
  const requireOk = ({ ok }: { ok: boolean }) => {
    if (!ok) throw new Error(`The list ${name} was refused`)
  }
  requireOk(await createList(database, call, { id: listId, name, description }))
  for (const [section, pieces] of Object.entries(sections)) {
    const sectionId = section === '' ? null : toUuid(listId, section)
    if (sectionId !== null) {
      const newSection = { name: section, after: 'last' }
      requireOk(
        await changeList(database, call, listId, (tx, list) =>
          addSection(tx, { list, id: sectionId, call }, newSection),
        ),
      )
    }
    for (const { handle, quantity = 1, note = '', clientNote = '' } of pieces) {
      const productId = await findProductId(handle)
      if (productId === null) continue
      const id = toUuid(listId, section, handle)
      const item = { productId, variantId: null, quantity, note, clientNote, sectionId, after: 'last' }
      requireOk(await changeList(database, call, listId, (tx, list) => addItem(tx, { list, id, call }, item)))
    }
  }
}

/** Derives a UUID from texts: the same texts always result in the same one. */
function toUuid(...texts: readonly string[]): string {
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex')
  const [a, b, c, d, e] = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(13, 16),
    hash.slice(17, 20),
    hash.slice(20, 32),
  ]
  return `${a}-${b}-4${c}-8${d}-${e}`
}
