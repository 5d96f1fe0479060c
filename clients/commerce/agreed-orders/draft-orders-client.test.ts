import { buildSchema, graphql } from 'graphql'
import { expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import { sampleAgreement } from '#tests/support/samples/sample-agreed-order.ts'
import { createDraftOrdersClient } from './draft-orders-client.ts'

/** The part of the Admin API 2025-04 that the client uses, from its reference. */
const ADMIN = buildSchema(`
  scalar Decimal scalar DateTime scalar URL
  enum CurrencyCode { EUR USD GBP }  enum CountryCode { IT US }  enum DraftOrderSortKeys { ID }
  enum OrderDisplayFinancialStatus { AUTHORIZED EXPIRED PAID PARTIALLY_PAID PENDING REFUNDED VOIDED }
  input MoneyInput { amount: Decimal!, currencyCode: CurrencyCode! }
  input AttributeInput { key: String!, value: String! }
  input MailingAddressInput { countryCode: CountryCode }
  input ShippingLineInput { title: String, priceWithCurrency: MoneyInput }
  input PurchasingEntityInput { customerId: ID }
  input DraftOrderLineItemInput {
    variantId: ID, quantity: Int!, priceOverride: MoneyInput, customAttributes: [AttributeInput!]
  }
  input DraftOrderInput {
    email: String, note: String, tags: [String!], purchasingEntity: PurchasingEntityInput
    presentmentCurrencyCode: CurrencyCode, acceptAutomaticDiscounts: Boolean, allowDiscountCodesInCheckout: Boolean
    customAttributes: [AttributeInput!], shippingAddress: MailingAddressInput, shippingLine: ShippingLineInput
    lineItems: [DraftOrderLineItemInput!]
  }
  input DraftOrderDeleteInput { id: ID! }
  type Attribute { key: String!, value: String }
  type Order {
    id: ID!, name: String!, createdAt: DateTime!, processedAt: DateTime!, cancelledAt: DateTime
    displayFinancialStatus: OrderDisplayFinancialStatus
  }
  type DraftOrder { id: ID!, invoiceUrl: URL, customAttributes: [Attribute!]!, order: Order }
  type UserError { field: [String!], message: String! }
  type DraftOrderConnection { nodes: [DraftOrder!]! }
  type DraftOrderCreatePayload { draftOrder: DraftOrder, userErrors: [UserError!]! }
  type DraftOrderDeletePayload { deletedId: ID, userErrors: [UserError!]! }
  type Query {
    draftOrder(id: ID!): DraftOrder
    draftOrders(first: Int, query: String, sortKey: DraftOrderSortKeys): DraftOrderConnection!
  }
  type Mutation {
    draftOrderCreate(input: DraftOrderInput!): DraftOrderCreatePayload!
    draftOrderDelete(input: DraftOrderDeleteInput!): DraftOrderDeletePayload!
  }`)

type Input = { tags: string[]; customAttributes: { key: string; value: string }[]; lineItems: object[] }
type Draft = {
  id: string
  invoiceUrl: string
  customAttributes: Input['customAttributes']
  order: object | null
}

const VARIANT = 'gid://shopify/ProductVariant/7'
const NOW = new Date('2026-11-26T10:00:00Z')
const agreement = (overrides: Parameters<typeof sampleAgreement>[1] = {}) =>
  sampleAgreement(VARIANT, {
    reference: 'Q-26-000012:3',
    expiresAt: '2026-12-26T10:00:00.000Z',
    note: 'Second floor',
    ...overrides,
  })

/** A client and the hosted shop behind it, which stores draft orders. */
function hostedShop(refusedFields: string[][] = []) {
  const drafts = new Map<string, Draft & { input: Input }>()
  const requests: Request[] = []
  const problems: unknown[] = []
  const rootValue = {
    draftOrder: ({ id }: { id: string }) => drafts.get(id) ?? null,
    draftOrders: ({ query }: { query: string }) => ({
      nodes: [...drafts.values()].filter(({ input }) => input.tags.some((tag) => query === `tag:"${tag}"`)),
    }),
    draftOrderCreate({ input }: { input: Input }) {
      const userErrors = refusedFields.map((field) => ({ field, message: 'is invalid' }))
      if (userErrors.length > 0) return { draftOrder: null, userErrors }
      const id = `gid://shopify/DraftOrder/${drafts.size + 1}`
      const { customAttributes } = input
      const draftOrder = {
        id,
        invoiceUrl: `https://shop.example/invoices/${drafts.size + 1}`,
        customAttributes,
        order: null,
        input,
      }
      drafts.set(id, draftOrder)
      return { draftOrder, userErrors: [] }
    },
    draftOrderDelete: ({ input: { id } }: { input: { id: string } }) => ({
      deletedId: drafts.delete(id) ? id : null,
      userErrors: [],
    }),
  }
  const client = createDraftOrdersClient({
    baseUrl: 'https://shop.example',
    adminToken: 'admin-token',
    now: () => NOW,
    report: (problem) => problems.push(problem),
    async fetch(request) {
      requests.push(request.clone())
      const { query, variables } = (await request.json()) as {
        query: string
        variables: Record<string, unknown>
      }
      return Response.json(
        await graphql({ schema: ADMIN, source: query, rootValue, variableValues: variables }),
      )
    },
  })
  return { client, drafts, requests, problems }
}

test('a draft order has the agreed prices in the buyer’s currency, and no discounts', async () => {
  const { client, drafts, requests, problems } = hostedShop()
  const buyer = { accountId: '42', email: 'ada@example.com' }
  expect(await client.create(agreement({ buyer }))).toEqual(
    ok({ id: 'gid://shopify/DraftOrder/1', checkoutUrl: 'https://shop.example/invoices/1' }),
  )
  const [draft] = drafts.values()
  expect(draft?.input).toMatchObject({
    email: 'ada@example.com',
    purchasingEntity: { customerId: 'gid://shopify/Customer/42' },
    note: 'Second floor',
    presentmentCurrencyCode: 'EUR',
    acceptAutomaticDiscounts: false,
    allowDiscountCodesInCheckout: false,
    shippingAddress: { countryCode: 'IT' },
    shippingLine: { title: 'Consegna al piano', priceWithCurrency: { amount: '50.0', currencyCode: 'EUR' } },
    lineItems: [
      {
        variantId: VARIANT,
        quantity: 2,
        priceOverride: { amount: '80.0', currencyCode: 'EUR' },
        customAttributes: [
          { key: 'finish', value: 'Ottone brunito' },
          { key: 'project', value: 'Villa Farini' },
          { key: '_fullPrice', value: '100.0' },
        ],
      },
    ],
  })
  // The shop's tags have at most 40 characters.
  for (const tag of draft?.input.tags ?? []) expect(tag.length).toBeLessThanOrEqual(40)
  for (const { url, headers } of requests) {
    expect(url).toBe('https://shop.example/admin/api/2025-04/graphql.json')
    expect(headers.get('x-shopify-access-token')).toBe('admin-token')
  }
  expect(problems).toEqual([])
})

test('a draft order is created once per reference', async () => {
  const { client, drafts } = hostedShop()
  const created = await client.create(agreement())
  expect(await client.create(agreement())).toEqual(created)
  expect(drafts.size).toBe(1)
  expect(await client.create(agreement({ quantity: 3 }))).toEqual(refuse('reference-taken'))
  expect((await client.create(agreement({ reference: 'Q-26-000012:4' }))).ok).toBe(true)
})

test('a draft order is open, then expired, or ordered with the number of the order', async () => {
  const { client, drafts } = hostedShop()
  await client.create(agreement())
  const id = 'gid://shopify/DraftOrder/1'
  const [draft] = drafts.values()
  if (!draft) throw new Error('There is one')
  const open = {
    reference: 'Q-26-000012:3',
    status: 'open',
    expiresAt: '2026-12-26T10:00:00.000Z',
    order: null,
  }
  expect(await client.find(id)).toMatchObject({ value: open })
  const order = (displayFinancialStatus: string, cancelledAt: string | null = null) => ({
    id: 'gid://shopify/Order/9',
    name: '#1009',
    createdAt: '2026-11-26T11:00:00Z',
    processedAt: '2026-11-26T11:00:01Z',
    cancelledAt,
    displayFinancialStatus,
  })
  for (const [wire, status] of [
    [order('PAID'), 'paid'],
    [order('PENDING'), 'awaiting-payment'],
    [order('EXPIRED'), 'expired'],
    [order('PAID', '2026-11-27T10:00:00Z'), 'cancelled'],
  ] as const) {
    draft.order = wire
    expect(await client.find(id)).toMatchObject({
      value: { status: 'ordered', order: { number: '#1009', status } },
    })
  }
  expect(await client.cancel(id)).toEqual(refuse('already-ordered'))
  draft.order = null
  draft.customAttributes = [{ key: '_expiresAt', value: NOW.toISOString() }]
  expect(await client.find(id)).toMatchObject({ value: { status: 'expired' } })
})

test('a canceled draft order is deleted', async () => {
  const { client, drafts } = hostedShop()
  await client.create(agreement())
  const id = 'gid://shopify/DraftOrder/1'
  expect(await client.cancel(id)).toEqual(ok(true))
  expect(drafts.size).toBe(0)
  expect(await client.cancel(id)).toEqual(refuse('agreed-order-not-found'))
  expect(await client.find('an id of ours')).toEqual(refuse('agreed-order-not-found'))
})

test('orders that cannot be draft orders are refused before the shop is called, and others with the shop’s reason', async () => {
  const { client, requests } = hostedShop()
  const companyLocationId = 'gid://shopify/CompanyLocation/5'
  expect(await client.create(agreement({ companyLocationId }))).toEqual(refuse('agreed-orders-unavailable'))
  expect(await client.create({ ...agreement(), lines: [] })).toEqual(refuse('agreed-order-malformed'))
  expect(requests).toEqual([])
  expect(await client.create(agreement({ expiresAt: NOW.toISOString() }))).toEqual(refuse('validity-over'))
  const unknown = hostedShop([['input', 'lineItems', '0', 'variantId']])
  expect(await unknown.client.create(agreement())).toEqual(refuse('variant-unknown'))
  const fields = ['input.lineItems.0.variantId']
  expect(unknown.problems).toEqual([{ code: 'agreed-order-malformed', status: 200, fields }])
})

test.each([
  [
    'a token without access',
    () => Response.json({ data: { draftOrder: null }, errors: [{ message: 'ACCESS_DENIED' }] }),
  ],
  ['a refused token', () => Response.json({ errors: '[API] Invalid API key' }, { status: 401 })],
  ['nothing at all', () => Promise.reject(new Error('refused'))],
])('a shop that answers with %s is unavailable, and this is reported', async (_, respond) => {
  const problems: unknown[] = []
  const client = createDraftOrdersClient({
    baseUrl: 'https://shop.example',
    adminToken: 'admin-token',
    now: () => NOW,
    report: (problem) => problems.push(problem),
    fetch: async () => respond(),
  })
  expect(await client.find('gid://shopify/DraftOrder/1')).toEqual(refuse('commerce-unavailable'))
  expect(await client.create(agreement())).toEqual(refuse('commerce-unavailable'))
  expect(problems).toHaveLength(2)
})
