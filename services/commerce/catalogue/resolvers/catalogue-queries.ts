import { GraphQLError, type GraphQLResolveInfo } from 'graphql'
import { ATTRIBUTE_NAMESPACE, parseProductAttributes } from '#domain/product/product-attributes.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { badInput, type PageArguments } from '#services/kernel/graphql/connection.ts'
import type { CollectionNode, ProductNode } from '../catalogue-loader.ts'
import { fromGid, parseGid } from '../gid.ts'
import type { Execution, Resolvers } from '../graphql/execution.ts'
import { operationBuyerView } from '../graphql/view.ts'
import type { ProductFilter } from '../listing/product-filters.ts'
import { countProducts, loadProductPage, type ProductListArguments } from '../listing/product-list.ts'
import { isVisible } from '../product-rows.ts'
import { isShownTo } from '../restricted-products.ts'
import type { View } from '../view.ts'
import { collectionPage, findCollections } from './collection-resolvers.ts'

/** The hosted service recommends at most ten products. */
const RECOMMENDATIONS_MAX = 10

const CANDIDATES_MAX = 200

type IdOrHandle = { id?: string | null; handle?: string | null }

export const catalogueQueries: Resolvers = {
  QueryRoot: {
    product: withView((args: IdOrHandle, view, execution) => findProduct(args, view, execution)),
    productByHandle: withView((args: IdOrHandle, view, execution) => findProduct(args, view, execution)),
    products: withView(
      (args: ProductListArguments & { query?: string | null }, view, { options, catalogue }) =>
        loadProductPage(options.database, catalogue, { view, query: args.query }, args),
    ),
    search: withView(search),
    productRecommendations: withView(recommend),
    collection: withView((args: IdOrHandle, view, execution) => findCollection(args, view, execution)),
    collectionByHandle: withView((args: IdOrHandle, view, execution) =>
      findCollection(args, view, execution),
    ),
    collections: withView(async (args: PageArguments, view, execution) =>
      collectionPage(await findCollections({ all: true }, view, execution), args),
    ),
    node: withView(({ id }: { id: string }, view, execution) => findNode(id, view, execution)),
    nodes: withView(({ ids }: { ids: string[] }, view, execution) =>
      ids.map((id) => findNode(id, view, execution)),
    ),
  },
  Product: {
    collections: async (product: ProductNode, args: PageArguments, { catalogue }: Execution) =>
      collectionPage(await catalogue.loadCollections(product), args),
  },
}

function withView<Args>(resolve: (args: Args, view: View, execution: Execution) => unknown) {
  return async (_: unknown, args: Args, execution: Execution, info: GraphQLResolveInfo) =>
    resolve(args, await operationBuyerView(execution, info), execution)
}

/** Finds a product by id, or by its handle in the view's language or its original handle; null if it is not visible. */
async function findProduct(
  { id, handle }: IdOrHandle,
  view: View,
  { catalogue }: Execution,
): Promise<ProductNode | null> {
  if (handle && !id) return catalogue.productByHandle(handle.toLowerCase(), view)
  const productId = fromGid('Product', id ?? '')
  return productId === null ? null : catalogue.product(productId, view)
}

async function search(
  args: ProductListArguments & {
    query: string
    productFilters?: ProductFilter[] | null
    types?: string[] | null
  },
  view: View,
  { options, catalogue }: Execution,
) {
  // Articles and pages are in the content service, so a search for them alone finds nothing here.
  const isForProducts = !args.types?.length || args.types.includes('PRODUCT')
  const query = isForProducts ? args.query : 'id:0'
  const selection = { view, query, filters: args.productFilters }
  const page = await loadProductPage(options.database, catalogue, selection, args)
  let total: Promise<number> | undefined
  const countOnce = () => {
    total ??= countProducts(options.database, selection)
    return total
  }
  return { ...page, totalCount: countOnce }
}

async function recommend(
  args: {
    productId?: string | null
    productHandle?: string | null
    intent?: 'RELATED' | 'COMPLEMENTARY' | null
  },
  view: View,
  execution: Execution,
) {
  if (!args.productId && !args.productHandle) throw badInput('you must provide productId or productHandle')
  const product = await findProduct(
    { id: args.productId ?? null, handle: args.productHandle ?? null },
    view,
    execution,
  )
  if (!product) return null
  const ids = await findRecommendedIds(
    execution.options.database,
    { productId: product.row.id, handles: await readRecommendedHandles(product, execution) },
    view,
    args.intent ?? 'RELATED',
  )
  return execution.catalogue.products(ids, view)
}

async function readRecommendedHandles(
  product: ProductNode,
  { catalogue }: Execution,
): Promise<readonly string[]> {
  const fields = await catalogue.metafields(product)
  const custom = fields.filter(({ namespace }) => namespace === ATTRIBUTE_NAMESPACE)
  return parseProductAttributes(new Map(custom.map(({ key, value }) => [key, value]))).recommended
}

async function findCollection(
  { id, handle }: IdOrHandle,
  view: View,
  execution: Execution,
): Promise<CollectionNode | null> {
  const collectionId = id ? fromGid('Collection', id) : null
  if (collectionId !== null) return execution.catalogue.collection(collectionId, view)
  return handle
    ? ((await findCollections({ handle: handle.toLowerCase() }, view, execution))[0] ?? null)
    : null
}

/**
 * Finds products, variants and collections; an id of another kind is refused, since null would mean that it
 * was deleted.
 */
function findNode(gid: string, view: View, execution: Execution) {
  const parsed = parseGid(gid)
  switch (parsed?.kind) {
    case 'Product':
      return execution.catalogue.product(parsed.id, view)
    case 'ProductVariant':
      return execution.catalogue.variant(parsed.id, view)
    case 'Collection':
      return findCollection({ id: gid }, view, execution)
    default:
      throw new GraphQLError('Nodes of this kind are not served by this shop', {
        extensions: { code: 'NODE_NOT_SERVED' },
      })
  }
}

/**
 * Row ids of the products to recommend with a product, best first: those listed in its attribute `recommended` (Spec
 * §3, by `handles`), then others by category, type, shared tags, maker and similar price. `COMPLEMENTARY` returns only
 * those chosen by the house, as the hosted service does.
 */
async function findRecommendedIds(
  { pool }: Database,
  { productId, handles }: { productId: number; handles: readonly string[] },
  view: View,
  intent: 'RELATED' | 'COMPLEMENTARY',
): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>({
    name: `commerce-recommendations-${intent}-${view.role}`,
    text: `
      with original as (select o.*, ${lowestPriceSql('o')} as price from commerce.products o where o.id = $1),
      near as (
        select p.id from commerce.products p, original o
        where p.id <> o.id and not p.is_gift_card and p.status = 'active' and p.published_at <= now()
          and ${isShownTo(view.role)}
          ${intent === 'COMPLEMENTARY' ? `and p.handle = any($3::text[])` : ''}
        order by p.handle = any($3::text[]) desc, coalesce((p.category_path = o.category_path)::int, 0) * 4
          + (p.product_type = o.product_type and p.product_type <> '')::int * 3
          + (p.vendor = o.vendor)::int + (p.tags && o.tags)::int desc, p.id
        limit ${CANDIDATES_MAX}),
      candidates as (
        select p.id, array_position($3::text[], p.handle) as chosen,
          cardinality(array(select unnest(p.tags) intersect select unnest(o.tags)))
            + case when p.category_path = o.category_path then 4 else 0 end
            + case when p.product_type = o.product_type and p.product_type <> '' then 3 else 0 end
            + case when p.vendor = o.vendor then 1 else 0 end as score,
          abs(ln(greatest(${lowestPriceSql('p')}, 1)) - ln(greatest(o.price, 1))) as distance
        from near join commerce.products p on p.id = near.id, original o
        where ${isVisible('$2', view.role)})
      select id::int as id from candidates
      where chosen is not null or score > 0
      order by chosen nulls last, score - least(distance, 3) desc, id limit ${RECOMMENDATIONS_MAX}`,
    values: [productId, view.currency, handles],
  })
  return rows.map(({ id }) => id)
}

function lowestPriceSql(product: string): string {
  return `(select min(mp.price_minor) from commerce.variants mv join commerce.variant_prices mp on mp.variant_id = mv.id
    where mv.product_id = ${product}.id and mp.currency = $2)`
}
