import type { PieceView } from './list-view.ts'
import type { ListEditor, RemovedPiece } from './use-list-editor.ts'

/** Returns the removed pieces that preceded the piece `before`, or were last in the section if it is null. */
export function removedPiecesBefore(
  { removed, list }: Pick<ListEditor, 'removed' | 'list'>,
  { pieces, sectionId }: { readonly pieces: readonly PieceView[]; readonly sectionId: string | null | 'any' },
  before: string | null,
): readonly RemovedPiece[] {
  const isListed = (id: string) => pieces.some((piece) => piece.id === id)
  return removed.filter(
    ({ piece, before: next }) =>
      !list.pieces.some(({ id }) => id === piece.id) &&
      (sectionId === 'any' || piece.sectionId === sectionId) &&
      (next !== null && isListed(next) ? next : null) === before,
  )
}
