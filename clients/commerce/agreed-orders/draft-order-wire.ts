import { z } from 'zod'

/** The operations of Shopify's Admin API (2025-04) for draft orders, and their responses. */
const DRAFT = `id invoiceUrl customAttributes { key value }
  order { id name createdAt processedAt cancelledAt displayFinancialStatus }`

const draftNode = z.object({
  id: z.string(),
  /** Where the buyer checks out; null while the shop prepares it. */
  invoiceUrl: z.url().nullable(),
  customAttributes: z.array(z.object({ key: z.string(), value: z.string().nullable() })),
  order: z
    .object({
      id: z.string(),
      name: z.string(),
      createdAt: z.string(),
      processedAt: z.string(),
      cancelledAt: z.string().nullable(),
      displayFinancialStatus: z.string().nullable(),
    })
    .nullable(),
})
export type DraftNode = z.infer<typeof draftNode>

const userErrors = z.array(z.object({ field: z.array(z.string()).nullable() }))

export const FIND_DRAFTS_BY_TAG = `query FindDraftsByTag($query: String!) {
  draftOrders(first: 1, query: $query, sortKey: ID) { nodes { ${DRAFT} } }
}`
export const foundDrafts = z.object({ draftOrders: z.object({ nodes: z.array(draftNode) }) })

export const FIND_DRAFT_ORDER = `query FindDraftOrder($id: ID!) { draftOrder(id: $id) { ${DRAFT} } }`
export const foundDraft = z.object({ draftOrder: draftNode.nullable() })

export const CREATE_DRAFT_ORDER = `mutation CreateDraftOrder($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) { draftOrder { ${DRAFT} } userErrors { field message } }
}`
export const createdDraft = z.object({
  draftOrderCreate: z.object({ draftOrder: draftNode.nullable(), userErrors }),
})

export const DELETE_DRAFT_ORDER = `mutation DeleteDraftOrder($input: DraftOrderDeleteInput!) {
  draftOrderDelete(input: $input) { deletedId userErrors { field message } }
}`
export const deletedDraft = z.object({ draftOrderDelete: z.object({ deletedId: z.string().nullable() }) })

/** A response with errors, such as of a token without access, has no data that could be relied on. */
export function graphqlResponse<Data>(data: z.ZodType<Data>) {
  return z.object({ data, errors: z.undefined().optional() })
}
