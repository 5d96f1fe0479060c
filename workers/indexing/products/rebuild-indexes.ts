import type { CatalogueProduct } from '#clients/commerce/to-product.ts'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { buildRecords, cacheTitles } from './build-records.ts'
import type { IndexingTools } from './index-products.ts'
import type { Rebuild } from './index-writer.ts'
import { CatalogueUnreadable, ORIGINAL, readVersions } from './read-versions.ts'

/**
 * Builds new indexes of all languages from the whole catalogue while the live ones are in use. `swapIn` is
 * called with a function that replaces the live ones. Returns how many products were read.
 */
export async function rebuildIndexes(
  tools: IndexingTools,
  swapIn: (finish: () => Promise<void>) => Promise<void>,
): Promise<number> {
  await tools.writer.prepare()
  const rebuilds = new Map<Language, Rebuild>()
  try {
    for (const language of LANGUAGES) rebuilds.set(language, await tools.writer.startRebuild(language))
    const count = await fill(tools, rebuilds)
    await swapIn(async () => {
      for (const built of rebuilds.values()) await built.finish()
    })
    return count
  } catch (fault) {
    await Promise.allSettled([...rebuilds.values()].map((built) => built.abandon()))
    throw fault
  }
}

async function fill(tools: IndexingTools, rebuilds: ReadonlyMap<Language, Rebuild>): Promise<number> {
  const categoryTitles = cacheTitles(tools.categoryTitles)
  let count = 0
  for await (const originals of pagesOf(tools)) {
    const ids = originals.map(({ id }) => id)
    const versions = await readVersions(tools.source, ids, originals)
    const records = await buildRecords([...versions.values()], categoryTitles)
    for (const [language, built] of rebuilds) await built.add(records.get(language) ?? [])
    count += originals.length
  }
  return count
}

async function* pagesOf({ source }: IndexingTools): AsyncGenerator<CatalogueProduct[]> {
  let after: string | null = null
  do {
    const page = await source.listProducts({ after }, ORIGINAL)
    if (!page.ok) throw new CatalogueUnreadable(page.code)
    if (page.value.products.length > 0) yield page.value.products
    after = page.value.nextCursor
  } while (after !== null)
}
