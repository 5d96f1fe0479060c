import { isDeepStrictEqual } from 'node:util'
import type { CategoryNode } from '#clients/content/category.ts'
import type { ContentClient } from '#clients/content/content-client.ts'
import type { ArtisanDocument } from '#clients/content/pages/artisans/artisan-documents.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { ArtisanRecord } from '#contracts/search/artisan-record.ts'
import { EVERYWHERE } from '#contracts/search/artisan-record.ts'
import { toChoice } from '#contracts/search/search-record.ts'
import { isDedicated } from '#domain/content/country-visibility.ts'
import { toSlug } from '#domain/links/slug.ts'
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
  type LocalizedText,
  localizedText,
} from '#domain/market/language.ts'
import type { ArtisanChanges, ArtisanWriter } from './artisan-writer.ts'

export type ArtisanIndexTools = {
  readonly source: ArtisanSource
  readonly search: Pick<SearchClient, 'findArtisanMakes'>
  readonly writer: ArtisanWriter
}

/** Only one process may update the artisan indexes of all languages at a time. */
export type ArtisanIndex = {
  /** By document id; null for all artisans. */
  update(changedIds: readonly string[] | null): Promise<void>
}

type ArtisanSource = Pick<ContentClient, 'listArtisans' | 'findArtisans' | 'getCategoryTree'>

/** Categories of all levels with their titles, in the editors' order. */
type Categories = Readonly<Record<Language, readonly MadeCategory[]>>

type MadeCategory = { readonly path: string; readonly title: string }

type Keyed = readonly (readonly [key: string, label: string])[]

export function createArtisanIndex({ source, search, writer }: ArtisanIndexTools): ArtisanIndex {
  let categories: Categories | null = null
  let isPrepared = false

  async function updateIndex(changedIds: readonly string[] | null): Promise<void> {
    if (!isPrepared) await writer.prepare()
    const known = await readCategories(source)
    // Category titles are part of every artisan's record, so all records change with them.
    const ids = isPrepared && isDeepStrictEqual(known, categories) ? changedIds : null
    const documents = await readArtisanDocuments(source, ids)
    const slugs = documents.map(({ slug }) => slug)
    const makes = await search.findArtisanMakes({ slugs, categoryPaths: categoryPathsOf(known) })
    if (!makes.ok) throw new ArtisansUnreadable(makes.code)
    await Promise.all(
      LANGUAGES.map(async (language) => {
        const wanted = documents.map((document) => {
          const paths = new Set(makes.value.get(document.slug))
          const made = known[language].filter(({ path }) => paths.has(path))
          return buildArtisanRecord(document, language, made)
        })
        await writer.write(language, changesBetween(await writer.read(language, ids), wanted))
      }),
    )
    categories = known
    isPrepared = true
  }

  return {
    async update(changedIds) {
      try {
        await updateIndex(changedIds)
      } catch (fault) {
        // The index may no longer exist.
        isPrepared = false
        throw fault
      }
    },
  }
}

function changesBetween(
  held: ReadonlyMap<string, ArtisanRecord | null>,
  wanted: readonly ArtisanRecord[],
): ArtisanChanges {
  const ids = new Set(wanted.map(({ objectID }) => objectID))
  return {
    save: wanted.filter((record) => !isDeepStrictEqual(held.get(record.objectID), record)),
    remove: [...held.keys()].filter((id) => !ids.has(id)),
  }
}

/** Thrown if a service is unavailable; the work is retried later. */
class ArtisansUnreadable extends Error {}

/** By document id; null for all. */
async function readArtisanDocuments(
  { listArtisans, findArtisans }: ArtisanSource,
  ids: readonly string[] | null,
): Promise<ArtisanDocument[]> {
  if (ids !== null) {
    const found = await findArtisans({ ids })
    if (!found.ok) throw new ArtisansUnreadable(found.code)
    return found.value
  }
  const documents: ArtisanDocument[] = []
  let after: string | null = null
  do {
    const batch = await listArtisans({ after })
    if (!batch.ok) throw new ArtisansUnreadable(batch.code)
    documents.push(...batch.value.artisans)
    after = batch.value.next
  } while (after !== null)
  return documents
}

async function readCategories({ getCategoryTree }: ArtisanSource): Promise<Categories> {
  const trees = await Promise.all(
    LANGUAGES.map(async (language) => {
      const tree = await getCategoryTree({ language })
      if (!tree.ok) throw new ArtisansUnreadable(tree.code)
      return [language, flat(tree.value)] as const
    }),
  )
  return Object.fromEntries(trees) as Record<Language, MadeCategory[]>
}

function categoryPathsOf(categories: Categories): string[] {
  return categories[DEFAULT_LANGUAGE].map(({ path }) => path)
}

function flat(nodes: readonly CategoryNode[]): MadeCategory[] {
  return nodes.flatMap(({ canonicalPath, title, children }) => [
    { path: canonicalPath, title },
    ...flat(children),
  ])
}

/** `makes`: categories of all levels, in the editors' order. */
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
