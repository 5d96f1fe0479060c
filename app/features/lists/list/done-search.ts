import { z } from 'zod'
import { listId } from '#contracts/list-id.ts'
import { CART_ERROR_CODES } from '#domain/cart/cart.ts'
import { EXCLUSIONS } from '#domain/list/exclusion.ts'
import { LIST_DONE } from '../paths.ts'
import type { AddedPieces } from './added-pieces.ts'
import type { LastListChange } from './last-change.tsx'
import type { ListChange } from './list-change-form.ts'
import type { KnownPiece } from './load-list-view.server.ts'

/** The query string of a list after a change without JavaScript: its previous state, plus the messages to show. */
export function searchAfterChange(before: URLSearchParams, change: ListChange): string {
  const search = withoutChangeResult(before)
  const isRemoved =
    change.intent === 'remove' || (change.intent === 'quantity' && Number(change.quantity) === 0)
  if (isRemoved) search.set(LIST_DONE.removedPiece, change.item)
  if (change.intent === 'remove-section') search.set(LIST_DONE.removedSection, change.section)
  if (change.intent === 'transfer') {
    const { to, item, newId } = change
    if (change.copy === '1') search.set(LIST_DONE.copied, to)
    else search.set(LIST_DONE.moved, `${to} ${item} ${newId}`)
  }
  const hasRow = 'item' in change && !isRemoved && change.intent !== 'transfer'
  return (search.size > 0 ? `?${search}` : '') + (hasRow ? `#piece-${change.item}` : '')
}

/** The query string of a list after its pieces were added to the bag without JavaScript. */
export function searchAfterAdding({
  added,
  refused,
}: {
  added: number
  refused: readonly Refused[]
}): string {
  const search = new URLSearchParams({ [LIST_DONE.added]: String(added) })
  for (const { id, why } of refused.slice(0, REPORTED_MAX)) search.append(LIST_DONE.refused, `${id} ${why}`)
  return `?${search}`
}

export type Refused = { readonly id: string; readonly why: AddedPieces['refused'][number]['why'] }

/** Limits the length of the URL. */
const REPORTED_MAX = 30

export function readLastChange(search: URLSearchParams): LastListChange | null {
  const piece = z.uuid().safeParse(search.get(LIST_DONE.removedPiece))
  if (piece.success) return { kind: 'removed-piece', id: piece.data }
  const section = z.uuid().safeParse(search.get(LIST_DONE.removedSection))
  if (section.success) return { kind: 'removed-section', id: section.data }
  const copied = listId.safeParse(search.get(LIST_DONE.copied))
  if (copied.success) return { kind: 'copied', to: copied.data }
  const moved = z.tuple([listId, z.uuid(), z.uuid()]).safeParse(search.get(LIST_DONE.moved)?.split(' '))
  if (!moved.success) return null
  const [to, id, newId] = moved.data
  return { kind: 'moved', id, to, newId }
}

/** The number of added units, with the titles of refused pieces; null if nothing was just added. */
export function readAdded(search: URLSearchParams, pieces: readonly KnownPiece[]): AddedPieces | null {
  const added = search.get(LIST_DONE.added)
  if (added === null || !/^\d{1,6}$/.test(added)) return null
  const refused = search.getAll(LIST_DONE.refused).flatMap((entry) => {
    const [id, code] = entry.split(' ')
    const piece = pieces.find((candidate) => candidate.id === id)
    const why = [...EXCLUSIONS, ...CART_ERROR_CODES].find((known) => known === code)
    return piece && why ? { title: piece.card?.title ?? null, why } : []
  })
  return { added: Number(added), refused }
}

function withoutChangeResult(search: URLSearchParams): URLSearchParams {
  const names: readonly string[] = Object.values(LIST_DONE)
  return new URLSearchParams([...search].filter(([name]) => !names.includes(name)))
}
