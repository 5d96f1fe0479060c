import { toSlug } from '#domain/links/slug.ts'
import type { ProductDraft } from '../product-draft.ts'
import { withSetTradePrices } from '../reading/read-prices.ts'

/**
 * Whether writing a draft would change nothing: another file may have its columns in another order, or leave out what
 * the shop then retains.
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

/** A text that is equal for two drafts exactly if they are written equally. */
function canonicalText(draft: ProductDraft): string {
  const content = {
    ...draft,
    line: 0,
    variants: withSetTradePrices(draft.variants).map((variant) => ({
      ...variant,
      line: 0,
      prices: variant.prices.toSorted((one, other) => compare(one.currency, other.currency)),
    })),
    metafields: draft.metafields.toSorted((one, other) => compare(nameOf(one), nameOf(other))),
    collections: [...new Set(draft.collections?.map(toSlug))].toSorted(),
    translations: draft.translations.toSorted((one, other) => compare(one.language, other.language)),
  }
  return JSON.stringify(content, withSortedKeys)
}

function nameOf({ namespace, key }: ProductDraft['metafields'][number]): string {
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
