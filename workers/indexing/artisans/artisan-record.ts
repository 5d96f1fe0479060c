import type { ArtisanDocument } from '#clients/content/pages/artisans/artisan-documents.ts'
import { type ArtisanRecord, EVERYWHERE } from '#contracts/search/artisan-record.ts'
import { toChoice } from '#contracts/search/search-record.ts'
import { isDedicated } from '#domain/content/country-visibility.ts'
import { toSlug } from '#domain/links/slug.ts'
import { type Language, type LocalizedText, localizedText } from '#domain/market/language.ts'

/** A category in which an artisan makes pieces, with its title in the record's language. */
export type MadeCategory = { readonly path: string; readonly title: string }

/** The search record of an artisan in one language. `makes`: categories of all levels, in the editors' order. */
export function buildArtisanRecord(
  document: ArtisanDocument,
  language: Language,
  makes: readonly MadeCategory[],
): ArtisanRecord {
  const { region, craft, technique, intro, picture, shownIn, position } = document
  const wordsOf = (text: LocalizedText | null) => text && localizedText(text, language)
  const choices = {
    region: keyed(widest(region.en), widest(localizedText(region, language))),
    craft: craft ? keyed(craft.en, localizedText(craft, language)) : [],
    category: makes
      .filter(({ path }) => !path.includes('/'))
      .map(({ path, title }) => [path, title] as const),
  }
  return {
    objectID: document.id,
    slug: document.slug,
    name: document.name,
    town: document.town,
    region: localizedText(region, language),
    craft: wordsOf(craft),
    technique: wordsOf(technique),
    intro: wordsOf(intro),
    categories: makes.map(({ title }) => title),
    keys: {
      region: keysOf(choices.region),
      craft: keysOf(choices.craft),
      category: keysOf(choices.category),
    },
    choices: {
      region: labelledOf(choices.region),
      craft: labelledOf(choices.craft),
      category: labelledOf(choices.category),
    },
    isPremiumPlus: document.isPremiumPlus,
    picture: picture && { ...picture, alt: wordsOf(picture.alt) ?? '' },
    shownIn: isDedicated(shownIn ?? {}) ? [...(shownIn?.dedicatedCountries ?? [])] : [EVERYWHERE],
    excludedCountries: isDedicated(shownIn ?? {}) ? [] : [...(shownIn?.excludedCountries ?? [])],
    addedAtSeconds: Math.floor(Date.parse(document.addedAt) / 1000),
    curatedRank: position ?? Number.MAX_SAFE_INTEGER,
  }
}

type Keyed = readonly (readonly [key: string, label: string])[]

/** The key comes from the English words, so that a URL means the same in every language. */
function keyed(english: string, label: string): Keyed {
  const key = toSlug(english)
  return key === '' ? [] : [[key, label]]
}

/** The larger region, by which visitors filter: `Brescia, Lombardy` → `Lombardy`. */
function widest(region: string): string {
  return region.slice(region.lastIndexOf(',') + 1).trim()
}

function keysOf(choices: Keyed): string[] {
  return choices.map(([key]) => key)
}

function labelledOf(choices: Keyed): string[] {
  return choices.map(([key, label]) => toChoice(key, label))
}
