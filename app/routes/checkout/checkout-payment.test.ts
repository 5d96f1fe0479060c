import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { checkoutCookie } from '#app/features/checkout/opening/checkout-key.ts'
import {
  clientsContext,
  type Session,
  sealContext,
  sessionContext,
  visitorContext,
} from '#app/visitor/context.ts'
import { visitorOf } from '#app/visitor/visitor.ts'
import type { CheckoutFailureCode } from '#clients/checkout/checkout-client.ts'
import type { Clients } from '#clients/clients.ts'
import type { LineProblem } from '#contracts/order/checkout.ts'
import { ok, refuse } from '#domain/result.ts'
import { SAMPLE_ADDRESS } from '#tests/support/samples/sample-checkout.ts'
import { SAMPLE_HOUSE } from '#tests/support/samples/sample-house.ts'
import { action } from './checkout-payment.tsx'

const url = new URL('https://shop.example/it-it/checkout/abc/payment')
const SIGNED_IN: Session = {
  accountId: 'anna',
  email: 'anna@example.com',
  idToken: '',
  accessToken: 'anna',
  expiresAt: Number.POSITIVE_INFINITY,
}
const FORM = {
  method: 'bank-transfer',
  idempotencyKey: 'b7f6e6d0-0f8e-4b58',
  expectedTotal: '100.0',
  expectedDue: '100.0',
  expectedRevision: 'pieces-seen',
  currency: 'EUR',
}

const saveAddress = vi.fn(async () => ({ ok: true }))
let book: readonly object[] = []
const customer = { listAddresses: async () => ok(book), saveAddress }
beforeEach(() => saveAddress.mockClear())

/** Submits the last step to a service that accepts it or refuses it with this code. */
async function place(
  code: CheckoutFailureCode | null,
  session: Session | null,
  lines: readonly { id: string; problem: LineProblem | null }[] = [],
  form: Readonly<Record<string, string>> = FORM,
) {
  const context = new RouterContextProvider()
  context.set(visitorContext, visitorOf(url, SAMPLE_HOUSE))
  context.set(sessionContext, session)
  context.set(sealContext, { seal: (text) => text, open: (text) => text, isCurrent: () => true })
  const checkout = {
    placeOrder: async () => (code === null ? ok({ orderId: 'o', orderToken: 't' }) : refuse(code)),
    getCheckout: async () => ok({ status: 'open', country: 'IT', lines, address: SAMPLE_ADDRESS }),
  }
  context.set(clientsContext, { checkout, customer } as unknown as Clients)
  const request = new Request(url, {
    method: 'POST',
    headers: { cookie: checkoutCookie('abc', 'def', { isSecure: true }).split(';', 1)[0] ?? '' },
    body: new URLSearchParams(form),
  })
  const args = { request, url, context, params: { token: 'abc' }, pattern: '' }
  return action(args as unknown as Parameters<typeof action>[0])
}

test.each([
  ['a customer whose address is not proven yet', SIGNED_IN],
  ['a guest with a bag that was a pending client’s', null],
])('%s is informed at the last step that their trade application is pending', async (_, session) => {
  expect(await place('trade-application-pending', session)).toMatchObject({
    init: { status: 422 },
    data: { error: { '': ['trade-application-pending'] } },
  })
})

const CARD_FORM = {
  ...FORM,
  method: 'test-card',
  'card.holder': 'Ada Byron',
  'card.number': '4242',
  'card.expiry': '12/39',
  'card.securityCode': '123',
}

test.each([
  ['card-number-invalid', 'card.number'],
  ['card-declined', 'card.number'],
  ['insufficient-funds', 'card.number'],
  ['card-expired', 'card.expiry'],
  ['card-date-invalid', 'card.expiry'],
  ['security-code-wrong', 'card.securityCode'],
] as const)('a card refused as %s is mended at %s, and the page gets no number back', async (code, field) => {
  const response = await place(code, null, [], CARD_FORM)
  expect(response).toMatchObject({ init: { status: 422 }, data: { error: { [field]: [code] } } })
  expect(JSON.stringify(response)).not.toContain('4242')
})

// spec 1: the address of an order is saved once (issue 14, point 3)
test('the address of an order is added to the address book, unless it is there', async () => {
  book = []
  await place(null, SIGNED_IN)
  const saved = { id: null, draft: SAMPLE_ADDRESS, isDefault: true }
  expect(saveAddress.mock.calls).toEqual([['anna', saved]])
  book = [{ address: { ...SAMPLE_ADDRESS, line1: 'Via Brera 1' } }]
  await place(null, SIGNED_IN)
  expect(saveAddress.mock.calls[1]).toEqual(['anna', { ...saved, isDefault: false }])
  book = [{ address: null }, { address: { ...SAMPLE_ADDRESS, city: ' PARMA', phone: '' } }]
  await place(null, SIGNED_IN)
  await place('card-declined', SIGNED_IN)
  await place(null, null)
  expect(saveAddress).toHaveBeenCalledTimes(2)
})

test.each(['credit-limit-exceeded', 'invoices-overdue'] as const)(
  'an order on account refused with %s is reported where another method can be chosen',
  async (code) => {
    expect(await place(code, SIGNED_IN, [], { ...FORM, method: 'on-account' })).toMatchObject({
      init: { status: 422 },
      data: { error: { '': [code] } },
    })
  },
)

test('terms that were not accepted are reported at their field', async () => {
  expect(await place('terms-not-accepted', null)).toMatchObject({
    init: { status: 422 },
    data: { error: { acceptsTerms: ['terms-not-accepted'] } },
  })
})

test('an order that must be corrected in the bag redirects there with the reason', async () => {
  const redirect = await place('not-sellable', null).catch((thrown: unknown) => thrown)
  expect((redirect as Response).headers.get('location')).toBe('/it-it/checkout/cart?refused=not-sellable')
})

test('when units are sold to another buyer during payment, the bag names the lines', async () => {
  const lines = [
    { id: 'lamp', problem: null },
    { id: 'bowls', problem: 'units-exhausted' },
    { id: 'vase', problem: 'units-exhausted' },
  ] as const
  const redirect = await place('units-exhausted', null, lines).catch((thrown: unknown) => thrown)
  expect((redirect as Response).headers.get('location')).toBe(
    '/it-it/checkout/cart?refused=units-exhausted&short=bowls&short=vase',
  )
})

test('when there are enough units again, the last step suggests trying once more', async () => {
  expect(await place('units-exhausted', null, [{ id: 'lamp', problem: null }])).toMatchObject({
    init: { status: 422 },
    data: { error: { '': ['units-exhausted'] } },
  })
})

test.each([
  'agreed-order-expired',
  'agreed-order-cancelled',
  'agreed-order-unavailable',
  'sign-in-required',
] as const)('an order refused with %s redirects to the first step, whose page says why', async (code) => {
  const redirect = await place(code, null).catch((thrown: unknown) => thrown)
  expect((redirect as Response).headers.get('location')).toBe('/it-it/checkout/abc')
})
