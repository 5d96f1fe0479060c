import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { readDraft } from '#app/features/checkout/details/details-draft.server.ts'
import { newHolderCookie } from '#app/features/checkout/opening/checkout-holder.server.ts'
import { checkoutCookie } from '#app/features/checkout/opening/checkout-key.ts'
import {
  clientsContext,
  houseContext,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { cartCookies } from '#app/visitor/cookies/cart-cookie.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { Clients } from '#clients/clients.ts'
import type { SavedAddress } from '#domain/order/checkout-prefill.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_ADDRESS } from '#tests/support/samples/sample-checkout.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { action } from './checkout-details.tsx'

const url = new URL('https://shop.example/it-it/checkout/abc?index')
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }
const KEY = checkoutCookie('abc', 'def', { isSecure: true })
const CART = cartCookies('gid://shopify/Cart/abc?key=def', { isSecure: true }).getSetCookie()[0] ?? ''
const HOLDER = newHolderCookie(seal, { isSecure: true })

const ADA = { accountId: 'ada', email: 'ada@example.com', idToken: '', accessToken: 'ada', expiresAt: 0 }

/** Submits the first step to a service that refuses it because the checkout belongs to another browser. */
async function send(
  cookies: readonly string[],
  fields: Record<string, string>,
  { isTaken = true, isSaved = false, book = null as readonly SavedAddress[] | null } = {},
) {
  const saveDetails = vi.fn(async (_: unknown, __: unknown) =>
    isSaved ? ok({}) : refuse('opened-elsewhere'),
  )
  const saveAddress = vi.fn(async () => ({ ok: true }))
  const context = new RouterContextProvider()
  context.set(houseContext, SAMPLE_HOUSE)
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sealContext, seal)
  const updateBuyerIdentity = vi.fn(async (_: unknown, __: unknown) =>
    isTaken ? ok({}) : refuse('cart-country-failed'),
  )
  const customer = {
    getCustomer: async () => refuse('customer-unavailable'),
    listAddresses: async () => ok(book ?? []),
    saveAddress,
  }
  if (book !== null) context.set(sessionContext, ADA)
  const customerAccount = { setLanguage: async () => ok(null) }
  const clients = { checkout: { saveDetails }, commerce: { updateBuyerIdentity }, customer, customerAccount }
  context.set(clientsContext, clients as unknown as Clients)
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  const request = new Request(url, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) })
  const args = { request, url, context, params: { token: 'abc' }, pattern: '' }
  const response = await action(args as unknown as Parameters<typeof action>[0]).catch(
    (thrown: unknown) => thrown,
  )
  return { response: response as Response, saveDetails, saveAddress, updateBuyerIdentity }
}

const FIELDS = {
  email: 'ada@example.com',
  ...Object.fromEntries(Object.entries(SAMPLE_ADDRESS).map(([field, value]) => [`address.${field}`, value])),
}

/** The draft of the first step in a browser after this response. */
function draftOf(response: Response) {
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('checkout_draft=')) ?? ''
  return readDraft(new Request(url, { headers: { cookie: cookie.split(';', 1)[0] ?? '' } }), seal)
}

const UNFINISHED = { ...FIELDS, email: 'ada@', 'address.city': '', billingDiffers: 'on' }
const TYPED = { email: 'ada@', address: { line1: 'Via Farini 12' }, billingDiffers: true }

test('a browser without its secret gets a new one and resubmits, so that no input is lost', async () => {
  const { response, saveDetails } = await send([KEY], FIELDS)
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toBe('/it-it/checkout/abc?index')
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^checkout_holder=.+HttpOnly/)])
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  expect(saveDetails).not.toHaveBeenCalled()
})

test('without the key of the checkout nothing is resubmitted: the bag opens it again', async () => {
  const { response } = await send([], FIELDS)
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    '/it-it/checkout/cart?refused=cart-not-found',
  ])
})

const HOME = { id: 'home', isDefault: true, address: { ...SAMPLE_ADDRESS, line1: 'Via Brera 1' } }
const PARIS = {
  id: 'paris',
  isDefault: false,
  address: { ...SAMPLE_ADDRESS, line1: '9 rue de Seine', city: 'Paris', postalCode: '75006', country: 'FR' },
}
const OLD = { id: 'old', isDefault: false, address: { ...SAMPLE_ADDRESS, phone: '' } }
const BOOK = [HOME, PARIS, OLD]

test('with a saved address chosen the order goes there, whatever is typed below it', async () => {
  const fields = { email: 'ada@example.com', 'address.country': 'IT', 'address.line1': 'x', saved: 'home' }
  const { saveDetails } = await send([KEY, HOLDER], fields, { book: BOOK })
  expect(saveDetails).toHaveBeenCalledWith(expect.anything(), {
    email: 'ada@example.com',
    address: HOME.address,
    billingAddress: null,
  })
})

// spec 1: a saved address of another country changes the country first, and says so (issue 14, point 3)
test('a saved address in another country changes the country of the bag first', async () => {
  const fields = { ...UNFINISHED, email: 'ada@example.com', billingDiffers: '', saved: 'paris' }
  const { response, saveDetails, updateBuyerIdentity } = await send([KEY, HOLDER], fields, { book: BOOK })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/fr-fr/checkout/abc'])
  expect(updateBuyerIdentity.mock.calls).toMatchObject([[{}, { country: 'FR' }]])
  expect(draftOf(response)).toMatchObject({ saved: 'paris', movedTo: 'FR' })
  expect(saveDetails).not.toHaveBeenCalled()
})

test.each([
  ['changed', { intent: 'change:home' }, { changes: 'home', address: HOME.address }],
  ['one that lacks what its country requires', { saved: 'old' }, { changes: 'old', address: OLD.address }],
  ['of somebody else', { saved: 'theirs' }, { changes: '', address: {} }],
  ['not changed after all', { intent: 'change:' }, { changes: '', address: {} }],
])('editing a saved address (%s) redirects to the form with %j', async (_, fields, draft) => {
  const { response, saveDetails } = await send([KEY, HOLDER], { ...FIELDS, ...fields }, { book: BOOK })
  expect([response.status, response.headers.get('location')]).toEqual([303, '/it-it/checkout/abc'])
  expect(draftOf(response)).toMatchObject(draft)
  expect(saveDetails).not.toHaveBeenCalled()
})

test('an edited address is also updated in the address book, once the checkout has it', async () => {
  const fields = { ...FIELDS, saved: 'new', changes: 'home' }
  const refused = await send([KEY, HOLDER], fields, { book: BOOK })
  expect(refused.saveAddress).not.toHaveBeenCalled()
  const { saveAddress } = await send([KEY, HOLDER], fields, { book: BOOK, isSaved: true })
  const draft = { ...SAMPLE_ADDRESS, company: undefined, line2: undefined }
  expect(saveAddress).toHaveBeenCalledWith('ada', { id: 'home', draft, isDefault: false })
})

test.each([
  ['__intent__', 'x'],
  ['__intent__', 'null'],
  ['__intent__', '{"type":"insert","payload":{"name":"email"}}'],
  ['__state__', 'x'],
])('an invalid form instruction (%s=%s) is refused with 400', async (name, text) => {
  const { response } = await send([KEY, HOLDER], { ...FIELDS, [name]: text })
  expect(response).toMatchObject({ init: { status: 400 } })
})

// spec 1: a guest signs in at the top of the checkout and comes back to it with what was typed (issue 14, point 3)
test.each([
  ['/it-it/checkout', [KEY, CART]],
  ['/it-it/checkout/abc', [KEY]],
])('a guest who signs in returns to %s with their input', async (callback, cookies) => {
  const { response, saveDetails } = await send([...cookies, HOLDER], { ...UNFINISHED, intent: 'sign-in' })
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/it-it/login?${new URLSearchParams({ callback })}`,
  ])
  expect(draftOf(response)).toMatchObject(TYPED)
  expect(saveDetails).not.toHaveBeenCalled()
})

// spec 1: another country to deliver to keeps what was typed and stays in the checkout (issue 14, point 3)
test('with another country, the bag has its prices and the step preserves the input', async () => {
  const fields = { ...UNFINISHED, intent: 'country', destination: 'AT' }
  const { response, updateBuyerIdentity } = await send([KEY, HOLDER], fields)
  // Austria does not support Italian.
  expect([response.status, response.headers.get('location')]).toEqual([303, '/de-at/checkout/abc'])
  expect(updateBuyerIdentity).toHaveBeenCalledWith(
    { cartId: 'gid://shopify/Cart/abc?key=def' },
    { country: 'AT', language: 'de', buyer: null },
  )
  expect(draftOf(response)).toMatchObject({ ...TYPED, movedTo: 'AT' })
})

test('when the country cannot be changed, the step says so and preserves the input', async () => {
  const fields = { ...UNFINISHED, intent: 'country', destination: 'AT' }
  const { response } = await send([KEY, HOLDER], fields, { isTaken: false })
  expect(response).toMatchObject({
    init: { status: 503 },
    data: { error: { '': ['checkout-unavailable'] }, initialValue: { email: 'ada@' } },
  })
})

test('a country that we do not ship to is refused', async () => {
  const { response } = await send([KEY, HOLDER], { ...FIELDS, intent: 'country', destination: 'RU' })
  expect(response).toMatchObject({ init: { status: 400 } })
})

test('input that is too long for a cookie is dropped, the rest is preserved', async () => {
  const long = { 'billingAddress.line1': 'x'.repeat(3_900), intent: 'sign-in' }
  const { response } = await send([KEY, HOLDER], { ...FIELDS, ...long })
  expect(draftOf(response)).toMatchObject({ email: 'ada@example.com', address: { line1: 'Via Farini 12' } })
  expect(draftOf(response)?.billingAddress).toEqual({})
})

test('a checkout of another browser redirects to the page that says so', async () => {
  const { response, saveDetails } = await send([KEY, HOLDER], FIELDS)
  expect(saveDetails).toHaveBeenCalledOnce()
  expect([response.status, response.headers.get('location')]).toEqual([303, '/it-it/checkout/abc'])
})
