import { z } from 'zod'
import { readFlag } from '#domain/metafield-values.ts'
import type { SelectedOption, Variant } from '#domain/product/product.ts'
import { ATTRIBUTE_NAMESPACE } from '#domain/product/product-attributes.ts'
import { getPublicPrice } from '#domain/product/public-price.ts'
import type { ShowsPicture } from '#domain/product/shown-picture.ts'
import { ok, type Result } from '#domain/result.ts'
import { CONTEXT_VARIABLES, IN_CONTEXT, type ProductCall } from './product-call.ts'
import { VARIANT_FIELDS, type WireProduct, wirePageInfo, wireVariant } from './product-shape.ts'
import type { CommerceContext } from './request.ts'
import { toVariant } from './to-product.ts'
import { MONEY_FIELDS } from './wire-shapes.ts'

/** By id, by the values of its options, or the first one for sale. */
export type VariantChoice =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'options'; readonly options: readonly SelectedOption[] }
  | { readonly by: 'availability' }

/** Null if the product has no such variant. */
export async function findVariant(
  call: ProductCall,
  { productId, choice, shows }: { productId: string; choice: VariantChoice; shows: ShowsPicture },
  context: CommerceContext,
): Promise<Result<Variant | null, 'product-fetch-failed'>> {
  if (choice.by === 'id') {
    const found = await call(GET_VARIANT, nodeData, { id: choice.id }, context)
    if (!found.ok) return found
    if (found.value.node?.product.id !== productId) return ok(null)
    const { product, ...variant } = found.value.node
    return ok(toVariant(variant, { shows, notDirectlyShoppable: isNotShoppable(product) }))
  }
  const found =
    choice.by === 'options'
      ? await call(CHOOSE_VARIANT, chosenData, { productId, options: choice.options }, context)
      : await call(GET_AVAILABLE_VARIANT, chosenData, { productId }, context)
  if (!found.ok) return found
  const { product } = found.value
  if (!product?.variant) return ok(null)
  return ok(toVariant(product.variant, { shows, notDirectlyShoppable: isNotShoppable(product) }))
}

/** The fields of a variant and its product from which prices are calculated. */
export type PricedVariant = Pick<
  Variant,
  'id' | 'sku' | 'title' | 'price' | 'listPrice' | 'availableForSale' | 'quantityAvailable'
> & {
  readonly productId: string
}

export async function findVariantsByIds(
  call: ProductCall,
  ids: readonly string[],
  context: CommerceContext,
): Promise<Result<ReadonlyMap<string, PricedVariant>, 'product-fetch-failed'>> {
  const calls = []
  for (let start = 0; start < ids.length; start += IDS_MAX) {
    calls.push(call(FIND_VARIANTS, pricedData, { ids: ids.slice(start, start + IDS_MAX) }, context))
  }
  const found = new Map<string, PricedVariant>()
  for (const result of await Promise.all(calls)) {
    if (!result.ok) return result
    for (const node of result.value.nodes) {
      if (node === null) continue
      const { product, price: listPrice, ...variant } = node
      const sku = variant.sku ?? ''
      const price = getPublicPrice(listPrice, { sku, notDirectlyShoppable: isNotShoppable(product) })
      found.set(node.id, { ...variant, sku, price, listPrice, productId: product.id })
    }
  }
  return ok(found)
}

/** The maximum number of ids per call. */
const IDS_MAX = 250

/** Loads the remaining variants, page by page. */
export async function addOtherVariants(
  call: ProductCall,
  products: readonly WireProduct[],
  context: CommerceContext,
): Promise<Result<WireProduct[], 'product-fetch-failed'>> {
  const complete: WireProduct[] = []
  for (const product of products) {
    const nodes = [...product.variants.nodes]
    let { pageInfo } = product.variants
    while (pageInfo.hasNextPage) {
      const found = await call(
        LIST_VARIANTS,
        pageData,
        { productId: product.id, after: pageInfo.endCursor },
        context,
      )
      if (!found.ok) return found
      // A product that was removed in the meantime has no further pages.
      const page = found.value.product?.variants ?? NO_VARIANTS
      nodes.push(...page.nodes)
      pageInfo = page.pageInfo
    }
    complete.push({ ...product, variants: { nodes, pageInfo } })
  }
  return ok(complete)
}

const NO_VARIANTS = { nodes: [], pageInfo: { hasNextPage: false, endCursor: null } }

/** Whether a product is only available upon request. */
const NOT_SHOPPABLE = `notDirectlyShoppable: metafield(namespace: "${ATTRIBUTE_NAMESPACE}", key: "notDirectlyShoppable") { value }`
const notShoppable = z.object({ value: z.string() }).nullable()

function isNotShoppable({ notDirectlyShoppable }: { notDirectlyShoppable: z.infer<typeof notShoppable> }) {
  return readFlag(notDirectlyShoppable?.value)
}

const nodeData = z.object({
  node: wireVariant
    .extend({ product: z.object({ id: z.string(), notDirectlyShoppable: notShoppable }) })
    .nullable(),
})
const pricedData = z.object({
  nodes: z.array(
    wireVariant
      .pick({
        id: true,
        sku: true,
        title: true,
        availableForSale: true,
        quantityAvailable: true,
        price: true,
      })
      .extend({ product: z.object({ id: z.string(), notDirectlyShoppable: notShoppable }) })
      .nullable(),
  ),
})
const chosenData = z.object({
  product: z.object({ notDirectlyShoppable: notShoppable, variant: wireVariant.nullable() }).nullable(),
})
const pageData = z.object({
  product: z
    .object({ variants: z.object({ nodes: z.array(wireVariant), pageInfo: wirePageInfo }) })
    .nullable(),
})

const GET_VARIANT = `query GetVariant($id: ID!, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  node(id: $id) { ... on ProductVariant { product { id ${NOT_SHOPPABLE} } ${VARIANT_FIELDS} } }
}`

const FIND_VARIANTS = `query FindVariants($ids: [ID!]!, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  nodes(ids: $ids) {
    ... on ProductVariant {
      id sku title availableForSale quantityAvailable price { ${MONEY_FIELDS} }
      product { id ${NOT_SHOPPABLE} }
    }
  }
}`

const CHOOSE_VARIANT = `query ChooseVariant($productId: ID!, $options: [SelectedOptionInput!]!, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  product(id: $productId) { ${NOT_SHOPPABLE} variant: variantBySelectedOptions(selectedOptions: $options) { ${VARIANT_FIELDS} } }
}`

const GET_AVAILABLE_VARIANT = `query GetAvailableVariant($productId: ID!, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  product(id: $productId) { ${NOT_SHOPPABLE} variant: selectedOrFirstAvailableVariant { ${VARIANT_FIELDS} } }
}`

const LIST_VARIANTS = `query ListVariants($productId: ID!, $after: String, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  product(id: $productId) {
    variants(first: 250, after: $after) { nodes { ${VARIANT_FIELDS} } pageInfo { hasNextPage endCursor } }
  }
}`
