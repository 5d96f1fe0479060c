import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { newHolderCookie } from '#app/features/checkout/checkout-holder.server.ts'
import { checkoutCookie } from '#app/features/checkout/checkout-key.ts'
import { readDraft } from '#app/features/checkout/details-draft.server.ts'
import { cartCookies } from '#app/request/cart-cookie.ts'
import type { Clients } from '#app/request/clients.ts'
import { clientsContext, sealContext, visitorContext } from '#app/request/context.ts'
import { visitorOf } from '#app/request/visitor.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_ADDRESS } from '#tests/support/sample-checkout.ts'
import { action } from './checkout-details.tsx'

const url = new URL('https://shop.example/it-it/checkout/abc?index')
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }
const KEY = checkoutCookie('abc', 'def', { isSecure: true })
const BAG = cartCookies('gid://shopify/Cart/abc?key=def', { isSecure: true }).getSetCookie()[0] ?? ''
const HOLDER = newHolderCookie(seal, { isSecure: true })

/** Sends the form of the first step, to a service that refuses it: its checkout is another browser's. */
async function send(cookies: readonly string[], fields: Record<string, string>, { isTaken = true } = {}) {
  const saveDetails = vi.fn(async () => refuse('opened-elsewhere'))
  const context = new RouterContextProvider()
  context.set(visitorContext, visitorOf(url))
  context.set(sealContext, seal)
  const updateBuyerIdentity = vi.fn(async () => (isTaken ? ok({}) : refuse('cart-country-failed')))
  const clients = { checkout: { saveDetails }, commerce: { updateBuyerIdentity } }
  context.set(clientsContext, clients as unknown as Clients)
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  const request = new Request(url, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) })
  const args = { request, url, context, params: { token: 'abc' }, pattern: '' }
  const answer = await action(args as unknown as Parameters<typeof action>[0]).catch(
    (thrown: unknown) => thrown,
  )
  return { answer: answer as Response, saveDetails, updateBuyerIdentity }
}

const FIELDS = {
  email: 'ada@example.com',
  ...Object.fromEntries(Object.entries(SAMPLE_ADDRESS).map(([field, value]) => [`address.${field}`, value])),
}

test('a browser that has lost its secret is given another and repeats the form, so that nothing typed is lost', async () => {
  const { answer, saveDetails } = await send([KEY], FIELDS)
  expect(answer.status).toBe(307)
  expect(answer.headers.get('location')).toBe('/it-it/checkout/abc?index')
  expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^checkout_holder=.+HttpOnly/)])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(saveDetails).not.toHaveBeenCalled()
})

test('without the key of the checkout nothing is repeated: the bag opens it again', async () => {
  const { answer } = await send([], FIELDS)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/it-it/checkout/cart?refused=cart-not-found',
  ])
})

test('an address of the book fills the form and leaves what else was typed', async () => {
  const value = { ...SAMPLE_ADDRESS, line1: 'Via Brera 1', company: '' }
  const typed = { ...FIELDS, email: 'other@', 'billingAddress.line1': 'Via Nuova 3', billingDiffers: 'on' }
  const chosen = JSON.stringify({ type: 'update', payload: { name: 'address', value } })
  const { answer, saveDetails } = await send([KEY, HOLDER], { ...typed, __intent__: chosen })
  expect(answer).toMatchObject({
    data: {
      initialValue: {
        email: 'other@',
        address: { line1: 'Via Brera 1', city: 'Parma' },
        billingDiffers: 'on',
        billingAddress: { line1: 'Via Nuova 3' },
      },
    },
    init: null,
  })
  expect(saveDetails).not.toHaveBeenCalled()
})

test.each([
  ['__intent__', 'x'],
  ['__intent__', 'null'],
  ['__intent__', '{"type":"insert","payload":{"name":"email"}}'],
  ['__state__', 'x'],
])('an instruction to the form that is none (%s=%s) is refused with 400', async (name, text) => {
  const { answer } = await send([KEY, HOLDER], { ...FIELDS, [name]: text })
  expect(answer).toMatchObject({ init: { status: 400 } })
})

/** What the first step is filled with in a browser that was answered so. */
function draftOf(answer: Response) {
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('checkout_draft=')) ?? ''
  return readDraft(new Request(url, { headers: { cookie: cookie.split(';', 1)[0] ?? '' } }), seal)
}

const UNFINISHED = { ...FIELDS, email: 'ada@', 'address.city': '', billingDiffers: 'on' }
const TYPED = { email: 'ada@', address: { line1: 'Via Farini 12' }, billingDiffers: true }

test.each([
  ['/it-it/checkout', [KEY, BAG]],
  ['/it-it/checkout/abc', [KEY]],
])('a guest who signs in comes back to %s with what was typed', async (callback, cookies) => {
  const { answer, saveDetails } = await send([...cookies, HOLDER], { ...UNFINISHED, errand: 'sign-in' })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `/it-it/login?${new URLSearchParams({ callback })}`,
  ])
  expect(draftOf(answer)).toMatchObject(TYPED)
  expect(saveDetails).not.toHaveBeenCalled()
})

test('delivered to another country, the bag has its prices, and the step what was typed', async () => {
  const fields = { ...UNFINISHED, errand: 'country', destination: 'AT' }
  const { answer, updateBuyerIdentity } = await send([KEY, HOLDER], fields)
  // Austria does not have the Italian language.
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de-at/checkout/abc'])
  expect(updateBuyerIdentity).toHaveBeenCalledWith(
    { cartId: 'gid://shopify/Cart/abc?key=def' },
    { country: 'AT', language: 'de', buyer: null },
  )
  expect(draftOf(answer)).toMatchObject({ ...TYPED, isMoved: true })
})

test('a bag that does not get another country says so where it was, with what was typed', async () => {
  const fields = { ...UNFINISHED, errand: 'country', destination: 'AT' }
  const { answer } = await send([KEY, HOLDER], fields, { isTaken: false })
  expect(answer).toMatchObject({
    init: { status: 503 },
    data: { error: { '': ['checkout-unavailable'] }, initialValue: { email: 'ada@' } },
  })
})

test('a country that we do not ship to is none to deliver to', async () => {
  const { answer } = await send([KEY, HOLDER], { ...FIELDS, errand: 'country', destination: 'RU' })
  expect(answer).toMatchObject({ init: { status: 400 } })
})

test('of what is too long for a cookie the rest comes back', async () => {
  const long = { 'billingAddress.line1': 'x'.repeat(3_900), errand: 'sign-in' }
  const { answer } = await send([KEY, HOLDER], { ...FIELDS, ...long })
  expect(draftOf(answer)).toMatchObject({ email: 'ada@example.com', address: { line1: 'Via Farini 12' } })
  expect(draftOf(answer)?.billingAddress).toEqual({})
})

test('a checkout of another browser leads to the page that says so', async () => {
  const { answer, saveDetails } = await send([KEY, HOLDER], FIELDS)
  expect(saveDetails).toHaveBeenCalledOnce()
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/it-it/checkout/abc'])
})
