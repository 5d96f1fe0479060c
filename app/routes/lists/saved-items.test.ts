import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { GUEST_SAVES_MAX } from '#app/features/lists/guest-saves.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { action } from './saved-items.tsx'

const LAMP = 'gid://shopify/Product/42'
const LIST = '/de-at/categories/leuchten?page=2'
const SESSION = { accountId: 'anna', email: 'anna@example.com', idToken: 'i', accessToken: 'a', expiresAt: 0 }
const FULL = refuse('list-full' as const)
const DOWN = refuse('platform-unavailable' as const)

type Sent = {
  fields: Record<string, string>
  accept: string
  result?: object
  isGuest?: boolean
  /** What the browser of a guest has saved. */
  saved?: string
  /** The customer's lists. */
  lists?: readonly object[]
}

/** Submits the form of the hearts. Returns the response, whether it is a redirect or data. */
async function submit({ fields, accept, result = ok(null), isGuest = false, saved = '', lists = [] }: Sent) {
  const url = new URL('https://shop.example/de-at/account/lists/saved')
  const context = new RouterContextProvider()
  const save = vi.fn(async (_token: string, _productId: string) => result)
  const remove = vi.fn(async (_token: string, _productId: string) => result)
  const commerce = { findLowestPrices: async () => DOWN }
  context.set(clientsContext, {
    savedItems: { save, remove },
    customerCart: { removeLater: remove },
    commerce,
    lists: { of: () => ({ all: async () => ok(lists) }) },
  } as unknown as Clients)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, isGuest ? null : SESSION)
  const body = new URLSearchParams({ back: LIST, ...fields })
  const request = new Request(url, {
    method: 'POST',
    body,
    headers: { accept, cookie: `saved_pieces=${saved}` },
  })
  const response = await action({ request, url, context, params: {} } as unknown as Parameters<
    typeof action
  >[0])
  const location = response instanceof Response ? response.headers.get('location') : null
  const cookies = response instanceof Response ? response.headers.getSetCookie() : []
  const data = response instanceof Response ? null : response.data
  return {
    status: response instanceof Response ? response.status : response.init?.status,
    location,
    cookies,
    data,
    save,
  }
}

const DOCUMENT = 'text/html,*/*'
const SCRIPT = 'application/json'

test.each([
  [{ save: LAMP }, ok(null), 200, null],
  [{ save: LAMP }, FULL, 409, 'list-full'],
  [{ save: LAMP }, DOWN, 503, 'list-add-failed'],
  [{ remove: LAMP }, ok(null), 200, null],
  [{ remove: LAMP }, DOWN, 503, 'list-remove-failed'],
])(
  'a heart that sends %j, of which the platform says %j, is answered %i %s',
  async (fields, result, status, refusal) => {
    const response = await submit({ fields, accept: SCRIPT, result })
    expect([response.status, response.data]).toEqual([status, { refusal, choosesLists: false }])
  },
)

const SAVED = { purpose: 'saved', itemsOfProduct: [{}] }
const EMPTY = { purpose: null, itemsOfProduct: [] }
const FILLED = { purpose: null, itemsOfProduct: [{}] }

test.each([
  [{ save: LAMP }, [SAVED], false],
  [{ save: LAMP }, [SAVED, EMPTY], true],
  [{ remove: LAMP }, [SAVED, EMPTY], false],
  [{ remove: LAMP }, [SAVED, FILLED], true],
])('after %j a customer with the lists %j chooses among them: %s', async (fields, lists, choosesLists) => {
  const { data } = await submit({ fields, accept: SCRIPT, lists })
  expect(data).toEqual({ refusal: null, choosesLists })
})

test.each([
  [{ save: LAMP }, ok(null), `${LIST}#heart-42`],
  [{ remove: LAMP }, ok(null), `${LIST}#heart-42`],
  [{ save: LAMP }, FULL, `${LIST}&heart=list-full.42#heart-42`],
  [{ 'remove-later': LAMP }, ok(null), LIST],
])('without JavaScript %j (%j) returns to %s', async (fields, result, location) => {
  const response = await submit({ fields, accept: DOCUMENT, result })
  expect([response.status, response.location]).toEqual([303, location])
})

test.each([
  [{ save: LAMP }, 'saved_pieces=42.7;'],
  [{ remove: 'gid://shopify/Product/7' }, 'saved_pieces=;'],
])(
  'what a guest sends, %j, is stored in the browser, which then shows its pieces',
  async (fields, stored) => {
    const { location, cookies, save } = await submit({ fields, accept: DOCUMENT, isGuest: true, saved: '7' })
    expect(location).toBe('/de-at/account/lists')
    expect(cookies.join()).toContain(stored)
    expect(save).not.toHaveBeenCalled()
  },
)

test('a script of a guest gets the cookie, and learns that there is no room', async () => {
  const saved = Array.from({ length: GUEST_SAVES_MAX }, (_, index) => index + 100).join('.')
  const full = await submit({ fields: { save: LAMP }, accept: SCRIPT, isGuest: true, saved })
  expect([full.status, full.data]).toEqual([409, { refusal: 'list-full', choosesLists: false }])
  const { status, data } = await submit({ fields: { save: LAMP }, accept: SCRIPT, isGuest: true })
  expect([status, data]).toEqual([200, { refusal: null, choosesLists: false }])
})

test('what was saved for later is that of a customer', async () => {
  const { status } = await submit({ fields: { 'remove-later': LAMP }, accept: SCRIPT, isGuest: true })
  expect(status).toBe(401)
})

test.each([{}, { save: 'lamp' }, { buy: LAMP }])('the form %j is malformed', async (fields) => {
  await expect(submit({ fields, accept: DOCUMENT })).rejects.toMatchObject({ init: { status: 400 } })
})

test('a form never returns to another site', async () => {
  const fields = { save: LAMP, back: '//evil.example/a' }
  expect((await submit({ fields, accept: DOCUMENT })).location).toBe('/#heart-42')
})
