import { type ComponentType, createContext, use } from 'react'

export type HeartedPiece = { readonly id: string; readonly title: string }

/** Lets any part of a page show the heart of a piece, which the lists provide. Renders nothing outside the frame. */
export const HeartContext = createContext<ComponentType<HeartedPiece>>(() => null)

export function useHeart(): ComponentType<HeartedPiece> {
  return use(HeartContext)
}
