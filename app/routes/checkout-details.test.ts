import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { newHolderCookie } from '#app/features/checkout/checkout-holder.server.ts'
import { checkoutCookie } from '#app/features/checkout/checkout-key.ts'
import type { Clients } from '#app/request/clients.ts'
import { clientsContext, sealContext, visitorContext } from '#app/request/context.ts'
import { visitorOf } from '#app/request/visitor.ts'
import { refuse } from '#domain/result.ts'
import { SAMPLE_ADDRESS } from '#tests/support/sample-checkout.ts'
import { action } from './checkout-details.tsx'

const url = new URL('https://shop.example/it-it/checkout/abc?index')
const seal = { seal: (text: string) => text, open: (text: string) => text, isCurrent: () => true }
const KEY = checkoutCookie('abc', 'def', { isSecure: true })
const HOLDER = newHolderCookie(seal, { isSecure: true })

/** Sends the form of the first step, to a service that refuses it: its checkout is another browser's. */
async function send(cookies: readonly string[], fields: Record<string, string>) {
  const saveDetails = vi.fn(async () => refuse('opened-elsewhere'))
  const context = new RouterContextProvider()
  context.set(visitorContext, visitorOf(url))
  context.set(sealContext, seal)
  context.set(clientsContext, { checkout: { saveDetails } } as unknown as Clients)
  const cookie = cookies.map((line) => line.split(';', 1)[0]).join('; ')
  const request = new Request(url, { method: 'POST', headers: { cookie }, body: new URLSearchParams(fields) })
  const args = { request, url, context, params: { token: 'abc' }, pattern: '' }
  const answer = await action(args as unknown as Parameters<typeof action>[0]).catch(
    (thrown: unknown) => thrown,
  )
  return { answer: answer as Response, saveDetails }
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

test('a checkout of another browser leads to the page that says so', async () => {
  const { answer, saveDetails } = await send([KEY, HOLDER], FIELDS)
  expect(saveDetails).toHaveBeenCalledOnce()
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/it-it/checkout/abc'])
})
