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
  /** `changedIds` are document ids, or null for all artisans. */
  update(changedIds: readonly string[] | null): Promise<void>
}

type ArtisanSource = Pick<ContentClient, 'listArtisans' | 'findArtisans' | 'getCategoryTree'>

/** Categories of all levels with their titles, in the editors' order. */
type Categories = Readonly<Record<Language, readonly TitledCategory[]>>

type TitledCategory = { readonly path: string; readonly title: string }

type KeyLabels = readonly (readonly [key: string, label: string])[]

export function createArtisanIndex({ source, search, writer }: ArtisanIndexTools): ArtisanIndex {
  let categories: Categories | null = null
  let isPrepared = false

  async function updateIndex(changedIds: readonly string[] | null): Promise<void> {
    if (!isPrepared) await writer.prepare()
    const currentCategories = await readCategories(source)
    // Category titles are part of every artisan's record, so all records change with them.
    const ids = isPrepared && isDeepStrictEqual(currentCategories, categories) ? changedIds : null
    const documents = await readArtisanDocuments(source, ids)
    const slugs = documents.map(({ slug }) => slug)
    const makes = await search.findArtisanMakes({ slugs, categoryPaths: getCategoryPaths(currentCategories) })
    if (!makes.ok) throw new ArtisansUnreadable(makes.code)
    await Promise.all(
      LANGUAGES.map(async (language) => {
        const wanted = documents.map((document) => {
          const paths = new Set(makes.value.get(document.slug))
          const made = currentCategories[language].filter(({ path }) => paths.has(path))
          return buildArtisanRecord(document, language, made)
        })
        await writer.write(language, diffRecords(await writer.read(language, ids), wanted))
      }),
    )
    categories = currentCategories
    isPrepared = true
  }

  return {
    async update(changedIds) {
      try {
        await updateIndex(changedIds)
      } catch (error) {
        // The index may no longer exist.
        isPrepared = false
        throw error
      }
    },
  }
}

function diffRecords(
  indexed: ReadonlyMap<string, ArtisanRecord | null>,
  wanted: readonly ArtisanRecord[],
): ArtisanChanges {
  const ids = new Set(wanted.map(({ objectID }) => objectID))
  return {
    save: wanted.filter((record) => !isDeepStrictEqual(indexed.get(record.objectID), record)),
    remove: [...indexed.keys()].filter((id) => !ids.has(id)),
  }
}

/** Thrown if a service is unavailable; the work is retried later. */
class ArtisansUnreadable extends Error {}

/** `ids` are document ids, or null for all artisans. */
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
      return [language, flattenTree(tree.value)] as const
    }),
  )
  return Object.fromEntries(trees) as Record<Language, TitledCategory[]>
}

function getCategoryPaths(categories: Categories): string[] {
  return categories[DEFAULT_LANGUAGE].map(({ path }) => path)
}

function flattenTree(nodes: readonly CategoryNode[]): TitledCategory[] {
  return nodes.flatMap(({ canonicalPath, title, children }) => [
    { path: canonicalPath, title },
    ...flattenTree(children),
  ])
}

/** `makes`: the categories of all levels in which the artisan makes pieces, in the editors' order. */
export function buildArtisanRecord(
  document: ArtisanDocument,
  language: Language,
  makes: readonly TitledCategory[],
): ArtisanRecord {
  const { region, craft, technique, intro, picture, shownIn, position } = document
  const translate = (text: LocalizedText | null) => text && localizedText(text, language)
  const choices = {
    region: toKeyLabels(toLargerRegion(region.en), toLargerRegion(localizedText(region, language))),
    craft: craft ? toKeyLabels(craft.en, localizedText(craft, language)) : [],
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
    craft: translate(craft),
    technique: translate(technique),
    intro: translate(intro),
    categories: makes.map(({ title }) => title),
    keys: {
      region: toKeys(choices.region),
      craft: toKeys(choices.craft),
      category: toKeys(choices.category),
    },
    choices: {
      region: toChoices(choices.region),
      craft: toChoices(choices.craft),
      category: toChoices(choices.category),
    },
    isPremiumPlus: document.isPremiumPlus,
    picture: picture && { ...picture, alt: translate(picture.alt) ?? '' },
    shownIn: isDedicated(shownIn ?? {}) ? [...(shownIn?.dedicatedCountries ?? [])] : [EVERYWHERE],
    excludedCountries: isDedicated(shownIn ?? {}) ? [] : [...(shownIn?.excludedCountries ?? [])],
    addedAtSeconds: Math.floor(Date.parse(document.addedAt) / 1000),
    curatedRank: position ?? Number.MAX_SAFE_INTEGER,
  }
}

/** The key comes from the English words, so that a URL means the same in every language. */
function toKeyLabels(english: string, label: string): KeyLabels {
  const key = toSlug(english)
  return key === '' ? [] : [[key, label]]
}

/** Returns the larger region, by which visitors filter: `Brescia, Lombardy` → `Lombardy`. */
function toLargerRegion(region: string): string {
  return region.slice(region.lastIndexOf(',') + 1).trim()
}

function toKeys(choices: KeyLabels): string[] {
  return choices.map(([key]) => key)
}

function toChoices(choices: KeyLabels): string[] {
  return choices.map(([key, label]) => toChoice(key, label))
}
