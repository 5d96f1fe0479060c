import { createContext, use } from 'react'

/** Lets any part of a page open the bag panel, which belongs to the frame. */
export const OpenBagContext = createContext<() => void>(() => undefined)

export function useOpenBag(): () => void {
  return use(OpenBagContext)
}
