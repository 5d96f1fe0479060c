import { createContext, use } from 'react'

/** How a part of a page opens the bag panel, which stands around all pages. */
export const OpenBagContext = createContext<() => void>(() => undefined)

export function useOpenBag(): () => void {
  return use(OpenBagContext)
}
