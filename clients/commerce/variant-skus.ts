import { z } from 'zod'
import { ok, type Result } from '#domain/result.ts'
import { CONTEXT_VARIABLES, IN_CONTEXT, type ProductCall } from './product-call.ts'
import { wirePageInfo } from './product-shape.ts'
import type { CommerceContext } from './request.ts'

export type VariantSku = { readonly productId: string; readonly variantId: string; readonly sku: string }
type SkusResponse = Promise<Result<VariantSku[], 'product-fetch-failed'>>

/** The maximum number of ids per call. */
const IDS_MAX = 250

/** Reads 250 products per call, with one more call for every further 250 variants of one of them. */
export async function findVariantSkus(
  call: ProductCall,
  productIds: readonly string[],
  context: CommerceContext,
): SkusResponse {
  const read = async (ids: readonly string[], after: string | null): SkusResponse => {
    const result = await call(FIND_SKUS, skusData, { ids, after }, context)
    if (!result.ok) return result
    const found: VariantSku[] = []
    for (const product of result.value.nodes) {
      if (product === null) continue
      const { id: productId, variants } = product
      found.push(...variants.nodes.map(({ id, sku }) => ({ productId, variantId: id, sku: sku ?? '' })))
      if (!variants.pageInfo.hasNextPage) continue
      const rest = await read([productId], variants.pageInfo.endCursor)
      if (!rest.ok) return rest
      found.push(...rest.value)
    }
    return ok(found)
  }
  const all: VariantSku[] = []
  for (let start = 0; start < productIds.length; start += IDS_MAX) {
    const found = await read(productIds.slice(start, start + IDS_MAX), null)
    if (!found.ok) return found
    all.push(...found.value)
  }
  return ok(all)
}

const skusData = z.object({
  nodes: z.array(
    z
      .object({
        id: z.string(),
        variants: z.object({
          nodes: z.array(z.object({ id: z.string(), sku: z.string().nullable() })),
          pageInfo: wirePageInfo,
        }),
      })
      .nullable(),
  ),
})

const FIND_SKUS = `query FindSkus($ids: [ID!]!, $after: String, ${CONTEXT_VARIABLES}) ${IN_CONTEXT} {
  nodes(ids: $ids) {
    ... on Product {
      id
      variants(first: 250, after: $after) { nodes { id sku } pageInfo { hasNextPage endCursor } }
    }
  }
}`
