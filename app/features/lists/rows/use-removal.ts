import { createContext, use } from 'react'
import type { PieceView } from '../list/list-view.ts'

/** Removes a piece; an undo button takes the place of its row. */
export const RemovalContext = createContext<(piece: PieceView) => void>(() => {})

export function useRemoval(): (piece: PieceView) => void {
  return use(RemovalContext)
}
