import type { ArtisanSort, ProductSort } from '#domain/catalogue/sorting.ts'
import type { Language } from '#domain/market/language.ts'
import { CURRENCIES, type Currency } from '#domain/money/money.ts'
import { priceAttribute } from './search-record.ts'

/**
 * Index names by role (Spec §7): one primary, and a replica for every other sort order; other languages add a suffix.
 * Products and artisans have separate sets. A hosted application may use other names.
 */
export type SearchIndexNames = {
  readonly recommended: string
  readonly fastShipping: string
  readonly newArrivals: string
  readonly priceAscending: Readonly<Record<Currency, string>>
  readonly priceDescending: Readonly<Record<Currency, string>>
  readonly artisans: string
  readonly recentArtisans: string
  readonly languageSuffixes: Readonly<Record<Language, string>>
}

export const DEFAULT_INDEX_NAMES: SearchIndexNames = {
  recommended: 'products',
  fastShipping: 'products_fast_shipping',
  newArrivals: 'products_new_arrivals',
  priceAscending: {
    EUR: 'products_price_asc_eur',
    USD: 'products_price_asc_usd',
    GBP: 'products_price_asc_gbp',
  },
  priceDescending: {
    EUR: 'products_price_desc_eur',
    USD: 'products_price_desc_usd',
    GBP: 'products_price_desc_gbp',
  },
  artisans: 'artisans',
  recentArtisans: 'artisans_recent',
  languageSuffixes: { en: '', es: '_es', it: '_it', de: '_de', fr: '_fr' },
}

type IndexRole = { sort: ProductSort; currency: Currency; language: Language }

export function productIndexName({ sort, currency, language }: IndexRole, names: SearchIndexNames): string {
  return `${sortedName(sort, currency, names)}${names.languageSuffixes[language]}`
}

export function artisanIndexName(
  { sort, language }: { sort: ArtisanSort; language: Language },
  names: SearchIndexNames,
): string {
  const name = sort === 'most-recent' ? names.recentArtisans : names.artisans
  return `${name}${names.languageSuffixes[language]}`
}

export type IndexPlan = { readonly primary: string; readonly replicas: ReplicaPlan[] }

/**
 * A replica and its ranking: pieces for sale first, then the sort order, then text relevance, then the curated order.
 */
type ReplicaPlan = { readonly name: string; readonly ranking: string[] }

export function artisanIndexPlan(language: Language, names: SearchIndexNames): IndexPlan {
  const name = artisanIndexName({ sort: 'most-recent', language }, names)
  return {
    primary: artisanIndexName({ sort: 'recommended', language }, names),
    replicas: [{ name, ranking: ['desc(addedAtSeconds)', ...TEXT_RANKING] }],
  }
}

export function productIndexPlan(language: Language, names: SearchIndexNames): IndexPlan {
  const replica = (sort: ProductSort, currency: Currency, criterion: string): ReplicaPlan => ({
    name: productIndexName({ sort, currency, language }, names),
    // Sold-out products come last in every order.
    ranking: ['desc(availableForSale)', criterion, ...TEXT_RANKING],
  })
  return {
    primary: productIndexName({ sort: 'recommended', currency: 'EUR', language }, names),
    replicas: [
      // Spec §4: a missing lead time counts as 999 days and therefore comes last.
      replica('fast-shipping', 'EUR', 'asc(leadTimeDays)'),
      replica('new-arrivals', 'EUR', 'desc(createdAtSeconds)'),
      ...CURRENCIES.flatMap((currency) => [
        replica('price-ascending', currency, `asc(${priceAttribute(currency)})`),
        replica('price-descending', currency, `desc(${priceAttribute(currency)})`),
      ]),
    ],
  }
}

const TEXT_RANKING = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom']

function sortedName(sort: ProductSort, currency: Currency, names: SearchIndexNames): string {
  if (sort === 'fast-shipping') return names.fastShipping
  if (sort === 'new-arrivals') return names.newArrivals
  if (sort === 'price-ascending') return names.priceAscending[currency]
  return sort === 'price-descending' ? names.priceDescending[currency] : names.recommended
}
