import { PRIVATE_TOKEN_HEADER } from '#contracts/order/customer-orders.ts'
import type { Order } from '#contracts/order/order.ts'
import { ok } from '#domain/result.ts'
import { createCustomerData } from '#services/audience/customer-data.ts'
import { createAccountNewsletter } from '#services/audience/newsletter/account-newsletter.ts'
import { createAudienceService } from '#services/audience/service.ts'
import type { Database } from '#services/kernel/database/database.ts'
import type { Service } from '#services/kernel/service.ts'
import { openIdentity, SIGN_UP, signUp } from '../identity/identity-flow.ts'
import { openSampleCheckout, SAMPLE_CARD } from './sample-checkout.ts'
import { SAMPLE_COMPANY_TOKEN, sampleCustomers } from './sample-customer.ts'
import { sampleNewsletterOptions } from './sample-newsletter.ts'
import { addPiece } from './sample-piece.ts'
import { SAMPLE_TEAM_TOKEN, sampleShop } from './sample-shop.ts'

export const SAMPLE_AUDIENCE_KEY = 'sample-audience-key'

/** The services that the audience service queries, with customers' actions. Their tables are in `database`. */
export async function openAudienceWorld(database: Database, clock: () => Date) {
  const { newsletter, letters } = sampleNewsletterOptions(database, clock)
  const identity = await openIdentity(
    database,
    { aheadMs: 0 },
    createAccountNewsletter(newsletter, (language) => `Newsletter (${language})`),
  )
  const shop = sampleShop(database, {
    authenticate: async (accountId) =>
      ok({ customerId: `gid://shopify/Customer/${accountId}`, companyLocationIds: [] }),
  })
  const customers = sampleCustomers(database)
  const errors: unknown[] = []
  const at = (service: Service, token: string) => ({
    baseUrl: 'http://service.internal',
    token,
    fetch: (request: Request) => service.fetch(request),
  })
  const service = createAudienceService({
    database,
    clock,
    key: SAMPLE_AUDIENCE_KEY,
    reportError: (error: unknown) => errors.push(error),
    newsletter,
    facts: createCustomerData({
      identity: at(identity.service, 'screens'),
      commerce: at(shop, 'sample-private-token'),
      customer: at(customers, SAMPLE_COMPANY_TOKEN),
    }),
  })

  return {
    service,
    faults: errors,
    identity,
    letters,
    newsletter,
    /** Creates an account; returns its id. */
    async signUp(email: string, { hasCommercialConsent = false } = {}): Promise<string> {
      const tokens = await signUp(identity.browser(), { ...SIGN_UP, email, hasCommercialConsent })
      const claims = Buffer.from(tokens.id_token.split('.')[1] ?? '', 'base64url').toString('utf8')
      return (JSON.parse(claims) as { sub: string }).sub
    },
    /** Uses the link that was emailed to verify an address. */
    async verify(email: string): Promise<void> {
      const sentEmail = identity.letters.find(
        ({ kind, to }) => kind === 'account-verification' && to === email,
      )
      await identity.browser().screen(`/verifications/${sentEmail?.url.split('/').at(-1)}`, {})
    },
    /** Orders a piece as a customer or as a guest; returns the order's id. */
    async buy({ accountId, email }: { accountId?: string; email: string }): Promise<string> {
      const { gid } = await addPiece(database)
      const signedIn = accountId === undefined ? {} : { accessToken: accountId }
      const checkout = await openSampleCheckout(shop, [[gid, 1]], { email, ...signedIn })
      const { body } = await checkout.place({ payment: { method: 'test-card', card: SAMPLE_CARD } })
      return String((body as Partial<Order> & { orderId?: unknown }).orderId)
    },
    async cancel(orderId: string): Promise<void> {
      const headers = { authorization: `Bearer ${SAMPLE_TEAM_TOKEN}` }
      const address = `http://shop.example/checkout/orders/${orderId}/cancellation`
      await shop.fetch(new Request(address, { method: 'POST', headers }))
    },
    async countOrders(accountId: string, token: string): Promise<Response> {
      const headers = { [PRIVATE_TOKEN_HEADER]: token }
      return shop.fetch(new Request(`http://shop.example/customers/${accountId}/order-count`, { headers }))
    },
    async buyFor(accountId: string, company: string): Promise<void> {
      const headers = { authorization: `Bearer ${SAMPLE_COMPANY_TOKEN}`, 'content-type': 'application/json' }
      const address = `http://customer.internal/companies/${accountId}`
      const body = JSON.stringify({ name: company })
      await customers.fetch(new Request(address, { method: 'PUT', headers, body }))
    },
  }
}
