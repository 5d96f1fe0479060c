import { createContext, use } from 'react'
import type { HouseMarkets } from '#domain/market/house-markets.ts'

export type PageHouse = {
  readonly name: string
  /** Replaces the name set in type; null if the house has no logo. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null
  /** URLs of the fonts that every page needs; null for the default fonts of the shop. */
  readonly fonts: { readonly normal: readonly string[]; readonly italic: string | null } | null
  readonly markets: HouseMarkets
  /** Set if a consent platform replaces the shop's own consent question. */
  readonly hasConsentPlatform?: true
  /** The lines of the imprint; empty if the house has none. */
  readonly legal: readonly string[]
  readonly contact: {
    readonly email: string
    readonly phone: { readonly display: string; readonly href: string }
  }
}

/** Used only if the root itself failed to load. */
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

export function useHouse(): PageHouse {
  return use(HouseContext)
}

/** Dates are formatted in this time zone. */
export function useHouseTimeZone(): string {
  return useHouse().markets.timeZone
}
