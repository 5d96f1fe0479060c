import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import { buildRecords, cacheTitles } from './build-records.ts'
import type { IndexingTools } from './index-products.ts'
import type { Rebuild } from './index-writer.ts'
import { LISTING_START, listProductIds } from './list-products.ts'
import { createPatientSource } from './patient-source.ts'
import { readPlan, readVersions } from './read-versions.ts'
import type { ProgressStore, RebuildProgress } from './rebuild-progress.ts'

/** What a rebuild has done so far, including an interrupted one that it continues. */
export type RebuildState = {
  readonly products: number
  /** How many of them had been read before an interruption. */
  readonly continuedFrom: number
  /** How often a request was repeated. */
  readonly retries: number
}

export type RebuildOptions = {
  readonly progress: ProgressStore
  /** The cursor of the changes now. */
  readonly currentCursor: () => Promise<string>
  /** Called with a function that replaces the live indexes, and the cursor after which changes are missing there. */
  readonly swapIn: (finish: () => Promise<void>, since: string) => Promise<void>
  readonly onProgress?: ((state: RebuildState) => void) | undefined
  readonly wait?: ((ms: number) => Promise<unknown>) | undefined
}

/**
 * Builds new indexes of all languages from the whole catalogue, page by page, while the live ones are in use. An
 * interrupted rebuild continues after its last page.
 */
export async function rebuildIndexes(tools: IndexingTools, options: RebuildOptions): Promise<RebuildState> {
  const { progress, swapIn, onProgress = () => {}, wait } = options
  await tools.writer.prepare()
  let retries = 0
  const source = createPatientSource(tools.source, { onRetry: () => retries++, ...(wait ? { wait } : {}) })
  const plan = await readPlan(source)
  let reached = await findOrStart(tools, options)
  const continuedFrom = reached.products
  const rebuilds = new Map<Language, Rebuild>()
  for (const language of LANGUAGES)
    rebuilds.set(language, await tools.writer.openRebuild(language, reached.token))
  const categoryTitles = cacheTitles(tools.openTitles())
  for await (const { ids, reached: position } of listProductIds(source, plan, reached)) {
    const versions = [...(await readVersions(source, plan, ids)).values()]
    const records = await buildRecords(versions, categoryTitles)
    await Promise.all([...rebuilds].map(([language, built]) => built.add(records.get(language) ?? [])))
    reached = { ...reached, ...position, products: reached.products + ids.length }
    await progress.store(reached)
    onProgress({ products: reached.products, continuedFrom, retries })
  }
  await swapIn(async () => {
    for (const built of rebuilds.values()) await built.finish()
    await progress.clear()
  }, reached.since)
  return { products: reached.products, continuedFrom, retries }
}

async function findOrStart(
  { writer }: IndexingTools,
  { progress, currentCursor }: RebuildOptions,
): Promise<RebuildProgress> {
  const now = new Date()
  const interrupted = await progress.read(now)
  if (interrupted && (await writer.hasRebuild(interrupted.token))) return interrupted
  const started: RebuildProgress = {
    token: randomToken(6),
    startedAt: now.toISOString(),
    since: await currentCursor(),
    ...LISTING_START,
    products: 0,
  }
  await progress.store(started)
  return started
}
