import { createContext, use } from 'react'
import type { HouseMarkets } from '#domain/house/house-markets.ts'

/** The house as every page shows it. */
export type PageHouse = {
  readonly name: string
  /** A drawing in place of the name in type. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null
  /** The addresses of the fonts that every page needs; null for the ones that come with the shop. */
  readonly fonts: { readonly normal: readonly string[]; readonly italic: string | null } | null
  /** How visitors of the page's country reach it. */
  readonly markets: HouseMarkets
  /** A consent platform requests consent, in place of our question. */
  readonly hasConsentPlatform?: true
  /** The imprint, a line each; empty for a house that states none. */
  readonly legal: readonly string[]
  readonly contact: {
    readonly email: string
    readonly phone: { readonly display: string; readonly href: string }
  }
}

/** Shown only where the root itself failed to load. */
export const UNKNOWN_HOUSE: PageHouse = {
  name: '',
  markets: { country: 'US', timeZone: 'UTC', languages: ['en'], countries: null },
  legal: [],
  logo: null,
  fonts: null,
  contact: { email: '', phone: { display: '', href: '' } },
}

/** Provided by the root. */
export const HouseContext = createContext(UNKNOWN_HOUSE)

/** The house that runs the shop. */
export function useHouse(): PageHouse {
  return use(HouseContext)
}

/** The time zone by whose calendar the shop writes dates. */
export function useHouseTimeZone(): string {
  return useHouse().markets.timeZone
}
