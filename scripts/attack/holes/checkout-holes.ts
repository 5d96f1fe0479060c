import { type Hole, unless } from './hole.ts'
import { openCheckout } from './storefront.ts'

const HOLDER = 'the-secret-of-the-browser-of-the-victim-1'
const STRANGER = 'the-secret-of-the-browser-of-a-stranger-1'
const CARD = { holder: 'A', number: '4242 4242 4242 4242', expiry: '12/39', securityCode: '123' }
/** More than anybody may leave unpaid. */
const ORDERS = 12

/** What a buyer owns, and what a shop is paid with. */
export const CHECKOUT_HOLES: readonly Hole[] = [
  {
    name: 'item 1: a real shop takes no test card',
    async look({ target }) {
      if (!target.tokens) return null
      const checkout = await openCheckout(target)
      const { body } = await checkout.save('vittima@example.com', HOLDER)
      const { totals, paymentMethods } = JSON.parse(body) as {
        totals: { total: object; due: object }
        paymentMethods: { code: string; isTest: boolean }[]
      }
      if (paymentMethods.some(({ code, isTest }) => isTest || code === 'test-card')) return 'it is offered'
      const shown = { expectedTotal: totals.total, expectedDue: totals.due }
      const order = { payment: { method: 'test-card', card: CARD }, ...shown }
      const { status } = await checkout.call('POST', '/orders', HOLDER, order)
      return unless(status >= 400 && status < 500, `an order with it is answered ${status}`)
    },
  },
  {
    name: 'item 7: a checkout shows a stranger with its key neither details nor order',
    async look({ target }) {
      if (!target.tokens) return null
      const checkout = await openCheckout(target)
      const saved = await checkout.save('vittima@example.com', HOLDER)
      if (saved.status !== 200 || !saved.body.includes('Via Segreta'))
        return `the owner is answered ${saved.status}`
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
    async look({ target }) {
      if (!target.tokens) return null
      const statuses: number[] = []
      for (let count = 0; count < ORDERS; count++) {
        const checkout = await openCheckout(target)
        const { body } = await checkout.save('hoarder@example.com', HOLDER)
        const { totals } = JSON.parse(body) as { totals: { total: object; due: object } }
        const shown = { expectedTotal: totals.total, expectedDue: totals.due }
        const order = { payment: { method: 'bank-transfer' }, ...shown }
        statuses.push((await checkout.call('POST', '/orders', HOLDER, order)).status)
      }
      return unless(
        statuses[0] === 201 && statuses.at(-1) !== 201,
        `so many orders are answered ${statuses.join(', ')}`,
      )
    },
  },
]
