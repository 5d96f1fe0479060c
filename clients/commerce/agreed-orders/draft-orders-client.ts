import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type AgreedOrder, type AgreedOrders, agreedOrderDraft } from '#contracts/order/agreed-order.ts'
import { AGREED_ATTRIBUTES } from '#contracts/order/customer-orders.ts'
import { agreedOrderStatus } from '#domain/order/agreed-order.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { callJson, type JsonReach } from '../../calls/json-caller.ts'
import { toDraftOrderInput } from './to-draft-order-input.ts'

export type DraftOrdersClientOptions = JsonReach & {
  /** The access token of an app with `write_draft_orders` and `read_orders`. Only servers have it. */
  readonly adminToken: string
  readonly now: () => Date
  /** Reports each failure. `fields` are the paths that the shop refuses. Contains no personal data. */
  readonly report: (problem: {
    code: 'commerce-unavailable' | 'agreed-order-malformed'
    status: number | null
    fields?: string[]
  }) => void
}

const PATH = '/admin/api/2025-04/graphql.json'
const TIMEOUT_MS = 20_000
/** Our own attributes of a draft order; the underscore hides them from the buyer. */
const OWN_ATTRIBUTES = { reference: '_reference', digest: '_digest', expiresAt: '_expiresAt' } as const

/** Shopify's Admin API (2025-04). */
const DRAFT = `id invoiceUrl customAttributes { key value }
  order { id name createdAt processedAt cancelledAt displayFinancialStatus }`

const draftNode = z.object({
  id: z.string(),
  /** The checkout's URL; null while the shop is still preparing it. */
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

type DraftNode = z.infer<typeof draftNode>

const userErrors = z.array(z.object({ field: z.array(z.string()).nullable() }))

const FIND_DRAFTS_BY_TAG = `query FindDraftsByTag($query: String!) {
  draftOrders(first: 1, query: $query, sortKey: ID) { nodes { ${DRAFT} } }
}`

const foundDrafts = z.object({ draftOrders: z.object({ nodes: z.array(draftNode) }) })

const FIND_DRAFT_ORDER = `query FindDraftOrder($id: ID!) { draftOrder(id: $id) { ${DRAFT} } }`

const foundDraft = z.object({ draftOrder: draftNode.nullable() })

const CREATE_DRAFT_ORDER = `mutation CreateDraftOrder($input: DraftOrderInput!) {
  draftOrderCreate(input: $input) { draftOrder { ${DRAFT} } userErrors { field message } }
}`

const createdDraft = z.object({
  draftOrderCreate: z.object({ draftOrder: draftNode.nullable(), userErrors }),
})

const DELETE_DRAFT_ORDER = `mutation DeleteDraftOrder($input: DraftOrderDeleteInput!) {
  draftOrderDelete(input: $input) { deletedId userErrors { field message } }
}`

const deletedDraft = z.object({ draftOrderDelete: z.object({ deletedId: z.string().nullable() }) })

/**
 * Agreed orders as draft orders of a hosted shop, whose invoice is the checkout
 * (docs/decisions/0097-agreed-orders-are-carts-apart.md). A canceled one is deleted, and therefore no longer found.
 */
export function createDraftOrdersClient({
  adminToken,
  now,
  report,
  ...reach
}: DraftOrdersClientOptions): AgreedOrders {
  async function call<Data>(
    query: string,
    variables: object,
    schema: z.ZodType<Data>,
  ): Promise<Result<Data, 'commerce-unavailable'>> {
    const { status, body } = await callJson(reach, PATH, {
      json: { query, variables },
      headers: { 'X-Shopify-Access-Token': adminToken },
      timeoutMs: TIMEOUT_MS,
    })
    const data = status === 200 ? graphqlResponse(schema).safeParse(body).data?.data : undefined
    if (data) return ok(data)
    report({ code: 'commerce-unavailable', status })
    return refuse('commerce-unavailable')
  }

  async function read(
    id: string,
  ): Promise<Result<DraftNode, 'agreed-order-not-found' | 'commerce-unavailable'>> {
    if (!/^gid:\/\/shopify\/DraftOrder\/\d+$/.test(id)) return refuse('agreed-order-not-found')
    const found = await call(FIND_DRAFT_ORDER, { id }, foundDraft)
    if (!found.ok) return found
    return found.value.draftOrder ? ok(found.value.draftOrder) : refuse('agreed-order-not-found')
  }

  return {
    async create(given) {
      const parsed = agreedOrderDraft.safeParse(given)
      if (!parsed.success) return refuse('agreed-order-malformed')
      const draft = parsed.data
      // In a hosted shop, a company's buyers are contacts, which the draft does not include.
      if (draft.companyLocationId !== null) return refuse('agreed-orders-unavailable')
      const digest = computeDigest(JSON.stringify(draft))
      const tag = `agreed-${computeDigest(draft.reference).slice(0, 22)}`
      const tagged = await call(FIND_DRAFTS_BY_TAG, { query: `tag:"${tag}"` }, foundDrafts)
      if (!tagged.ok) return tagged
      const [existing] = tagged.value.draftOrders.nodes
      if (existing) {
        const isSame = findAttribute(existing, OWN_ATTRIBUTES.digest) === digest
        if (!isSame || existing.invoiceUrl === null) return refuse('reference-taken')
        return ok({ id: existing.id, checkoutUrl: existing.invoiceUrl })
      }
      if (new Date(draft.expiresAt) <= now()) return refuse('validity-over')
      const own = {
        [OWN_ATTRIBUTES.reference]: draft.reference,
        [OWN_ATTRIBUTES.digest]: digest,
        [OWN_ATTRIBUTES.expiresAt]: draft.expiresAt,
      }
      const title = draft.shipping.title
      const attributes = title === null ? own : { ...own, [AGREED_ATTRIBUTES.shippingTitle]: title }
      const input = toDraftOrderInput(draft, { tag, attributes })
      const created = await call(CREATE_DRAFT_ORDER, { input }, createdDraft)
      if (!created.ok) return created
      const { draftOrder, userErrors } = created.value.draftOrderCreate
      if (draftOrder?.invoiceUrl) return ok({ id: draftOrder.id, checkoutUrl: draftOrder.invoiceUrl })
      const fields = userErrors.map(({ field }) => field?.join('.') ?? '')
      report({ code: 'agreed-order-malformed', status: 200, fields })
      return refuse(
        fields.some((field) => /variantId/i.test(field)) ? 'variant-unknown' : 'agreed-order-malformed',
      )
    },

    async cancel(id) {
      const found = await read(id)
      if (!found.ok) return found
      if (found.value.order) return refuse('already-ordered')
      const deleted = await call(DELETE_DRAFT_ORDER, { input: { id } }, deletedDraft)
      if (!deleted.ok) return deleted
      // Null if it was paid or deleted concurrently.
      return deleted.value.draftOrderDelete.deletedId === null ? refuse('already-ordered') : ok(true)
    },

    async find(id) {
      const found = await read(id)
      return found.ok ? ok(toAgreedOrder(found.value, now())) : found
    },
  }
}

function toAgreedOrder(draft: DraftNode, now: Date): AgreedOrder {
  const expiresAt = findAttribute(draft, OWN_ATTRIBUTES.expiresAt)
  const common = {
    id: draft.id,
    reference: findAttribute(draft, OWN_ATTRIBUTES.reference) ?? '',
    checkoutUrl: draft.invoiceUrl,
    expiresAt,
  }
  const { order } = draft
  if (order) {
    const status = orderStatus(order)
    const paidAt = status === 'paid' ? order.processedAt : null
    const { id, name: number, createdAt: placedAt } = order
    return { ...common, status: 'ordered', order: { id, number, status, placedAt, paidAt } }
  }
  const isOver =
    expiresAt !== null &&
    agreedOrderStatus({ isOrdered: false, cancelledAt: null, expiresAt: new Date(expiresAt) }, now) ===
      'expired'
  return { ...common, status: isOver ? 'expired' : 'open', order: null }
}

function orderStatus({ cancelledAt, displayFinancialStatus }: NonNullable<DraftNode['order']>) {
  if (cancelledAt !== null || displayFinancialStatus === 'VOIDED') return 'cancelled' as const
  if (displayFinancialStatus === 'EXPIRED') return 'expired' as const
  return UNPAID.has(displayFinancialStatus ?? '') ? ('awaiting-payment' as const) : ('paid' as const)
}

const UNPAID = new Set(['PENDING', 'AUTHORIZED', 'PARTIALLY_PAID'])

function findAttribute(
  { customAttributes }: Pick<DraftNode, 'customAttributes'>,
  name: string,
): string | null {
  return customAttributes.find(({ key }) => key === name)?.value ?? null
}

function computeDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Rejects a response with errors, such as for a token without access, because its data is not reliable. */
function graphqlResponse<Data>(data: z.ZodType<Data>) {
  return z.object({ data, errors: z.undefined().optional() })
}
