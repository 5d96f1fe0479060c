import { createContext, use } from 'react'
import type { Paper } from '#domain/market/paper.ts'
import type { DocumentHouse, DocumentPictures } from '../document.ts'

export type DocumentContextValue = {
  house: DocumentHouse
  pictures: DocumentPictures
  tag: string
  logo: Uint8Array | null
  /** Whether every character can be printed. */
  isComplete: boolean
}

const context = createContext<DocumentContextValue | null>(null)
export const DocumentContext = context

export function useDocument(): DocumentContextValue {
  const value = use(context)
  if (!value) throw new Error('useDocument is called outside of a document')
  return value
}

/** Sizes in points: 72 to the inch. */
export const SIZE = { small: 8, text: 9, heading: 11, wordmark: 17, title: 27 } as const
export const MARGIN = { top: 34, side: 36, bottom: 62 } as const
export const HAIRLINE = 0.5
export const PAPER_SIZE: Readonly<Record<Paper, { width: number; height: number }>> = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
}
