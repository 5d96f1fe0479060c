import type { ListView, PieceView } from '../list/list-view.ts'

/** A piece whose note is being written, and the one behind it in its section. */
export type WrittenPiece = { readonly piece: PieceView; readonly before: string | null }

/**
 * The list with a piece whose note is being written, even if someone else has removed or moved it off this page meanwhile: what is
 * typed stays, where it was.
 */
export function withWritten<List extends Pick<ListView, 'pieces' | 'sections'>>(
  list: List,
  written: WrittenPiece | null,
): List {
  if (written === null || list.pieces.some(({ id }) => id === written.piece.id)) return list
  const isThere = list.sections.some(({ id }) => id === written.piece.sectionId)
  const sectionId = isThere ? written.piece.sectionId : (list.sections[0]?.id ?? null)
  const next = list.pieces.findIndex(({ id }) => id === written.before)
  const index = next < 0 ? list.pieces.length : next
  return { ...list, pieces: list.pieces.toSpliced(index, 0, { ...written.piece, sectionId }) }
}
