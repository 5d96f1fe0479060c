import { createContext, use } from 'react'

/** The house as every page shows it. */
export type PageHouse = {
  readonly name: string
  /** How visitors of the page's country reach it. */
  readonly contact: {
    readonly email: string
    readonly phone: { readonly display: string; readonly href: string }
  }
}

/** Shown only where the root itself failed to load. */
export const UNKNOWN_HOUSE: PageHouse = {
  name: '',
  contact: { email: '', phone: { display: '', href: '' } },
}

/** Provided by the root. */
export const HouseContext = createContext(UNKNOWN_HOUSE)

/** The house that runs the shop. */
export function useHouse(): PageHouse {
  return use(HouseContext)
}
