import { useMemo, useState } from 'react'
import { stepPlace } from '#domain/list/list-order.ts'
import { type WrittenPiece, withWritten } from '../live/with-written.ts'
import type { RefusedListChange } from './list-change.ts'
import type { ListView, PieceView, SectionView } from './list-view.ts'
import { withChanges } from './optimistic-list.ts'
import { type ListChanges, useListChangeQueue } from './use-list-changes.ts'
import type { Moves } from './use-moves.ts'

/** A piece that was removed on this page; its row stays, to undo it. */
export type RemovedPiece = { readonly piece: PieceView; readonly before: string | null }

export type ListEditor = {
  /** The list with all changes, saved or not. */
  readonly list: ListView
  readonly changes: ListChanges
  readonly moves: Moves
  readonly removed: readonly RemovedPiece[]
  /** The piece that was restored last, which takes the focus. */
  readonly restored: string | null
  readonly removedSection: SectionView | null
  remove(piece: PieceView): void
  undoRemoval(piece: PieceView): void
  removeSection(section: SectionView): void
  undoSection(id: string): void
  /** The piece whose note is being written. */
  readonly writing: string | null
  write(piece: PieceView | null): void
}

/** Edits a list on its page: each change is shown at once, then saved. */
export function useListEditor(loaded: ListView, refused: RefusedListChange | null): ListEditor {
  const [removed, setRemoved] = useState<readonly RemovedPiece[]>([])
  const [removedSection, setRemovedSection] = useState<SectionView | null>(null)
  const [written, setWritten] = useState<(WrittenPiece & { isOpen: boolean }) | null>(null)
  const [restored, setRestored] = useState<string | null>(null)
  const changes = useListChangeQueue((outcome) => {
    if (outcome.intent === 'restore') setRestored(outcome.subject)
    if (outcome.intent === 'restore-section') setRemovedSection(null)
  }, refused)
  const { pending, submit, refusals } = changes
  const isUnsaved =
    written !== null &&
    (written.isOpen ||
      refusals.has(written.piece.id) ||
      pending.some((change) => 'item' in change && change.item === written.piece.id))
  const list = useMemo(
    () => withChanges(withWritten(loaded, isUnsaved ? written : null), pending),
    [loaded, pending, written, isUnsaved],
  )
  const beforeOf = (piece: PieceView) => {
    const next = list.pieces[list.pieces.findIndex(({ id }) => id === piece.id) + 1]
    return next && next.sectionId === piece.sectionId ? next.id : null
  }
  const moves: Moves = {
    // Where its neighbors are on this page, a step is sent as a place, so that it can be sent again.
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
      const before = beforeOf(piece)
      setRemoved((known) => [...known.filter((other) => other.piece.id !== piece.id), { piece, before }])
      if (written?.piece.id === piece.id) setWritten(null)
      setRestored(null)
      submit({ intent: 'remove', item: piece.id })
    },
    undoRemoval: ({ id }) => submit({ intent: 'restore', item: id }),
    removeSection(section) {
      setRemovedSection(section)
      if (section.id) submit({ intent: 'remove-section', section: section.id })
    },
    undoSection: (section) => submit({ intent: 'restore-section', section }),
    writing: written?.isOpen ? written.piece.id : null,
    write(piece) {
      if (piece) setWritten({ piece, before: beforeOf(piece), isOpen: true })
      else setWritten((known) => known && { ...known, isOpen: false })
    },
  }
}
