import { z } from 'zod'
import { isCalendarDate } from '#domain/calendar/calendar-date.ts'
import { isLanguage, LANGUAGES, type Language } from '#domain/market/language.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'

const minor = z.int().nonnegative()
const price = z.object({
  amountMinor: minor,
  /** The compare-at price; null if the price is not reduced. */
  fullAmountMinor: minor.nullable(),
  /** Whether it is the lowest of several prices, shown with "from". Missing in older records. */
  isStarting: z.boolean().default(false),
})
export const recordPicture = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})
const calendarDate = z.string().refine(isCalendarDate)
const size = z.number().positive().nullable()

/**
 * One record per product and language. Anyone with the search key can read it, so it never contains a trade price or
 * anything else that is not public.
 */
export const searchRecord = z.object({
  /** The numeric part of the product id. */
  objectID: z.string(),
  productId: z.templateLiteral(['gid://shopify/Product/', z.string()]),
  handle: z.string(),
  title: z.string(),
  /** Set if the texts are not translated into the index's language. Missing in older records. */
  textLanguage: z.enum(LANGUAGES).nullable().default(null),
  variantId: z.templateLiteral(['gid://shopify/ProductVariant/', z.string()]),
  sku: z.string(),
  skus: z.array(z.string()),
  artisan: z.object({ name: z.string(), slug: z.string() }),
  designer: z.string().nullable(),
  materials: z.array(z.string()),
  colors: z.array(z.string()),
  tags: z.array(z.string()),
  /** Category titles from the first level down, `Furniture > Seating` at the second. */
  categories: z.object({
    lvl0: z.array(z.string()),
    lvl1: z.array(z.string()),
    lvl2: z.array(z.string()),
  }),
  /** Every level, the same in every language: `furniture`, `furniture/seating`. */
  categoryPaths: z.array(z.string()),
  /** Collection numbers in the commerce service. Missing in older records. */
  collections: z.array(z.string()).default([]),
  /** The facts that searches match (`piece-facts.ts`), the same in every language. Missing in older records. */
  facts: z.array(z.string()).default([]),
  /** Filter values in URLs, the same in every language. */
  keys: z.object({
    designer: z.array(z.string()),
    material: z.array(z.string()),
    color: z.array(z.string()),
  }),
  /** By filter (`toChoice`): used for counts, and searched by label. */
  choices: z.object({
    categories0: z.array(z.string()),
    categories1: z.array(z.string()),
    categories2: z.array(z.string()),
    artisan: z.array(z.string()),
    designer: z.array(z.string()),
    material: z.array(z.string()),
    color: z.array(z.string()),
  }),
  /** The public price of the cheapest available variant by currency; none if upon request. */
  prices: z.partialRecord(z.enum(CURRENCIES), price),
  /** Currencies in which the product is not sold. */
  unpricedIn: z.array(z.enum(CURRENCIES)).default([]),
  widthCm: size,
  heightCm: size,
  depthCm: size,
  /** Spec §4: 0 if ready to ship, 999 if unknown. */
  leadTimeDays: z.int().nonnegative(),
  isReadyToShip: z.boolean(),
  leadTime: z.string().nullable(),
  stockAvailable: z.boolean().nullable(),
  availableForSale: z.boolean(),
  isPreorder: z.boolean(),
  availableFrom: calendarDate.nullable(),
  notDirectlyShoppable: z.boolean(),
  isCustomizable: z.boolean(),
  hasAr: z.boolean(),
  hasCad: z.boolean(),
  suitableForContract: z.boolean(),
  freeShippingRegions: z.array(z.string()),
  excludedCountries: z.array(z.string()),
  customerRestrictions: z.enum(['b2b_only', 'b2c_only']).nullable(),
  pictures: z.object({ main: recordPicture.nullable(), hover: recordPicture.nullable() }),
  /** In seconds since 1970. */
  createdAtSeconds: z.int(),
  /** The curated order, ascending. */
  curatedRank: z.number(),
})
export type SearchRecord = z.infer<typeof searchRecord>

export const CARD_ATTRIBUTES = [
  'productId',
  'handle',
  'title',
  'textLanguage',
  'variantId',
  'sku',
  'artisan',
  'categoryPaths',
  'prices',
  'isReadyToShip',
  'leadTime',
  'stockAvailable',
  'availableForSale',
  'isPreorder',
  'availableFrom',
  'notDirectlyShoppable',
  'isCustomizable',
  'excludedCountries',
  'pictures',
  'createdAtSeconds',
] as const satisfies readonly (keyof SearchRecord)[]

/** A filter value. `language`: the language of the label, if it is not the index's. */
export type Choice = { readonly key: string; readonly label: string; readonly language: Language | null }

/** `key|Label` or `key@en|Label`. A label may contain any character, because a key is always a slug. */
export function toChoice(key: string, label: string, language: Language | null = null): string {
  return language ? `${key}@${language}|${label}` : `${key}|${label}`
}

/** The inverse of `toChoice`. */
export function parseChoice(choice: string): Choice {
  const bar = choice.indexOf('|')
  if (bar < 0) return { key: choice, label: choice, language: null }
  const [key = '', language] = choice.slice(0, bar).split('@')
  return { key, label: choice.slice(bar + 1), language: isLanguage(language) ? language : null }
}

export function priceAttribute(currency: Currency): string {
  return `prices.${currency}.amountMinor`
}

/** Most important first: anyone who searches for a number or a maker usually means exactly that. */
const SEARCHABLE_ATTRIBUTES = [
  'skus,artisan.name',
  'title',
  'categories,designer',
  'materials',
  'tags',
  'colors',
]

/** The hosted engine's limit on reachable results. */
export const PAGED_MAX = 20_000

/** The sort orders and facets of the product indexes, the same for every language. */
export const PRODUCT_INDEX_SETTINGS = {
  searchableAttributes: SEARCHABLE_ATTRIBUTES,
  attributesForFaceting: [
    'categoryPaths',
    ...['categories0', 'categories1', 'categories2', 'artisan', 'designer', 'material', 'color'].map(
      (choice) => `searchable(choices.${choice})`,
    ),
    ...['collections', 'artisan.slug', 'keys.designer', 'keys.material', 'keys.color', 'handle', 'skus'].map(
      (attribute) => `filterOnly(${attribute})`,
    ),
    ...['isCustomizable', 'hasAr', 'hasCad', 'suitableForContract', 'freeShippingRegions', 'leadTimeDays'],
    'filterOnly(facts)',
    ...['widthCm', 'heightCm', 'depthCm'],
    ...CURRENCIES.map(priceAttribute),
    'filterOnly(excludedCountries)',
    'filterOnly(customerRestrictions)',
    'filterOnly(unpricedIn)',
  ],
  // Other numbers, such as picture sizes, are never filtered.
  numericAttributesForFiltering: ['createdAtSeconds'],
  customRanking: ['desc(availableForSale)', 'asc(curatedRank)'],
  attributesToHighlight: ['title', 'artisan.name'],
  // Collections are paged through to the last piece.
  paginationLimitedTo: PAGED_MAX,
}

export function productIndexSettings(language: Language) {
  return {
    ...PRODUCT_INDEX_SETTINGS,
    ...languageSettings(language),
    ...(language === 'de' ? { decompoundedAttributes: { de: ['title', 'categories', 'materials'] } } : {}),
  }
}

/** How an index reads texts in its language, for records of any kind. */
export function languageSettings(language: Language) {
  return {
    indexLanguages: [language],
    queryLanguages: [language],
    ignorePlurals: true,
    removeStopWords: true,
    // A word that is in the index is not corrected, nor is a number.
    typoTolerance: 'min' as const,
    allowTyposOnNumericTokens: false,
  }
}
