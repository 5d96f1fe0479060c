import { expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import { readAccountCopy } from './account-copy.ts'
import type { AccountOrder, Customer, CustomerClient, ListedOrder } from './customer-client.ts'

type Reader = Parameters<typeof readAccountCopy>[0]

/** A client of someone with two pages of orders; `orderOf` reads one order. */
function clientWith(orderOf: (id: string) => ReturnType<CustomerClient['getOrder']>): Reader {
  return {
    getCustomer: async () => ok({ firstName: 'Ada' } as Customer),
    getTradeAccount: async () => ok(null),
    listAddresses: async () => ok([]),
    listOrders: async (_, { after }) => ok(after === null ? page('one', 'next') : page('two', null)),
    getOrder: (_, id) => orderOf(id),
  }
}
const page = (id: string, nextCursor: string | null) => ({
  orders: [{ id } as ListedOrder],
  nextCursor,
})
const order = (id: string) => ({ id }) as AccountOrder

test('a copy has every order of every page', async () => {
  const copy = await readAccountCopy(
    clientWith(async (id) => ok(order(id))),
    'token',
  )
  expect(copy).toMatchObject({ ok: true, value: { orders: [{ id: 'one' }, { id: 'two' }] } })
})

test.each([
  ['is gone', ok(null), 'customer-unavailable'],
  ['cannot be read', refuse('customer-unavailable'), 'customer-unavailable'],
] as const)('a copy is refused if a listed order %s', async (_, outcome, code) => {
  const client = clientWith(async (id) => (id === 'two' ? outcome : ok(order(id))))
  expect(await readAccountCopy(client, 'token')).toEqual(refuse(code))
})
