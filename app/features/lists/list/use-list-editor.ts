import { useMemo, useState } from 'react'
import { readQuantity } from '#domain/line-quantity.ts'
import { placeAt, placeListItem, stepPlace } from '#domain/list/list-order.ts'
import { recomputeTotals } from '#domain/list/list-totals.ts'
import type { RefusedListChange } from './list-change.ts'
import type { ListChangeFields } from './list-change-form.ts'
import type { ListView, PieceView, SectionView } from './list-view.ts'
import { type ListChanges, useListChangeQueue } from './use-list-changes.ts'
import type { Moves } from './use-moves.ts'

/** A removed piece, whose row remains so that the removal can be undone. `before`: the next piece of its section. */
export type RemovedPiece = { readonly piece: PieceView; readonly before: string | null }

export type ListEditor = {
  /** The list with all changes applied, saved or not. */
  readonly list: ListView
  readonly changes: ListChanges
  readonly moves: Moves
  readonly removed: readonly RemovedPiece[]
  /** The id of the piece restored last, which takes the focus. */
  readonly restored: string | null
  readonly removedSection: SectionView | null
  remove(piece: PieceView): void
  undoRemoval(piece: PieceView): void
  removeSection(section: SectionView): void
  undoSectionRemoval(id: string): void
  /** The id of the piece whose note is being edited. */
  readonly writingItemId: string | null
  setWriting(piece: PieceView | null): void
}

/** A piece whose note is being edited, and the next piece in its section. */
type EditedPiece = { readonly piece: PieceView; readonly before: string | null }

type EditableList = Pick<ListView, 'pieces' | 'sections' | 'allSections' | 'totals'>

export function useListEditor(loaded: ListView, refused: RefusedListChange | null): ListEditor {
  const [removed, setRemoved] = useState<readonly RemovedPiece[]>([])
  const [removedSection, setRemovedSection] = useState<SectionView | null>(null)
  const [editedPiece, setEditedPiece] = useState<(EditedPiece & { isOpen: boolean }) | null>(null)
  const [restored, setRestored] = useState<string | null>(null)
  const changes = useListChangeQueue((outcome) => {
    if (outcome.intent === 'restore') setRestored(outcome.subject)
    if (outcome.intent === 'restore-section') setRemovedSection(null)
  }, refused)
  const { pending, submit, refusals } = changes
  const isUnsaved =
    editedPiece !== null &&
    (editedPiece.isOpen ||
      refusals.has(editedPiece.piece.id) ||
      pending.some((change) => 'item' in change && change.item === editedPiece.piece.id))
  const list = useMemo(
    () => withChanges(withEditedPiece(loaded, isUnsaved ? editedPiece : null), pending),
    [loaded, pending, editedPiece, isUnsaved],
  )
  const nextInSection = (piece: PieceView) => {
    const next = list.pieces[list.pieces.findIndex(({ id }) => id === piece.id) + 1]
    return next && next.sectionId === piece.sectionId ? next.id : null
  }
  const moves: Moves = {
    step(item, by) {
      const order = { items: list.pieces, sectionIds: list.allSections.map(({ id }) => id) }
      const place = list.pageCount === 1 ? stepPlace(order, item, by) : null
      if (place) moves.place(item, place)
      else submit({ intent: 'step', item, by: by === 1 ? '1' : '-1' })
    },
    place: (item, { sectionId, after }) =>
      submit({ intent: 'place', item, section: sectionId ?? '', after: after ?? '' }),
    stepSection: (section, by) => submit({ intent: 'step-section', section, by: by === 1 ? '1' : '-1' }),
  }
  return {
    list,
    changes,
    moves,
    removed,
    restored,
    removedSection,
    remove(piece) {
      const before = nextInSection(piece)
      setRemoved((known) => [...known.filter((other) => other.piece.id !== piece.id), { piece, before }])
      if (editedPiece?.piece.id === piece.id) setEditedPiece(null)
      setRestored(null)
      submit({ intent: 'remove', item: piece.id })
    },
    undoRemoval: ({ id }) => submit({ intent: 'restore', item: id }),
    removeSection(section) {
      setRemovedSection(section)
      if (section.id) submit({ intent: 'remove-section', section: section.id })
    },
    undoSectionRemoval: (section) => submit({ intent: 'restore-section', section }),
    writingItemId: editedPiece?.isOpen ? editedPiece.piece.id : null,
    setWriting(piece) {
      if (piece) setEditedPiece({ piece, before: nextInSection(piece), isOpen: true })
      else setEditedPiece((known) => known && { ...known, isOpen: false })
    },
  }
}

/**
 * Retains the piece whose note is being edited, even if someone else has removed it or moved it off this page, so
 * that the typed text is not lost.
 */
export function withEditedPiece<List extends Pick<ListView, 'pieces' | 'sections'>>(
  list: List,
  editedPiece: EditedPiece | null,
): List {
  if (editedPiece === null || list.pieces.some(({ id }) => id === editedPiece.piece.id)) return list
  const hasSection = list.sections.some(({ id }) => id === editedPiece.piece.sectionId)
  const sectionId = hasSection ? editedPiece.piece.sectionId : (list.sections[0]?.id ?? null)
  const next = list.pieces.findIndex(({ id }) => id === editedPiece.before)
  const index = next < 0 ? list.pieces.length : next
  return { ...list, pieces: list.pieces.toSpliced(index, 0, { ...editedPiece.piece, sectionId }) }
}

/** Applies pending changes to the list and its totals, except for prices that are not known yet. */
export function withChanges<List extends EditableList>(
  list: List,
  changes: readonly ListChangeFields[],
): List {
  return changes.length === 0 ? list : withTotals(list, changes.reduce(withChange, list))
}

/** Totals include pieces on other pages, which do not change. */
function withTotals<List extends EditableList>(before: List, after: List): List {
  const partOf = ({ pieces }: EditableList, id: string | null) =>
    pieces.filter(({ sectionId }) => sectionId === id)
  return {
    ...after,
    totals: recomputeTotals(before.totals, before.pieces, after.pieces),
    sections: after.sections.map((section) => ({
      ...section,
      totals: recomputeTotals(section.totals, partOf(before, section.id), partOf(after, section.id)),
    })),
  }
}

function withChange<List extends EditableList>(list: List, change: ListChangeFields): List {
  switch (change.intent) {
    case 'quantity':
      return withQuantity(list, change.item, change.quantity)
    case 'finish':
      // The bag form contains the previous finish.
      return withPiece(list, change.item, { variantId: change.variant || null, toBag: null })
    case 'note':
      return withPiece(list, change.item, { note: change.text })
    case 'client-note':
      return withPiece(list, change.item, { clientNote: change.text })
    case 'step':
    case 'place':
    case 'position':
      return { ...list, pieces: movePiece(list, change) }
    case 'transfer':
      return change.copy === '1' ? list : withoutPiece(list, change.item)
    case 'remove':
      return withoutPiece(list, change.item)
    case 'rename-section':
      return withSection(list, change.section, { name: change.name })
    case 'remove-section':
      return withoutSection(list, change.section)
    case 'step-section':
    case 'place-section':
      return { ...list, sections: moveSection(list.sections, change) }
    // The browser lacks the data to apply these changes; they appear once they are saved.
    case 'restore':
    case 'take-back':
    case 'add-section':
    case 'restore-section':
      return list
  }
}

function withPiece<List extends EditableList>(list: List, id: string, changed: Partial<PieceView>): List {
  return { ...list, pieces: list.pieces.map((piece) => (piece.id === id ? { ...piece, ...changed } : piece)) }
}

function withoutPiece<List extends EditableList>(list: List, id: string): List {
  return { ...list, pieces: list.pieces.filter((piece) => piece.id !== id) }
}

function withQuantity<List extends EditableList>(list: List, id: string, typed: string): List {
  const quantity = readQuantity(typed)
  if (!quantity.ok) return list
  return quantity.value === 0 ? withoutPiece(list, id) : withPiece(list, id, { quantity: quantity.value })
}

function movePiece(
  { pieces, allSections }: EditableList,
  change: Extract<ListChangeFields, { intent: 'step' | 'place' | 'position' }>,
): readonly PieceView[] {
  const order = { items: pieces, sectionIds: allSections.map(({ id }) => id) }
  if (change.intent === 'step') {
    const place = stepPlace(order, change.item, change.by === '1' ? 1 : -1)
    return place ? placeListItem(order, change.item, place) : pieces
  }
  const sectionId = change.section || null
  const place =
    change.intent === 'place'
      ? { sectionId, after: change.after || null }
      : placeAt(pieces, change.item, { sectionId, position: Number(change.position) })
  return placeListItem(order, change.item, place)
}

function withSection<List extends EditableList>(list: List, id: string, changed: Partial<SectionView>): List {
  const sections = list.sections.map((section) => (section.id === id ? { ...section, ...changed } : section))
  return { ...list, sections }
}

/** The pieces of the section become the last of those without a section. */
function withoutSection<List extends EditableList>(list: List, id: string): List {
  const unsectioned = list.pieces.filter(({ sectionId }) => sectionId === null)
  const released = list.pieces.flatMap((piece) =>
    piece.sectionId === id ? { ...piece, sectionId: null } : [],
  )
  const others = list.pieces.filter(({ sectionId }) => sectionId !== null && sectionId !== id)
  return {
    ...list,
    pieces: [...unsectioned, ...released, ...others],
    sections: list.sections.filter((section) => section.id !== id),
  }
}

function moveSection(
  sections: readonly SectionView[],
  change: Extract<ListChangeFields, { intent: 'step-section' | 'place-section' }>,
): readonly SectionView[] {
  const section = sections.find(({ id }) => id === change.section)
  if (!section) return sections
  const others = sections.filter((other) => other !== section)
  // Pieces without a section stay first.
  const first = others[0]?.id === null ? 1 : 0
  const after = change.intent === 'place-section' ? change.after : null
  const index =
    change.intent === 'step-section'
      ? sections.indexOf(section) + (change.by === '1' ? 1 : -1)
      : after
        ? others.findIndex(({ id }) => id === after) + 1
        : first
  return others.toSpliced(Math.max(first, index), 0, section)
}
