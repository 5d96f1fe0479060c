import { createContext, use } from 'react'
import type { PieceView } from '../list/list-view.ts'

/** Removes a piece; its row then offers to undo that. */
export const RemovalContext = createContext<(piece: PieceView) => void>(() => {})

export function useRemoval(): (piece: PieceView) => void {
  return use(RemovalContext)
}
