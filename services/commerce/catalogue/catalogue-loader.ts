import DataLoader from 'dataloader'
import type { Database } from '#services/kernel/database/database.ts'
import { type CollectionRow, findCollectionRows, loadCollectionsByProduct } from './collection-rows.ts'
import {
  findProductsOfVariants,
  loadMediaRows,
  loadMetafieldRows,
  loadVariantRows,
  type MediaRow,
  type MetafieldRow,
  type VariantRow,
} from './product-parts.ts'
import { loadProductRows, loadProductRowsByHandle, type ProductRow } from './product-rows.ts'
import type { View } from './view.ts'

/** The source of every `Product` resolver. */
export type ProductNode = { __typename: 'Product'; view: View; row: ProductRow }

/** The source of every `ProductVariant` resolver. */
export type VariantNode = { __typename: 'ProductVariant'; view: View; row: VariantRow; product: ProductNode }

/** The source of every `Collection` resolver. */
export type CollectionNode = { __typename: 'Collection'; view: View; row: CollectionRow }

/** Loads the catalogue in batches: a list of sixty products costs as many queries as one product. */
export type CatalogueLoader = {
  /** A product by its id; null if it is not visible. */
  product(id: number, view: View): Promise<ProductNode | null>
  /** A product by its handle in the view's language, or by its original handle. */
  productByHandle(handle: string, view: View): Promise<ProductNode | null>
  /** The visible products, in the requested order. */
  products(ids: readonly number[], view: View): Promise<ProductNode[]>
  variant(id: number, view: View): Promise<VariantNode | null>
  /** Variants in their order. */
  variants(product: ProductNode): Promise<VariantNode[]>
  /** Pictures and models in their order. */
  media(product: ProductNode): Promise<MediaRow[]>
  metafields(product: ProductNode): Promise<MetafieldRow[]>
  collection(id: number, view: View): Promise<CollectionNode | null>
  loadCollections(product: ProductNode): Promise<CollectionNode[]>
}

/** A loader for one request, which loads each row once. */
export function createCatalogueLoader(database: Database): CatalogueLoader {
  const batchesFor = memoizeBy(
    (view: View) => `${view.language} ${view.currency} ${view.role} ${view.showsDrafts}`,
    (view) => createBatches(database, view),
  )
  const productOfVariant = batch((ids: number[]) => findProductsOfVariants(database, ids))

  async function product(id: number, view: View): Promise<ProductNode | null> {
    return toNode(await batchesFor(view).product(id), view)
  }

  async function variants(product: ProductNode): Promise<VariantNode[]> {
    const rows = (await batchesFor(product.view).variants(product.row.id)) ?? []
    return rows.map((row) => ({ __typename: 'ProductVariant', view: product.view, row, product }))
  }

  return {
    product,
    productByHandle: async (handle, view) => toNode(await batchesFor(view).productByHandle(handle), view),
    variants,
    async products(ids, view) {
      const found = await Promise.all(ids.map((id) => product(id, view)))
      return found.filter((node) => node !== null)
    },
    async variant(id, view) {
      const productId = await productOfVariant(id)
      const node = productId === null ? null : await product(productId, view)
      return (node && (await variants(node)).find(({ row }) => row.id === id)) ?? null
    },
    media: async ({ row, view }) => (await batchesFor(view).media(row.id)) ?? [],
    metafields: async ({ row, view }) => (await batchesFor(view).metafields(row.id)) ?? [],
    async collection(id, view) {
      const row = await batchesFor(view).collection(id)
      return row && { __typename: 'Collection', view, row }
    },
    async loadCollections({ row: { id }, view }) {
      const rows = (await batchesFor(view).loadCollections(id)) ?? []
      return rows.map((row) => ({ __typename: 'Collection', view, row }))
    },
  }
}

function toNode(row: ProductRow | null, view: View): ProductNode | null {
  return row && { __typename: 'Product', view, row }
}

function createBatches(database: Database, view: View) {
  return {
    product: batch((ids: number[]) => loadProductRows(database, ids, view)),
    productByHandle: batch((handles: string[]) => loadProductRowsByHandle(database, handles, view)),
    variants: batch((ids: number[]) => loadVariantRows(database, ids, view)),
    media: batch((ids: number[]) => loadMediaRows(database, ids, view.language)),
    metafields: batch((ids: number[]) => loadMetafieldRows(database, ids)),
    collection: batch(async (ids: number[]) => {
      const rows = await findCollectionRows(database, { ids }, view.language)
      return new Map(rows.map((row) => [row.id, row]))
    }),
    loadCollections: batch((ids: number[]) => loadCollectionsByProduct(database, ids, view.language)),
  }
}

function memoizeBy<Input, Value>(toKey: (input: Input) => string, make: (input: Input) => Value) {
  const stored = new Map<string, Value>()
  return (input: Input): Value => {
    const key = toKey(input)
    const value = stored.get(key) ?? make(input)
    stored.set(key, value)
    return value
  }
}

/**
 * Collects the keys requested within one turn of the event loop and loads them with a single call of `load`. A key is
 * loaded once in the lifetime of the batch; a key that `load` does not return resolves to null.
 */
export function batch<Key, Value>(
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | null> {
  const loader = new DataLoader(async (keys: readonly Key[]) => {
    const values = await load([...keys])
    return keys.map((key) => values.get(key) ?? null)
  })
  return (key) => loader.load(key)
}
