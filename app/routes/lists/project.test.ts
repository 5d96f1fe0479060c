import { RouterContextProvider } from 'react-router'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sealContext,
  sessionContext,
  type Visitor,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { openLists } from '#tests/support/samples/sample-lists.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { loader } from './project.tsx'

const { client, database } = await openLists()
afterAll(() => database.close())
const LIST = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const anna = client.of('token-of-anna')
const PROJECT = { number: '14', client: 'Clara Neri', address: null, startsOn: null, deliverBy: '2027-03-31' }

beforeEach(async () => {
  await database.pool.query('truncate platform.lists cascade')
  await anna.create({ id: LIST, name: 'Villa Farini' })
})
const becomeProject = () => anna.change(LIST, { version: 1, changes: { project: PROJECT } })

const FILE = { id: 'f', number: 'R-1', name: 'plan.pdf', type: 'application/pdf', sizeBytes: 12 }
const quote = (number: string, listId: string | null, project: string) => ({
  number,
  listId,
  project,
  state: 'sent',
  country: 'IT',
  language: 'en',
  currency: 'EUR',
  validUntil: '2099-01-31',
  totalMinor: 100_00,
})

async function open({
  account = 'anna',
  role = 'consumer' as Visitor['role'],
  isDown = false,
  search = '',
} = {}) {
  const url = new URL(`https://shop.example/en-it/account/lists/${LIST}/project${search}`)
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, { ...visitorOf(url, SAMPLE_HOUSE), role })
  context.set(sessionContext, { accessToken: `token-of-${account}` } as Session)
  context.set(sealContext, { seal: (text: string) => text, open: (text: string) => text } as never)
  const result = <Value>(value: Value) => (isDown ? refuse('unavailable') : ok(value))
  const requested: unknown[] = []
  context.set(clientsContext, {
    lists: client,
    quotes: {
      list: async () => result([quote('Q-1', LIST, 'Villa F.'), quote('Q-2', 'other', 'Villa Farini')]),
    },
    customer: {
      async listProjectOrders(...args: unknown[]) {
        requested.push(args)
        return result({ orders: [{ number: '1' }], nextCursor: 'older' })
      },
    },
    requestThreads: {
      async list(...args: unknown[]) {
        requested.push(args)
        return result({ requests: [], total: 45, files: [FILE] })
      },
    },
    exports: { of: async (_: string, { subject }: { subject: string }) => result([{ id: 'file', subject }]) },
  } as unknown as Clients)
  const args = { request: new Request(url), context, url, params: { listId: LIST } }
  try {
    const opened = await loader(args as never)
    if (opened instanceof Response) return { status: opened.status, location: opened.headers.get('location') }
    return { ...opened.data, requested }
  } catch (thrown) {
    return { status: (thrown as { init?: { status?: number } }).init?.status }
  }
}

// spec 2: a project: its quotes, orders, requests and files in one place (issue 20)
test('a project has its quotes, orders, requests and files, each by the id of its list', async () => {
  await becomeProject()
  expect(await open()).toMatchObject({
    list: { name: 'Villa Farini', project: PROJECT },
    parts: {
      quotes: [{ number: 'Q-1' }],
      orders: { orders: [{ number: '1' }], nextCursor: 'older' },
      requests: { entries: [], page: 1, pageCount: 3 },
      files: { made: [{ subject: LIST }], sent: [FILE] },
    },
    requested: [
      ['token-of-anna', { listId: LIST, isOfCompany: false, first: 10, after: null }],
      ['token-of-anna', 1, { list: LIST }],
    ],
  })
})

test('an approved trade client finds the orders of colleagues too, and everyone their older orders and requests', async () => {
  await becomeProject()
  expect(await open({ role: 'trade-approved', search: '?orders=older&requests=2' })).toMatchObject({
    after: 'older',
    parts: { requests: { page: 2 } },
    requested: [
      ['token-of-anna', { listId: LIST, isOfCompany: true, after: 'older' }],
      ['token-of-anna', 2, { list: LIST }],
    ],
  })
})

test('what cannot be read now is said, and the rest is shown', async () => {
  await becomeProject()
  expect(await open({ isDown: true })).toMatchObject({
    list: { project: PROJECT },
    parts: { quotes: null, orders: null, requests: null, files: null },
  })
})

test('a list that is no project leads to its form, and one of someone else is not found', async () => {
  expect(await open()).toEqual({ status: 302, location: `/en-it/account/lists/${LIST}/edit` })
  expect(await open({ account: 'ben' })).toEqual({ status: 404 })
})
