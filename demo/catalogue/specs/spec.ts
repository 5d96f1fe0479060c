import type { Term } from '../terms.ts'

/** Amounts in whole units. Each currency is priced manually; nothing is converted. */
export type Prices = { EUR: number; USD: number; GBP: number }
export type ArtisanName = keyof typeof ARTISANS
/** The shipping class: a van with two people, a crate, a parcel, or included in the price. */
export type Freight = 'van' | 'crate' | 'parcel' | 'included'

export type VariantSpec = {
  /** The name of the finish in the model. */
  finish: string
  /** The finish as shown to buyers; null if there is no choice. */
  value: Term | null
  prices: Prices
  compareAt?: Prices
  units: number
  /** Whether it is made to order when out of stock. */
  continues: boolean
  /** The name of the picture that shows this finish. */
  picture: string
}

export type PieceSpec = {
  /** The model from which it is drawn; also the prefix of its picture names. */
  piece: string
  artisan: ArtisanName
  /** The prefix of every SKU, followed by a number. */
  skuStem: string
  designer: string | null
  category: string
  tags: readonly string[]
  materials: readonly Term[]
  colors: readonly Term[]
  option: Term | null
  variants: readonly [VariantSpec, ...VariantSpec[]]
  weightKg: number
  seatHeightCm?: number
  armHeightCm?: number
  freight: Freight
  /** In days, or text if the workshop cannot say; null if it is ready to ship. */
  leadTime: string | null
  published: string
  /** The trade price as a fraction of the public one; null if there is none. */
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

/** The workshops. They and the people in them are fictional. */
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

/** Prices in euros, dollars and pounds. */
export function prices(EUR: number, USD: number, GBP: number): Prices {
  return { EUR, USD, GBP }
}

/** The units in stock, and whether the finish is made to order when they run out. */
type Stock = Pick<VariantSpec, 'units' | 'continues'>

export const TO_ORDER: Stock = { units: 0, continues: true }
export const SOLD_OUT: Stock = { units: 0, continues: false }

export function inStock(units: number): Stock {
  return { units, continues: false }
}

/** The default finish, whose picture is the piece's main picture. */
export function first(
  piece: string,
  finish: string,
  value: Term | null,
  amounts: Prices,
  stock: Stock,
): VariantSpec {
  return { finish, value, prices: amounts, ...stock, picture: `${piece}-main` }
}

/** Another finish, with its own picture. */
export function other(
  piece: string,
  finish: string,
  value: Term,
  amounts: Prices,
  stock: Stock,
): VariantSpec {
  return { finish, value, prices: amounts, ...stock, picture: `${piece}-${finish}-main` }
}
