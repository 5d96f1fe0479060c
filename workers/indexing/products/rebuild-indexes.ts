import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES, type Language } from '#domain/market/language.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { buildRecords, cacheTitles } from './build-records.ts'
import type { IndexingTools } from './index-products.ts'
import type { Rebuild } from './index-writer.ts'
import { LISTING_START, listProductIds } from './list-products.ts'
import type { ProductSource } from './read-versions.ts'
import { readPlan, readVersions } from './read-versions.ts'
import { createRebuildToken, type ProgressStore, type RebuildProgress } from './rebuild-progress.ts'

/** The counts include those of an interrupted rebuild that was continued. */
export type RebuildState = {
  readonly products: number
  /** How many products were read before an interruption. */
  readonly continuedFrom: number
  readonly retries: number
}

export type RebuildOptions = {
  readonly progress: ProgressStore
  readonly currentCursor: () => Promise<string>
  /**
   * Called with a function that replaces the live indexes, and the cursor after which their changes are missing in the
   * new ones.
   */
  readonly swapIn: (finish: () => Promise<void>, since: string) => Promise<void>
  readonly onProgress?: ((state: RebuildState) => void) | undefined
  readonly wait?: ((ms: number) => Promise<unknown>) | undefined
}

type RetryOptions = {
  readonly onRetry: () => void
  readonly wait?: (ms: number) => Promise<unknown>
}

const RETRIES_MAX = 7

const FIRST_DELAY_MS = 500

const DELAY_MAX_MS = 20_000

/**
 * Builds new indexes of all languages from the whole catalogue, page by page, while the live ones are in use. An
 * interrupted rebuild continues after its last page. Refused with `reindex-running` if another process that shared the
 * rebuild has finished it.
 */
export async function rebuildIndexes(
  tools: IndexingTools,
  options: RebuildOptions,
): Promise<Result<RebuildState, 'reindex-running'>> {
  const { progress, swapIn, onProgress = () => {}, wait } = options
  await tools.writer.prepare()
  let retries = 0
  const source = createRetryingSource(tools.source, { onRetry: () => retries++, ...(wait ? { wait } : {}) })
  const plan = await readPlan(source)
  const { progress: found, abandoned } = await findOrStart(tools, options)
  let reached = found
  const continuedFrom = reached.products
  const rebuilds = new Map<Language, Rebuild>()
  for (const language of LANGUAGES)
    rebuilds.set(language, await tools.writer.openRebuild(language, reached.token, abandoned))
  const categoryTitles = cacheTitles(tools.openTitles())
  for await (const { ids, reached: position } of listProductIds(source, plan, reached)) {
    const versions = [...(await readVersions(source, plan, ids)).values()]
    const records = await buildRecords(versions, categoryTitles)
    await Promise.all([...rebuilds].map(([language, rebuild]) => rebuild.add(records.get(language) ?? [])))
    reached = { ...reached, ...position, products: reached.products + ids.length }
    if (!(await progress.store(reached))) return refuse('reindex-running')
    onProgress({ products: reached.products, continuedFrom, retries })
  }
  if (!(await progress.take(reached.token))) return refuse('reindex-running')
  await swapIn(async () => {
    for (const rebuild of rebuilds.values()) await rebuild.finish()
  }, reached.since)
  return ok({ products: reached.products, continuedFrom, retries })
}

async function findOrStart(
  { writer, clock }: IndexingTools,
  { progress, currentCursor }: RebuildOptions,
): Promise<{ progress: RebuildProgress; abandoned: string | null }> {
  const now = clock()
  const interrupted = await progress.read(now)
  if (interrupted && (await writer.hasRebuild(interrupted.token)))
    return { progress: interrupted, abandoned: null }
  const started: RebuildProgress = {
    token: createRebuildToken(now),
    startedAt: now.toISOString(),
    since: await currentCursor(),
    ...LISTING_START,
    products: 0,
  }
  await progress.start(started)
  return { progress: started, abandoned: interrupted?.token ?? null }
}

/**
 * Retries refused calls for up to about a minute, because a hosted shop throttles full reads, and one failed page in
 * thousands must not end a rebuild. Delays double and are random, so that concurrent readers do not retry together.
 */
export function createRetryingSource(
  source: ProductSource,
  { onRetry, wait = sleep }: RetryOptions,
): ProductSource {
  async function withRetries<Value, Code extends string>(
    read: () => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>> {
    for (let retry = 0; ; retry++) {
      const result = await read()
      if (result.ok || retry === RETRIES_MAX) return result
      onRetry()
      await wait((0.5 + Math.random() / 2) * Math.min(FIRST_DELAY_MS * 2 ** retry, DELAY_MAX_MS))
    }
  }
  return {
    readLocalization: () => withRetries(() => source.readLocalization()),
    listProductIds: (...args) => withRetries(() => source.listProductIds(...args)),
    findCollectionNumbers: (...args) => withRetries(() => source.findCollectionNumbers(...args)),
    findProductsByIds: (...args) => withRetries(() => source.findProductsByIds(...args)),
  }
}
