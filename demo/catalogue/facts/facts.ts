import type { Term } from '../terms.ts'

/** Amounts in whole units. The house prices each list by hand; nothing is converted. */
export type Prices = { EUR: number; USD: number; GBP: number }
export type ArtisanName = keyof typeof ARTISANS
/** What delivery costs: a van and two people, a crate, a parcel, or nothing. */
export type Freight = 'van' | 'crate' | 'parcel' | 'included'

export type VariantFacts = {
  /** The finish of the model. */
  finish: string
  /** The finish as the buyer reads it; null when there is nothing to choose. */
  value: Term | null
  prices: Prices
  compareAt?: Prices
  units: number
  /** Made again when none is left. */
  continues: boolean
  /** The name of the picture that shows this finish. */
  picture: string
}

export type PieceFacts = {
  /** The model it is drawn from, and the first part of the names of its pictures. */
  piece: string
  artisan: ArtisanName
  /** First letters of every SKU; a number follows. */
  skuStem: string
  designer: string | null
  category: string
  tags: readonly string[]
  materials: readonly Term[]
  colors: readonly Term[]
  option: Term | null
  variants: readonly [VariantFacts, ...VariantFacts[]]
  weightKg: number
  seatHeightCm?: number
  armHeightCm?: number
  freight: Freight
  /** Days, or words when the workshop cannot say; null when it is ready to ship. */
  leadTime: string | null
  published: string
  /** Trade price as a share of the public one; null when there is none. */
  tradeShare: number | null
  flags?: readonly Flag[]
  restriction?: 'b2b_only' | 'b2c_only'
  excludedCountries?: readonly string[]
  shippingOption?: 'standard' | 'white-glove' | 'curbside'
  properties?: Readonly<Record<string, string | boolean>>
  recommended: readonly string[]
}

export type Flag =
  | 'isReadyToShip'
  | 'isCustomizable'
  | 'dedicatedCourier'
  | 'needsAssembly'
  | 'curbsideDelivery'
  | 'notDirectlyShoppable'
  | 'internalUseOnly'

/** The workshops. They and the people in them are invented. */
export const ARTISANS = {
  'officina-brianza': { name: 'Officina Brianza', plan: 'Plus' },
  'marmi-valdarno': { name: 'Marmi Valdarno', plan: 'Standard' },
  'ebanisteria-cantu': { name: 'Ebanisteria Cantù', plan: 'Standard' },
  'vetreria-san-donato': { name: 'Vetreria San Donato', plan: 'Plus' },
  'terre-di-nove': { name: 'Terre di Nove', plan: 'Standard' },
  'ottoni-lumezzane': { name: 'Ottoni Lumezzane', plan: 'Standard' },
  'specchi-veneti': { name: 'Specchi Veneti', plan: 'Standard' },
  'ceramiche-faenza': { name: 'Ceramiche Faenza', plan: 'Standard' },
  'sedie-natisone': { name: 'Sedie del Natisone', plan: 'Standard' },
  'intrecci-delta': { name: 'Intrecci del Delta', plan: 'Plus' },
  'falegnameria-badia': { name: 'Falegnameria Alta Badia', plan: 'Standard' },
  'fucina-cellina': { name: 'Fucina Cellina', plan: 'Standard' },
  'lumi-altino': { name: 'Lumi di Altino', plan: 'Plus' },
  'orologeria-carso': { name: 'Orologeria del Carso', plan: 'Standard' },
  'tessitura-carnia': { name: 'Tessitura Carnia', plan: 'Standard' },
  'cristalli-valdelsa': { name: 'Cristalli Valdelsa', plan: 'Standard' },
  'argenti-oltrarno': { name: 'Argenti Oltrarno', plan: 'Plus' },
  'torneria-asiago': { name: 'Torneria Asiago', plan: 'Standard' },
} as const

/** Prices in euro, dollars and pounds. */
export function prices(EUR: number, USD: number, GBP: number): Prices {
  return { EUR, USD, GBP }
}

/** How many there are, and whether more are made when none is left. */
type Stock = Pick<VariantFacts, 'units' | 'continues'>

export const TO_ORDER: Stock = { units: 0, continues: true }
export const SOLD_OUT: Stock = { units: 0, continues: false }

export function inStock(units: number): Stock {
  return { units, continues: false }
}

/** The finish shown first: its picture is the main picture of the piece. */
export function first(
  piece: string,
  finish: string,
  value: Term | null,
  amounts: Prices,
  stock: Stock,
): VariantFacts {
  return { finish, value, prices: amounts, ...stock, picture: `${piece}-main` }
}

/** Another finish, with a picture of its own. */
export function other(
  piece: string,
  finish: string,
  value: Term,
  amounts: Prices,
  stock: Stock,
): VariantFacts {
  return { finish, value, prices: amounts, ...stock, picture: `${piece}-${finish}-main` }
}
