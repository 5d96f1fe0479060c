import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { clockContext } from '#app/page/clock.ts'
import {
  clientsContext,
  houseContext,
  type Session,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { action, loader } from './recent-updates.tsx'

const ANNA = { accountId: 'anna', accessToken: 'token' } as Session
const PRIVATE = 'private, no-store'

function requested({
  session = ANNA,
  ids = ['a', 'b'],
  from = 'empty',
  marked = ok(null),
}: {
  session?: Session | null
  ids?: string[]
  /** The `Sec-Fetch-Dest` header: 'empty' for a script, 'document' for a page. */
  from?: string
  marked?: ReturnType<typeof ok<null>> | ReturnType<typeof refuse<'platform-unavailable'>>
} = {}) {
  const url = new URL('https://shop.example/de-at/profile/updates/recent')
  const context = new RouterContextProvider()
  context.set(clockContext, () => TEST_TIME)
  const markAsRead = vi.fn(async () => marked)
  const updates = { markAsRead, read: async () => refuse('unauthorized') }
  const customer = { listOrderMoves: async () => ok([]) }
  const savedItems = { list: async () => ok([]) }
  context.set(clientsContext, { updates, customer, savedItems } as unknown as Clients)
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, session)
  const body = new URLSearchParams(ids.map((id) => ['id', id]))
  const request = new Request(url, { method: 'POST', body, headers: { 'sec-fetch-dest': from } })
  const args = { request, url, context, params: {} } as unknown as Parameters<typeof action>[0] &
    Parameters<typeof loader>[0]
  return { args, markAsRead }
}

/** The status of a response, of data, or of what was thrown instead. */
async function outcomeOf(responding: Promise<unknown>) {
  const result = (await responding.catch((thrown: unknown) => thrown)) as
    | Response
    | { init: { status?: number; headers?: Record<string, string> } }
  if (result instanceof Response) {
    const { status, headers } = result
    return { status, cache: headers.get('cache-control'), location: headers.get('location') }
  }
  return { status: result.init.status, cache: result.init.headers?.['Cache-Control'] }
}

test.each([
  ['a guest', null],
  ['a customer whose token is no longer valid', ANNA],
])('the updates of %s are refused without a redirect', async (_, session) => {
  const { args } = requested({ session })
  expect(await outcomeOf(loader(args))).toEqual({ status: 401, cache: PRIVATE })
})

test.each([
  ['a script', 'empty', ok(null), { status: 200, cache: PRIVATE }],
  [
    'a script, while the platform is down',
    'empty',
    refuse('platform-unavailable'),
    { status: 503, cache: PRIVATE },
  ],
  ['a form', 'document', ok(null), { status: 303, cache: PRIVATE, location: '/de-at/profile/updates' }],
] as const)('%s marks updates as read', async (_, from, marked, expected) => {
  const { args, markAsRead } = requested({ from, marked })
  expect(await outcomeOf(action(args))).toEqual(expected)
  expect(markAsRead).toHaveBeenCalledWith('token', { ids: ['a', 'b'] })
})

test.each([
  ['by a script', 'empty', { status: 401, cache: PRIVATE }],
  [
    'by a form',
    'document',
    {
      status: 303,
      cache: PRIVATE,
      location: '/de-at/login?callback=%2Fde-at%2Fprofile%2Fupdates',
    },
  ],
])('a guest marks nothing as read %s', async (_, from, expected) => {
  const { args, markAsRead } = requested({ session: null, from })
  expect(await outcomeOf(action(args))).toEqual(expected)
  expect(markAsRead).not.toHaveBeenCalled()
})

test('more updates than are shown are refused', async () => {
  const { args, markAsRead } = requested({ ids: Array.from({ length: 31 }, (_, index) => `${index}`) })
  expect(await outcomeOf(action(args))).toMatchObject({ status: 400 })
  expect(markAsRead).not.toHaveBeenCalled()
})
