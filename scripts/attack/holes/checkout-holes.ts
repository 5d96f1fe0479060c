import { randomUUID } from 'node:crypto'
import { UNPAID_ORDERS_MAX } from '#domain/order/unpaid-orders.ts'
import type { AttackResponse } from '../request.ts'
import type { Target } from '../target/target.ts'
import { call, SKIPPED, unless, type Vulnerability } from './hole.ts'
import { addToCart, checkoutOf, openCheckout } from './storefront.ts'

const HOLDER = 'the-secret-of-the-browser-of-the-victim-1'
const STRANGER = 'the-secret-of-the-browser-of-a-stranger-1'
const CARD = { holder: 'A', number: '4242 4242 4242 4242', expiry: '12/39', securityCode: '123' }
/** The number of orders that are placed beyond the limit. */
const EXCESS_ORDERS = 2

/** Vulnerabilities concerning buyers' data and a shop's payments. */
export const CHECKOUT_VULNERABILITIES: readonly Vulnerability[] = [
  {
    name: 'item 1: a real shop takes no test card',
    async check({ target }) {
      if (!target.tokens) return SKIPPED
      const checkout = await openCheckout(target)
      const { body } = await checkout.save('vittima@example.com', HOLDER)
      const { totals, paymentMethods } = JSON.parse(body) as {
        totals: { total: object; due: object }
        paymentMethods: { code: string; isTest: boolean }[]
      }
      if (paymentMethods.some(({ code, isTest }) => isTest || code === 'test-card')) return 'it is offered'
      const shown = { expectedTotal: totals.total, expectedDue: totals.due }
      const terms = { isAccepted: true, version: null }
      const order = { payment: { method: 'test-card', card: CARD }, terms, ...shown }
      const { status } = await checkout.call('POST', '/orders', HOLDER, order)
      return unless(status >= 400 && status < 500, `an order with it returns ${status}`)
    },
  },
  {
    name: 'item 7: a checkout shows a stranger with its key neither details nor order',
    async check({ target }) {
      if (!target.tokens) return SKIPPED
      const checkout = await openCheckout(target)
      const saved = await checkout.save('vittima@example.com', HOLDER)
      if (saved.status !== 200 || !saved.body.includes('Via Segreta')) return `the owner gets ${saved.status}`
      const tries = [
        await checkout.call('GET', '', STRANGER),
        await checkout.call('GET', '', null),
        await checkout.save('stranger@example.com', STRANGER),
        await checkout.call('PUT', '/delivery', STRANGER, { option: 'standard' }),
      ]
      const shown = tries.find(({ status, body }) => status < 400 || /Segreta|vittima@/.test(body))
      return unless(!shown, `it answers ${shown?.status}: ${shown?.body.slice(0, 200)}`)
    },
  },
  {
    name: 'item 8: one address cannot hold the stock with orders that it does not pay',
    async check({ target }) {
      if (!target.tokens) return SKIPPED
      return exceedOrderLimit(UNPAID_ORDERS_MAX.email, async () => {
        const checkout = await openCheckout(target)
        await checkout.save('hoarder@example.com', HOLDER)
        return checkout.placeOrder(HOLDER)
      })
    },
  },
  {
    name: 'an order at agreed prices is made and canceled by a server alone',
    async check({ target }) {
      if (!target.tokens) return SKIPPED
      const path = '/services/commerce/agreed-orders'
      const headers = {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': target.tokens.commercePublic,
        'shopify-storefront-private-token': target.tokens.commercePublic,
      }
      const tries = [
        await call(target, path, { method: 'POST', headers, body: '{}' }),
        await call(target, `${path}/${randomUUID()}`, { headers }),
        await call(target, `${path}/${randomUUID()}`, { method: 'DELETE', headers }),
      ]
      const accepted = tries.find(({ status }) => status !== 401)
      return unless(!accepted, `it returns ${accepted?.status}`)
    },
  },
  {
    name: 'item 8: one network cannot either, whatever addresses it invents and whatever it says of itself',
    async check({ target }) {
      if (!target.tokens) return SKIPPED
      return exceedOrderLimit(UNPAID_ORDERS_MAX.network, () => orderFromOneNetwork(target))
    },
  },
]

/** Returns a problem unless `most` orders are accepted, and further ones refused as too many unpaid orders. */
async function exceedOrderLimit(most: number, order: () => Promise<AttackResponse>): Promise<string | null> {
  const responses: AttackResponse[] = []
  for (let count = 0; count < most + EXCESS_ORDERS; count++) responses.push(await order())
  const isRight = responses.every(({ status, body }, index) =>
    index < most ? status === 201 : status === 409 && body.includes('"unpaid-orders-exhausted"'),
  )
  const last = responses.at(-1)?.body.slice(0, 100)
  return unless(isRight, `orders return ${responses.map(({ status }) => status).join(', ')}: ${last}`)
}

/** Orders as a new buyer each time, with a forged version of the header that identifies a network internally. */
async function orderFromOneNetwork(target: Target): Promise<AttackResponse> {
  const headers = { 'x-forwarded-for': '10.250.0.3', 'x-visitor-key': randomUUID() }
  const checkout = checkoutOf(target, await addToCart(target), headers)
  await checkout.save(`hoarder-${randomUUID()}@example.com`, HOLDER)
  return checkout.placeOrder(HOLDER)
}
