import { customerGraphqlPath } from '#contracts/customer.ts'
import type { CustomerOrder } from '#contracts/order/customer-orders.ts'
import { ok } from '#domain/result.ts'
import {
  type CustomerOptions,
  type CustomerService,
  createCustomerService,
} from '#services/customer/service.ts'
import type { Database } from '#services/kernel/database/database.ts'
import { UNLIMITED } from '#services/kernel/rate-limit.ts'
import type { Service } from '#services/kernel/service.ts'
import { testClock } from '../test-clock.ts'
import { sampleOrder } from './sample-order.ts'

/** The ids of two signed-in customers; an access token is `token-` and the id. */
export const ANNA = '11111111-1111-4111-8111-111111111111'
export const BEN = '22222222-2222-4222-8222-222222222222'
/** Anna's stored cart, as the platform returns it. */
export const SAMPLE_CART_ID = 'gid://shopify/Cart/1?key=2'
export const SAMPLE_COMPANY_TOKEN = 'company'

const ORDER = sampleOrder({
  status: 'paid',
  shipments: [
    {
      warehouse: 'in-house',
      artisanSlug: null,
      lineItems: [{ lineId: 'gid://shopify/CartLine/1', quantity: 2 }],
      cost: { amount: '79.0', currencyCode: 'EUR' },
    },
  ],
  fulfilments: [
    {
      id: '33333333-3333-4333-8333-333333333333',
      shipment: 0,
      company: 'BRT',
      number: 'BRT-77',
      url: 'https://brt.example/BRT-77',
      sentAt: '2026-11-21T08:00:00.000Z',
      deliveredAt: null,
    },
  ],
})

export const SAMPLE_CUSTOMER_ORDER: CustomerOrder = {
  ...ORDER,
  lines: ORDER.lines.map((line) => ({ ...line, projectListId: null })),
  cancelledAt: null,
  paidAt: null,
  accountId: ANNA,
  orderToken: 'signed',
}

export const NO_ORDERS: CustomerOptions['orders'] = {
  list: async () => ok({ orders: [], hasMore: false }),
  find: async () => null,
  listLocationOrders: async () => ok({ orders: [], hasMore: false }),
  findLocationOrder: async () => null,
  forget: async () => {},
}

/** A customer account service for Anna (verified address) and Ben (unverified). */
export function sampleCustomers(
  database: Database,
  overrides: Partial<CustomerOptions> = {},
): CustomerService {
  return createCustomerService({
    database,
    clock: testClock(),
    authenticate: async (token) => {
      if (token === 'token-anna')
        return ok({ accountId: ANNA, email: 'anna@example.com', isEmailVerified: true })
      if (token === 'token-ben')
        return ok({ accountId: BEN, email: 'ben@example.com', isEmailVerified: false })
      return ok(null)
    },
    orders: NO_ORDERS,
    readCartId: async (token) => (token === 'token-anna' ? SAMPLE_CART_ID : null),
    shopUrl: 'https://shop.example',
    shop: { name: 'Falegnameria' },
    limiter: UNLIMITED,
    sendMail: async () => {},
    findMailboxes: async () => new Map(),
    isMemberOfTeam: async () => false,
    companyToken: SAMPLE_COMPANY_TOKEN,
    reportError: (error) => console.error(error),
    ...overrides,
  })
}

export type CustomerResponse = {
  status: number
  data: Record<string, never> | null | undefined
  errors?: { message: string; extensions?: { code?: string } }[]
}

/** Sends a GraphQL query as a client does. */
export async function queryCustomers(
  service: Service,
  query: string,
  { variables = {}, authorization = 'token-anna' }: { variables?: object; authorization?: string } = {},
): Promise<CustomerResponse> {
  const response = await service.fetch(
    new Request(`http://customer.internal${customerGraphqlPath('2025-04')}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  )
  return { status: response.status, ...((await response.json()) as Omit<CustomerResponse, 'status'>) }
}
