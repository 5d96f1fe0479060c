import { createHash } from 'node:crypto'
import type { PoolClient } from 'pg'
import { PICTURES_PATH } from '#contracts/image-address.ts'
import { toSlug } from '#domain/links/slug.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { type FetchedPicture, findFetchedPictures } from '#services/kernel/pictures/fetched-pictures.ts'
import type { ProductDraft } from '../product-draft.ts'
import { withFixedTradePrices } from '../reading/read-prices.ts'
import type { Refusal } from '../refusals.ts'
import { findStoredDrafts } from '../stored-drafts.ts'
import type { ChangedDraft } from './placed-draft.ts'
import { writeBatch } from './write-batch.ts'

type ImportCounts = { created: number; changed: number; unchanged: number }

export type ProductWriter = {
  add(draft: ProductDraft): Promise<void>
  /** Writes the remaining drafts. `refusals` has one list for each product that the database refused. */
  finish(): Promise<{ counts: ImportCounts; refusals: Refusal[][] }>
}

// Large enough that round trips do not matter, small enough that locks are short.
const BATCH_SIZE = 200
const BATCH_VARIANTS = 5000

export function createProductWriter(database: Database, { isDryRun }: { isDryRun: boolean }): ProductWriter {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0 }
  const refusals: Refusal[][] = []
  const handlesOfFile = new Map<string, string>()
  let pending: ProductDraft[] = []
  let pendingVariantCount = 0

  async function flush(): Promise<void> {
    if (pending.length === 0) return
    const drafts = await replaceFetched(database, pending)
    pending = []
    pendingVariantCount = 0
    const taken = await findTakenHandles(database.pool, drafts, handlesOfFile)
    const accepted = drafts.filter((draft) => {
      const conflict = draft.translations.find(({ language, handle }) =>
        taken.has(`${draft.handle} ${language} ${handle}`),
      )
      if (conflict) refusals.push([toRefusal(draft, conflict.handle ?? '')])
      return !conflict
    })
    const { changed, isNew } = await findChanged(database, accepted)
    counts.unchanged += accepted.length - changed.length
    if (!isDryRun && changed.length > 0) await writeBatch(database, changed)
    for (const { draft } of changed) counts[isNew(draft) ? 'created' : 'changed'] += 1
  }

  return {
    async add(draft) {
      pending.push(draft)
      pendingVariantCount += draft.variants.length
      if (pending.length >= BATCH_SIZE || pendingVariantCount >= BATCH_VARIANTS) await flush()
    },
    async finish() {
      await flush()
      return { counts, refusals }
    },
  }
}

async function findChanged(database: Database, drafts: readonly ProductDraft[]) {
  const { rows } = await database.pool.query<{ handle: string; digest: string | null }>({
    name: 'import-digests',
    text: 'select handle, import_digest as digest from commerce.products where handle = any($1::text[])',
    values: [drafts.map(({ handle }) => handle)],
  })
  const known = new Map(rows.map(({ handle, digest }) => [handle, digest]))
  const different: ChangedDraft[] = drafts
    .map((draft) => ({ draft, digest: contentDigest(draft) }))
    .filter(({ draft, digest }) => known.get(draft.handle) !== digest)
  const isNew = (draft: ProductDraft) => !known.has(draft.handle)
  const handles = different.filter(({ draft }) => !isNew(draft)).map(({ draft }) => draft.handle)
  const stored = await findStoredDrafts(database.pool, handles)
  const changed = different.filter(({ draft }) => {
    const before = stored.get(draft.handle)
    return !before || !equalsStored(draft, before.draft)
  })
  return { changed, isNew }
}

export async function findTakenHandles(
  queryable: Pick<PoolClient, 'query'>,
  drafts: readonly ProductDraft[],
  handlesOfFile: Map<string, string>,
): Promise<ReadonlySet<string>> {
  const wanted = drafts.flatMap(({ handle: owner, translations }) =>
    translations.flatMap(({ language, handle }) => (handle === null ? [] : [{ owner, language, handle }])),
  )
  const taken = new Set<string>()
  for (const { owner, language, handle } of wanted) {
    const first = handlesOfFile.get(`${language} ${handle}`) ?? owner
    handlesOfFile.set(`${language} ${handle}`, first)
    if (first !== owner) taken.add(`${owner} ${language} ${handle}`)
  }
  const { rows } = await queryable.query<{ key: string }>({
    name: 'import-taken-handles',
    text: `select x.owner || ' ' || x.language || ' ' || x.handle as key
      from unnest($1::text[], $2::text[], $3::text[]) as x (owner, language, handle)
      join commerce.product_translations t on t.language = x.language and t.handle = x.handle
      join commerce.products p on p.id = t.product_id and p.handle <> x.owner`,
    values: [
      wanted.map(({ owner }) => owner),
      wanted.map(({ language }) => language),
      wanted.map(({ handle }) => handle),
    ],
  })
  for (const { key } of rows) taken.add(key)
  return taken
}

function toRefusal(draft: ProductDraft, detail: string): Refusal {
  return { line: draft.line, handle: draft.handle, code: 'translated-handle-taken', detail }
}

/** Two drafts have the same digest if and only if their content is the same, regardless of their lines. */
function contentDigest(draft: ProductDraft): string {
  const withoutLines = {
    ...draft,
    line: 0,
    variants: draft.variants.map((variant) => ({ ...variant, line: 0 })),
  }
  return createHash('sha256').update(JSON.stringify(withoutLines)).digest('base64url')
}

/** Replaces pictures on other hosts with the downloaded ones. */
async function replaceFetched(database: Database, drafts: readonly ProductDraft[]): Promise<ProductDraft[]> {
  const urls = drafts.flatMap(({ media }) => media.map(({ url }) => url).filter((url) => URL.canParse(url)))
  const fetched = await findFetchedPictures(database, [...new Set(urls)])
  return fetched.size === 0 ? [...drafts] : drafts.map((draft) => withFetched(draft, fetched))
}

function withFetched(draft: ProductDraft, fetched: ReadonlyMap<string, FetchedPicture>): ProductDraft {
  return {
    ...draft,
    media: draft.media.map((item) => {
      const picture = fetched.get(item.url)
      if (!picture) return item
      const { name, width, height } = picture
      return { ...item, url: PICTURES_PATH + name, width, height }
    }),
    variants: draft.variants.map((variant) => {
      const name = variant.pictureUrl === null ? undefined : fetched.get(variant.pictureUrl)?.name
      return name === undefined ? variant : { ...variant, pictureUrl: PICTURES_PATH + name }
    }),
  }
}

/**
 * Whether writing a draft would change nothing. Another file may have its columns in another order, or omit columns
 * whose stored values the shop retains.
 */
export function equalsStored(draft: ProductDraft, stored: ProductDraft): boolean {
  const { isPublished, createdAt, publishedAt, collections } = draft
  const completed = {
    ...draft,
    createdAt: createdAt ?? stored.createdAt,
    publishedAt: isPublished ? (publishedAt ?? stored.publishedAt) : null,
    collections: collections ?? stored.collections,
  }
  return canonicalText(completed) === canonicalText(stored)
}

/** Two drafts have the same text if and only if writing them has the same result. */
function canonicalText(draft: ProductDraft): string {
  const content = {
    ...draft,
    line: 0,
    variants: withFixedTradePrices(draft.variants).map((variant) => ({
      ...variant,
      line: 0,
      prices: variant.prices.toSorted((one, other) => compare(one.currency, other.currency)),
    })),
    metafields: draft.metafields.toSorted((one, other) => compare(metafieldName(one), metafieldName(other))),
    collections: [...new Set(draft.collections?.map(toSlug))].toSorted(),
    translations: draft.translations.toSorted((one, other) => compare(one.language, other.language)),
  }
  return JSON.stringify(content, withSortedKeys)
}

function metafieldName({ namespace, key }: ProductDraft['metafields'][number]): string {
  return `${namespace}.${key}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

/** A JSON column of the database does not preserve the order of keys. */
function withSortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => compare(one, other)))
}
