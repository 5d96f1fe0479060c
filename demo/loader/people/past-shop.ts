import { randomUUID } from 'node:crypto'
import { createCheckoutClient } from '../../../clients/checkout/checkout-client.ts'
import { createCommerceClient } from '../../../clients/commerce/commerce-client.ts'
import type { BankDetails } from '../../../contracts/order/order.ts'
import { globalId } from '../../../domain/ids.ts'
import { fixedPrices } from '../../../domain/market/house-currencies.ts'
import { LANGUAGES } from '../../../domain/market/language.ts'
import { UNPAID_ORDER_DAYS } from '../../../domain/order/unpaid-orders.ts'
import { ok, refuse } from '../../../domain/result.ts'
import type { TradeStanding } from '../../../domain/visitor/roles.ts'
import { createBankTransfer } from '../../../services/commerce/orders/payments/bank-transfer.ts'
import { createTestCard } from '../../../services/commerce/orders/payments/test-card.ts'
import { type CommerceOptions, createCommerceService } from '../../../services/commerce/service.ts'
import type { Database } from '../../../services/kernel/database/database.ts'
import { UNLIMITED } from '../../../services/kernel/rate-limit.ts'

/** A customer of the past shop, by their account id, which is also their access token in that shop. */
export type PastCustomer = {
  accountId: string
  companyLocationId: string | null
  standing: TradeStanding | null
}

/**
 * The shop in the past: the commerce service on the same database, with a clock that can be set, and its official
 * clients. It sends no emails. Its tokens are random, so no one else can call it.
 */
export function openPastShop(database: Database, bank: BankDetails, customers: readonly PastCustomer[]) {
  let time = new Date(0)
  const clock = () => time
  const findCustomer = (id: string) => customers.find(({ accountId }) => id.endsWith(accountId)) ?? null
  const options: CommerceOptions = {
    database,
    clock,
    limiter: UNLIMITED,
    shop: {
      name: 'Bottega',
      description: '',
      url: 'http://past.internal',
      country: 'IT',
      timeZone: 'Europe/Rome',
      orderPrefix: 'BT',
      languages: LANGUAGES,
      countries: null,
    },
    house: { country: 'IT', currencies: fixedPrices('EUR'), delivery: { costs: [] } },
    makeDocument: () => Promise.reject(new Error('The past shop creates no documents')),
    loadReferenceRates: async () => refuse('rates-unavailable'),
    storefrontAccessToken: randomUUID(),
    privateAccessToken: randomUUID(),
    reportError(error) {
      throw error
    },
    async authenticate(token) {
      const customer = findCustomer(token)
      const isApproved = customer?.companyLocationId && customer.standing === 'approved'
      const companyLocationIds = isApproved ? [customer.companyLocationId ?? ''] : []
      return ok(customer && { customerId: globalId('Customer', customer.accountId), companyLocationIds })
    },
    async findTradeBuyer(customerId) {
      const { standing = null, companyLocationId = null } = findCustomer(customerId) ?? {}
      const company = { company: '', exemptNumber: null }
      return ok(standing && companyLocationId ? { standing, companyLocationId, ...company } : null)
    },
    store: { picturesFolder: '', picturesFolders: [], modelsFolders: [], imageHosts: [] },
    deliveryNotices: async () => [],
    previewLinkTo: (path) => path,
    checkout: {
      linkSecret: randomUUID(),
      teamToken: randomUUID(),
      sendMail: async () => {},
      withdrawMail: async () => false,
      unpaidOrderDays: UNPAID_ORDER_DAYS,
      reportLatePayment: () => {},
      paymentProviders: [createBankTransfer(bank), createTestCard(clock)],
    },
  }
  const service = createCommerceService(options)
  const clientOptions = { fetch: (request: Request) => service.fetch(request), report: throwProblem }
  const shop = { storeDomain: 'past.internal', apiVersion: '2025-04' } as const
  return {
    options,
    commerce: createCommerceClient({ ...shop, ...clientOptions, accessToken: options.privateAccessToken }),
    checkout: createCheckoutClient({
      ...clientOptions,
      baseUrl: 'http://past.internal',
      privateToken: options.privateAccessToken,
    }),
    setClock(now: Date) {
      time = now
    },
  }
}

export type PastShop = ReturnType<typeof openPastShop>

function throwProblem(problem: object): never {
  throw new Error(`The past shop returned an unexpected response: ${JSON.stringify(problem)}`)
}
