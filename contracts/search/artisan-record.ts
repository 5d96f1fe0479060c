import { z } from 'zod'
import type { Language } from '#domain/market/language.ts'
import { languageSettings, PAGED_MAX, recordPicture } from './search-record.ts'

const keys = z.array(z.string())

/**
 * One record per artisan and language. Anyone with the search key can read it. The number of visible pieces is not
 * included, because it depends on the visitor.
 */
export const artisanRecord = z.object({
  objectID: z.string(),
  /** The same in all languages: the page is `/artisans/{slug}`. */
  slug: z.string(),
  name: z.string(),
  town: z.string(),
  /** As displayed: `Brescia, Lombardy`. */
  region: z.string(),
  craft: z.string().nullable(),
  technique: z.string().nullable(),
  intro: z.string().nullable(),
  /** The categories of the artisan's pieces, at every level; searchable. */
  categories: z.array(z.string()),
  /** Filter values in URLs, the same in every language. */
  keys: z.object({ region: keys, craft: keys, category: keys }),
  /** `key|Label` by filter (`toChoice`), for counting. */
  choices: z.object({ region: keys, craft: keys, category: keys }),
  /** Whether the artisan has the plan named Plus, which no page shows; earlier versions of the shop filter by it. */
  isPremiumPlus: z.boolean(),
  picture: recordPicture.nullable(),
  /** Spec §6: country codes, or `everywhere`. */
  shownIn: z.array(z.string()),
  /** Spec §6: only used with `everywhere`; otherwise empty. */
  excludedCountries: z.array(z.string()),
  /** When the artisan joined the house, in seconds since 1970. */
  addedAtSeconds: z.int(),
  /** The curated order, ascending. */
  curatedRank: z.number(),
})
export type ArtisanRecord = z.infer<typeof artisanRecord>

/** The value of `shownIn` for all countries. */
export const EVERYWHERE = 'everywhere'

/** The attributes shown on a card in the directory. */
export const ARTISAN_CARD_ATTRIBUTES = [
  'slug',
  'name',
  'town',
  'region',
  'intro',
  'picture',
] as const satisfies readonly (keyof ArtisanRecord)[]

export function artisanIndexSettings(language: Language) {
  return {
    ...languageSettings(language),
    // Names and places first, since that is what visitors usually type.
    searchableAttributes: ['name', 'town,region', 'craft', 'technique,categories', 'intro'],
    attributesForFaceting: [
      ...['choices.region', 'choices.craft', 'choices.category', 'isPremiumPlus'],
      ...['keys.region', 'keys.craft', 'keys.category', 'shownIn', 'excludedCountries'].map(
        (attribute) => `filterOnly(${attribute})`,
      ),
    ],
    numericAttributesForFiltering: ['addedAtSeconds'],
    customRanking: ['asc(curatedRank)'],
    attributesToHighlight: ['name'],
    paginationLimitedTo: PAGED_MAX,
  }
}
