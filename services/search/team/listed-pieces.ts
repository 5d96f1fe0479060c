import { DEFAULT_INDEX_NAMES, productIndexName } from '#contracts/search/search-indexes.ts'
import { parseChoice, searchRecord } from '#contracts/search/search-record.ts'
import type { CategoryPiece } from '#contracts/team/category-order.ts'
import { DEFAULT_SORT } from '#domain/catalogue/sorting.ts'
import { DEFAULT_LANGUAGE } from '#domain/market/language.ts'
import { runQuery } from '../engine/run-query.ts'
import type { FilterExpression } from '../filters/filter-expression.ts'
import { getSorting } from '../index-settings.ts'
import type { LiveIndexes, OpenIndex } from '../store/live-indexes.ts'

const INDEX = productIndexName(
  { sort: DEFAULT_SORT, currency: 'EUR', language: DEFAULT_LANGUAGE },
  DEFAULT_INDEX_NAMES,
)
const LEVELS = ['choices.categories0', 'choices.categories1', 'choices.categories2']

/** A category with pieces. `title` includes the categories above it: `Furniture › Seating`. */
export type ListedCategory = { path: string; title: string; count: number }

export type ListedPieces = {
  categories(): ReadonlyMap<string, ListedCategory>
  /** A page of a category's pieces, in their order without pinned ones or by how well they match a text. */
  page(query: { category: string; text?: string | undefined; offset: number; length: number }): {
    pieces: CategoryPiece[]
    total: number
  }
  isIn(category: string, number: string): boolean
  /** A piece by its number; null if it is not listed. */
  piece(number: string): CategoryPiece | null
}

/** Opens the index of pieces; null if it does not exist yet. */
export async function openListedPieces(indexes: LiveIndexes): Promise<ListedPieces | null> {
  return indexes.has(INDEX) ? toListedPieces(await indexes.open(INDEX)) : null
}

export function pieceAt({ engine }: OpenIndex, slot: number): CategoryPiece {
  const { objectID, title, pictures, availableForSale } = piece.parse(engine.recordAt(slot))
  const picture = pictures.main?.url ?? null
  return { id: objectID, version: 1, title, picture, isAvailable: availableForSale }
}

function toListedPieces(index: OpenIndex): ListedPieces {
  const { engine, settings } = index
  const query = (filters: FilterExpression, text: string, page: { offset: number; length: number }) =>
    runQuery(engine, { text, searchIn: null, filters, ...getSorting(settings), ...page })
  const within = (category: string) => filterBy('categoryPaths', category)
  return {
    categories() {
      const { facets } = query([], '', { offset: 0, length: 0 })
      const counts = LEVELS.flatMap((level) => facets.values(level)).map(({ value, count }) => ({
        ...parseChoice(value),
        count,
      }))
      const titles = new Map(counts.map(({ key, label }) => [key, label]))
      const byPath = Map.groupBy(counts, ({ key }) => key)
      return new Map(
        [...byPath].map(([path, entries]) => {
          const count = entries.reduce((sum, entry) => sum + entry.count, 0)
          return [path, { path, title: titleLine(path, titles), count }]
        }),
      )
    },
    page({ category, text = '', offset, length }) {
      const { slots, total } = query([within(category)], text, { offset, length })
      return { pieces: slots.map((slot) => pieceAt(index, slot)), total }
    },
    isIn(category, number) {
      const { total } = query([within(category), filterBy('objectID', number)], '', { offset: 0, length: 0 })
      return total > 0
    },
    piece(number) {
      const slot = engine.slotOf(number)
      return slot === undefined ? null : pieceAt(index, slot)
    },
  }
}

const piece = searchRecord.pick({ objectID: true, title: true, pictures: true, availableForSale: true })

function filterBy(attribute: string, value: string): FilterExpression[number] {
  return [{ filter: { kind: 'facet', attribute, value }, isNegated: false }]
}

function titleLine(path: string, titles: ReadonlyMap<string, string>): string {
  const slugs = path.split('/')
  const paths = slugs.map((_, level) => slugs.slice(0, level + 1).join('/'))
  return paths.map((above) => titles.get(above) ?? above).join(' › ')
}
