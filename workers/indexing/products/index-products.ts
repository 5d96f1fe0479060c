import { idNumber } from '#domain/ids.ts'
import { LANGUAGES } from '#domain/market/language.ts'
import type { Clock } from '#services/kernel/clock.ts'
import { buildRecords, type CategoryTitles } from './build-records.ts'
import type { IndexWriter } from './index-writer.ts'
import { type ProductSource, readPlan, readVersions } from './read-versions.ts'

export type IndexingTools = {
  readonly source: ProductSource
  readonly writer: IndexWriter
  /** Returns the current titles, for one batch or rebuild. */
  readonly openTitles: () => CategoryTitles
  readonly clock: Clock
}

export async function indexProducts(
  { source, writer, openTitles }: IndexingTools,
  ids: readonly string[],
): Promise<void> {
  const versions = await readVersions(source, await readPlan(source), ids)
  const records = await buildRecords([...versions.values()], openTitles())
  const numbers = ids.map((id) => idNumber(id))
  await Promise.all(
    LANGUAGES.map((language) => {
      const save = records.get(language) ?? []
      const found = new Set(save.map(({ objectID }) => objectID))
      return writer.write(language, { save, remove: numbers.filter((number) => !found.has(number)) })
    }),
  )
}
