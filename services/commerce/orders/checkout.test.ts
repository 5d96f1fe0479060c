import { afterAll, expect, test } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart } from '#tests/support/samples/sample-cart.ts'
import {
  readySampleCheckout,
  SAMPLE_ADDRESS,
  SAMPLE_DETAILS,
  sampleCheckout,
} from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { seedDiscounts } from '../carts/discounts/seed-discounts.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
await seedDiscounts(database)
const service = sampleShop(database)
const execute = createExecute(service)
const shippingCosts = JSON.stringify([
  { market: 'EU', amount: { EUR: '79.0', USD: '89.0', GBP: '69.0' } },
  { market: 'USA', amount: { EUR: '179.0', USD: '189.0', GBP: '169.0' } },
])

test('a checkout shows the pieces, their delivery, and the total with tax', async () => {
  const { gid } = await addPiece(database, {
    title: 'Lampada Luna',
    attributes: { shippingCosts, artisanName: 'Vetreria Sole', artisanSlug: 'vetreria-sole' },
  })
  const { id } = await createSampleCart(execute, 'IT', [gid, 2])
  const state = await sampleCheckout(service, id).state()
  expect(state).toMatchObject({
    status: 'open',
    country: 'IT',
    email: null,
    address: null,
    lines: [
      { title: 'Lampada Luna', variantTitle: null, artisanName: 'Vetreria Sole', quantity: 2, problem: null },
    ],
    shipments: [{ warehouse: 'other', artisanSlug: 'vetreria-sole', cost: { amount: '79.0' } }],
    totals: {
      subtotal: { amount: '200.0', currencyCode: 'EUR' },
      shipping: { amount: '79.0' },
      taxes: { kind: 'included', ratePercent: 22, amount: { amount: '50.31' } },
      total: { amount: '279.0' },
      due: { amount: '279.0' },
    },
    delivery: { chosen: 'standard', options: [{ code: 'standard', cost: { amount: '79.0' } }] },
    paymentMethods: [
      { code: 'bank-transfer', isTest: false },
      { code: 'test-card', isTest: true },
    ],
  })
})

test('a title without a translation states its language, in the checkout and in the order', async () => {
  const { gid } = await addPiece(database, { attributes: { shippingCosts } })
  const { id } = await createSampleCart(execute, 'IT', [gid, 1])
  const checkout = sampleCheckout(service, id)
  expect((await checkout.call('GET', '?language=de')).body).toMatchObject({ lines: [{ textLanguage: 'en' }] })
  expect((await checkout.call('GET', '?language=en')).body).toMatchObject({ lines: [{ textLanguage: null }] })
  await checkout.save(undefined, '?language=de')
  const { body } = await checkout.place()
  const { rows } = await database.pool.query(
    'select l.text_language from commerce.order_lines l join commerce.orders o on o.id = l.order_id where o.id = $1',
    [body.orderId],
  )
  expect(rows).toEqual([{ text_language: 'en' }])
})

// spec 3: lines of the bag and of orders carry the project (issue 20)
test('the same piece for two projects is two lines, in the checkout and in the order, whatever their names contain', async () => {
  const { gid } = await addPiece(database, { attributes: { shippingCosts } })
  const { id } = await createSampleCart(execute, 'IT', [gid, 1])
  const names = ['Villa Farini · 14', `<b>Lodge</b>\r\nBcc: \u202e${'x'.repeat(500)}`]
  const lineFor = (value: string) => ({
    merchandiseId: gid,
    quantity: 2,
    attributes: [{ key: 'project', value }],
  })
  await mutateCart(execute, 'cartLinesAdd', { cartId: id, lines: [...names, ...names].map(lineFor) })
  const checkout = sampleCheckout(service, id)
  const lodge = `<b>Lodge</b>  Bcc:  ${'x'.repeat(100)}`
  const lines = [
    { quantity: 1, projectName: null },
    { quantity: 4, projectName: 'Villa Farini · 14' },
    { quantity: 4, projectName: lodge },
  ]
  expect(await checkout.state()).toMatchObject({ lines })
  await checkout.save()
  const { body } = await checkout.place()
  const { rows } = await database.pool.query(
    'select l.quantity, l.project_name as "projectName", l.project_list_id as list from commerce.order_lines l join commerce.orders o on o.id = l.order_id where o.id = $1 order by l.position',
    [body.orderId],
  )
  expect(rows).toEqual(lines.map((line) => ({ ...line, list: null })))
})

test('in the United States taxes are collected later', async () => {
  const { gid } = await addPiece(database, { attributes: { shippingCosts } })
  const { id } = await createSampleCart(execute, 'US', [gid, 1])
  expect(await sampleCheckout(service, id).state()).toMatchObject({
    totals: { total: { amount: '309.0', currencyCode: 'USD' }, taxes: { kind: 'collected-later' } },
  })
})

test('promotions and gift cards reduce the total', async () => {
  const { gid } = await addPiece(database, { attributes: { shippingCosts } })
  const { id } = await createSampleCart(execute, 'IT', [gid, 2])
  await mutateCart(execute, 'cartDiscountCodesUpdate', {
    cartId: id,
    discountCodes: ['WELCOME10', 'CONSEGNA'],
  })
  await mutateCart(execute, 'cartGiftCardCodesUpdate', { cartId: id, giftCardCodes: ['DONO-LUNA-2026-EU50'] })
  expect(await sampleCheckout(service, id).state()).toMatchObject({
    promotions: [
      { title: 'WELCOME10', amount: { amount: '20.0' } },
      { title: 'CONSEGNA', amount: { amount: '79.0' } },
    ],
    promocodes: ['WELCOME10', 'CONSEGNA'],
    giftCards: [{ lastCharacters: 'EU50', amount: { amount: '50.0' } }],
    totals: { total: { amount: '180.0' }, giftCards: { amount: '50.0' }, due: { amount: '130.0' } },
  })
})

test('a checkout is not found without the key of its cart', async () => {
  const { id } = await createSampleCart(execute, 'IT')
  const forged = sampleCheckout(service, id.replace(/key=.*/, 'key=wrong'))
  expect(await forged.call('GET', '')).toEqual({ status: 404, body: { code: 'checkout-not-found' } })
  expect(await forged.save()).toMatchObject({ status: 404 })
})

test('valid details are stored in the format of the country', async () => {
  const { id } = await createSampleCart(execute, 'IT')
  const checkout = sampleCheckout(service, id)
  const address = { ...SAMPLE_ADDRESS, firstName: ' Ada ', zone: 'Parma' }
  const saved = await checkout.save({ ...SAMPLE_DETAILS, email: ' ada@example.com ', address })
  expect(saved).toMatchObject({ status: 200, body: { email: 'ada@example.com', address: SAMPLE_ADDRESS } })
  expect(await checkout.state()).toMatchObject({ address: SAMPLE_ADDRESS, billingAddress: null })
})

test.each([
  ['no e-mail', { email: '' }, { field: 'email', code: 'required' }],
  ['an e-mail that is none', { email: 'ada@home' }, { field: 'email', code: 'email-invalid' }],
  ['no city', { address: { ...SAMPLE_ADDRESS, city: '' } }, { field: 'address.city', code: 'required' }],
  [
    'a postal code of another country',
    { address: { ...SAMPLE_ADDRESS, postalCode: 'SW1A' } },
    { field: 'address.postalCode', code: 'postal-code-invalid' },
  ],
  [
    'a country that the prices are not for',
    { address: { ...SAMPLE_ADDRESS, country: 'FR', postalCode: '75001' } },
    { field: 'address.country', code: 'country-differs' },
  ],
  [
    'a billing address without a street',
    { billingAddress: { ...SAMPLE_ADDRESS, line1: '' } },
    { field: 'billingAddress.line1', code: 'required' },
  ],
])('details with %s are refused, field by field', async (_, facts, field) => {
  const { id } = await createSampleCart(execute, 'IT')
  const checkout = sampleCheckout(service, id)
  const refused = await checkout.save({ ...SAMPLE_DETAILS, ...facts })
  expect(refused).toEqual({ status: 422, body: { code: 'fields-refused', fields: [field] } })
  expect(await checkout.state()).toMatchObject({ address: null })
})

test('the billing address may be in another country', async () => {
  const { id } = await createSampleCart(execute, 'IT')
  const billingAddress = { ...SAMPLE_ADDRESS, country: 'FR', city: 'Paris', postalCode: '75001', zone: '' }
  const saved = await sampleCheckout(service, id).save({ ...SAMPLE_DETAILS, billingAddress })
  expect(saved).toMatchObject({ status: 200, body: { billingAddress: { country: 'FR', city: 'Paris' } } })
})

test('delivery is chosen after the details, from the available options', async () => {
  const { gid } = await addPiece(database)
  const { id } = await createSampleCart(execute, 'IT', [gid, 1])
  const early = await sampleCheckout(service, id).call('PUT', '/delivery', { option: 'standard' })
  expect(early).toEqual({ status: 409, body: { code: 'details-missing' } })
  const checkout = await readySampleCheckout(service, [gid, 1])
  expect(await checkout.call('PUT', '/delivery', { option: 'standard' })).toMatchObject({ status: 200 })
  expect(await checkout.call('PUT', '/delivery', { option: 'drone' })).toMatchObject({ status: 400 })
})

test('a line that cannot be ordered has a reason', async () => {
  const abroad = await addPiece(database, { attributes: { excludedCountries: 'US' } })
  const scarce = await addPiece(database, { onHand: 2 })
  const { id } = await createSampleCart(execute, 'IT', [abroad.gid, 1], [scarce.gid, 2])
  await mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId: id, buyerIdentity: { countryCode: 'US' } })
  await database.pool.query('update commerce.inventory set on_hand = 1 where variant_id = $1', [
    scarce.variantId,
  ])
  expect(await sampleCheckout(service, id).state()).toMatchObject({
    lines: [{ problem: 'not-shippable-here' }, { problem: 'units-exhausted' }],
  })
})

test.each(['not json', '{"email": 1}', `{"email":"${'x'.repeat(40_000)}"}`])(
  'a body that is none is refused: %.12s',
  async (body) => {
    const { id } = await createSampleCart(execute, 'IT')
    const [, token, key = ''] = /Cart\/(.+)\?key=(.+)$/.exec(id) ?? []
    const request = new Request(`http://shop.example/checkout/${token}/details`, {
      method: 'PUT',
      headers: { 'x-cart-key': key, 'content-length': String(body.length) },
      body,
    })
    const response = await service.fetch(request)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ code: 'request-malformed' })
  },
)
