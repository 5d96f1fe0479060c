import { afterAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { list, listItem, listPiecesResponse, listReply, listSection, listsResponse } from '#contracts/list.ts'
import { accepted, invited, listLink, openInvitation, sharedList } from '#contracts/list-sharing.ts'
import { openLists, product } from '#tests/support/samples/sample-lists.ts'

const { database, service, letters } = await openLists()
afterAll(() => database.close())

const LISTS = '/customer/lists'
const id = (last: string) => `6a3a8f86-6f0e-4b33-8f4e-0000000000${last}`
const LIST = `${LISTS}/${id('01')}`
const OTHER = `${LISTS}/${id('02')}`
const SECTION = `${LIST}/sections/${id('11')}`
const ITEM = `${LIST}/items/${id('21')}`

async function call(method: string, path: string, body?: object, by = 'token-of-anna') {
  const headers = { authorization: `Bearer ${by}`, 'content-type': 'application/json' }
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await service.fetch(new Request(`https://platform.example${path}`, sent))
  const text = await response.text()
  return { status: response.status, body: text === '' ? null : JSON.parse(text) }
}

type Step = readonly [method: string, path: string, body: object | undefined, schema: z.ZodType | null]

/** Each call succeeds in this order; null for one whose response is 204 without a body. */
const STEPS: readonly Step[] = [
  ['POST', LISTS, { id: id('01'), name: 'Casa Brera', description: 'Warm wood' }, list],
  ['POST', LISTS, { id: id('02'), name: 'Hotel Teatro' }, list],
  ['PATCH', LIST, { version: 1, changes: { name: 'Casa Brera 2' } }, list],
  ['PUT', SECTION, { name: 'Living room' }, listReply],
  ['PUT', `${LIST}/sections/${id('12')}`, { name: 'Hall', after: null }, listReply],
  ['PATCH', SECTION, { version: 1, name: 'Salon' }, listReply],
  ['POST', `${SECTION}/move`, { after: null }, listReply],
  ['PUT', ITEM, { productId: product(1), quantity: 2, sectionId: id('11') }, listReply],
  ['POST', `${LIST}/items`, { items: [pieceOf('22', 2), pieceOf('23', 3)] }, listReply],
  ['PATCH', ITEM, { version: 1, changes: { note: 'By the window', quantity: 3 } }, listReply],
  ['POST', `${ITEM}/move`, { sectionId: null, after: 'last' }, listReply],
  ['DELETE', ITEM, undefined, listReply],
  ['POST', `${ITEM}/restore`, undefined, listReply],
  ['DELETE', SECTION, undefined, listReply],
  ['POST', `${SECTION}/restore`, undefined, listReply],
  [
    'POST',
    `${LIST}/transfers`,
    { to: id('02'), isCopy: true, items: [{ id: id('21'), newId: id('31') }] },
    listReply,
  ],
  ['GET', LISTS, undefined, listsResponse],
  ['GET', `${LISTS}?product=${encodeURIComponent(product(1))}`, undefined, listsResponse],
  ['GET', `${LISTS}/pieces?list=${id('01')}&list=${id('02')}`, undefined, listPiecesResponse],
  ['GET', LIST, undefined, list],
  ['GET', `${LISTS}/saved`, undefined, list],
  ['PUT', `${LIST}/link`, { hasPrices: true, from: 'Livia Ferri' }, listLink],
  [
    'POST',
    `${LIST}/members`,
    { email: 'bob@example.com', language: 'en', country: 'IT', from: 'Livia' },
    invited,
  ],
  ['POST', `${LIST}/presence`, { tab: id('41'), writingItemId: null }, null],
  ['DELETE', OTHER, undefined, null],
  ['POST', `${OTHER}/restore`, undefined, null],
]

function pieceOf(last: string, number: number) {
  const variantId = `gid://shopify/ProductVariant/${number}`
  return { id: id(last), productId: product(number), variantId, quantity: 1 }
}

// spec 3: lists: each call has the response of its contract, and a change of an outdated version is refused with what is stored
test('each call of a list has the response of the contract, with nothing that it does not name', async () => {
  for (const [method, path, body, schema] of STEPS) {
    const response = await call(method, path, body)
    const what = `${method} ${path}: ${JSON.stringify(response.body)}`
    const isNew = method === 'POST' && (path === LISTS || path.endsWith('/members'))
    expect(response.status, what).toBe(isNew ? 201 : schema ? 200 : 204)
    if (schema) expect(schema.parse(response.body), what).toEqual(response.body)
  }
})

test('what is behind a link or an invitation has nothing that the contract does not name', async () => {
  const { token } = (await call('PUT', `${LIST}/link`, { hasPrices: true })).body
  const [, invitation = ''] = /\/lists\/invitation\/([\w-]+)/.exec(JSON.stringify(letters.at(-1))) ?? []
  const responses = [
    [await call('GET', `/lists/shared/${token}`, undefined, 'server'), sharedList],
    [await call('GET', `/lists/invitations/${invitation}`, undefined, 'server'), openInvitation],
    [
      await call('POST', `${LISTS}/invitations/${invitation}/acceptance`, { name: 'Bob' }, 'token-of-bob'),
      accepted,
    ],
    [await call('POST', `${LISTS}/copies`, { id: id('51'), token }, 'token-of-eve'), accepted],
  ] as const
  for (const [{ status, body }, schema] of responses) {
    expect(status).toBe(200)
    expect(schema.parse(body)).toEqual(body)
  }
})

test.each([
  [LIST, { name: 'Mine' }, list],
  [SECTION, null, listSection],
  [ITEM, { quantity: 9 }, listItem],
] as const)(
  'a change of an outdated version of %s is refused with what is stored',
  async (path, changes, current) => {
    const body = changes ? { version: 0, changes } : { version: 0, name: 'Mine' }
    const refused = await call('PATCH', path, body)
    expect([refused.status, refused.body.code]).toEqual([409, 'version-outdated'])
    expect(current.parse(refused.body.current)).toEqual(refused.body.current)
  },
)

test.each([
  ['GET', LIST, undefined, 'no-token', 401, 'unauthorized'],
  ['GET', LIST, undefined, 'token-of-eve', 404, 'list-not-found'],
  ['DELETE', LIST, undefined, 'token-of-bob', 403, 'list-not-yours'],
  ['DELETE', `${LISTS}/saved`, undefined, 'token-of-anna', 409, 'list-fixed'],
  ['PATCH', ITEM, { version: 1, changes: { price: 1 } }, 'token-of-anna', 422, 'list-malformed'],
  [
    'POST',
    `${LIST}/items/${id('99')}/move`,
    { sectionId: null, after: null },
    'token-of-anna',
    404,
    'item-not-found',
  ],
  ['POST', `${LIST}/sections/${id('99')}/move`, { after: null }, 'token-of-anna', 404, 'section-not-found'],
] as const)('%s %s with %j by %s is refused with %i %s', async (method, path, body, by, status, code) => {
  expect(await call(method, path, body, by)).toMatchObject({ status, body: { code } })
})
