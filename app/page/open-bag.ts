import { createContext, use } from 'react'

/** Lets any part of a page open the bag panel, which belongs to the frame. */
export const OpenCartContext = createContext<() => void>(() => undefined)

export function useOpenCart(): () => void {
  return use(OpenCartContext)
}
