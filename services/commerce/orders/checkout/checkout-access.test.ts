import { afterAll, expect, test } from 'vitest'
import { ok, refuse } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { createSampleCart, mutateCart, readCart } from '#tests/support/samples/sample-cart.ts'
import { SAMPLE_ADDRESS, SAMPLE_DETAILS, sampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { createExecute, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { CHECKOUT_DAYS, removeOldCheckouts } from '../../jobs.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
const service = sampleShop(database, {
  authenticate: async (token) =>
    token === 'unchecked'
      ? refuse('account-unavailable')
      : ok({ customerId: token.replace('token-of-', ''), companyLocationIds: [] }),
})
const execute = createExecute(service)
const OTHER = 'the-secret-of-another-browser-0002'
const ELSEWHERE = { status: 403, body: { code: 'opened-elsewhere' } }

async function createCart(): Promise<string> {
  const { gid } = await addPiece(database, { onHand: 9 })
  return (await createSampleCart(execute, 'IT', [gid, 1])).id
}

// spec 4: a checkout is read, changed and ordered by the browser or account that entered its details alone
test('a stranger with the key of the cart never reads what its buyer entered, nor the order', async () => {
  const cartId = await createCart()
  const victim = sampleCheckout(service, cartId)
  const stranger = sampleCheckout(service, cartId, { holder: OTHER })
  const nobody = sampleCheckout(service, cartId, { holder: '' })
  expect(await stranger.state()).toMatchObject({ status: 'open', email: null, address: null })
  await victim.save()
  for (const { call, save, place } of [stranger, nobody]) {
    expect(await call('GET', '')).toEqual(ELSEWHERE)
    expect(await call('PUT', '/delivery', { option: 'standard' })).toEqual(ELSEWHERE)
    expect(await place()).toEqual(ELSEWHERE)
    expect((await save({ ...SAMPLE_DETAILS, email: 'eve@example.com' })).status).toBeGreaterThanOrEqual(400)
  }
  expect(await victim.state()).toMatchObject({ email: 'ada@example.com', address: SAMPLE_ADDRESS })
  const placed = await victim.place()
  expect(placed.status).toBe(201)
  for (const { call, place } of [stranger, nobody]) {
    expect(await call('GET', '')).toEqual(ELSEWHERE)
    expect(await place()).toEqual(ELSEWHERE)
  }
  expect(await victim.state()).toEqual({ status: 'completed', ...placed.body })
})

test('once the details of an order are deleted, neither its buyer nor a stranger gets its link', async () => {
  const cartId = await createCart()
  const victim = sampleCheckout(service, cartId)
  await victim.save({ ...SAMPLE_DETAILS, email: 'gone@example.com' })
  expect((await victim.place()).status).toBe(201)
  await removeOldCheckouts(database, new Date(TEST_TIME.getTime() + (CHECKOUT_DAYS + 1) * 86_400_000))
  for (const { call, place } of [victim, sampleCheckout(service, cartId, { holder: OTHER })]) {
    expect(await call('GET', '')).toEqual(ELSEWHERE)
    expect(await place()).toEqual(ELSEWHERE)
  }
})

test('the cart, which anyone with its key can read, reveals none of the details', async () => {
  const cartId = await createCart()
  await sampleCheckout(service, cartId).save()
  expect(await readCart(execute, cartId)).toMatchObject({ note: '', attributes: [] })
  const read = 'query ($id: ID!) { cart(id: $id) { buyerIdentity { email phone } } }'
  expect(await execute(read, { id: cartId })).toEqual({
    cart: { buyerIdentity: { email: null, phone: null } },
  })
})

test('if two browsers save details at once, exactly one owns the checkout', async () => {
  const cartId = await createCart()
  const browsers = ['first', 'second'].map((name) => ({
    ...sampleCheckout(service, cartId, { holder: `the-secret-of-the-${name}-browser-1234` }),
    email: `${name}@example.com`,
  }))
  const responses = await Promise.all(browsers.map(({ save, email }) => save({ ...SAMPLE_DETAILS, email })))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 403])
  for (const [index, { call, email }] of browsers.entries()) {
    const expected = responses[index]?.status === 200 ? { status: 200, body: { email } } : ELSEWHERE
    expect(await call('GET', '')).toMatchObject(expected)
  }
})

test('a customer can continue in another browser, but another account cannot, even in the same browser', async () => {
  const cartId = await createCart()
  const buyerIdentity = { customerAccessToken: 'token-of-ada' }
  await mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity })
  await sampleCheckout(service, cartId, { accessToken: 'token-of-ada' }).save()
  const phone = sampleCheckout(service, cartId, { holder: OTHER, accessToken: 'token-of-ada' })
  expect(await phone.state()).toMatchObject({ status: 'open', email: 'ada@example.com' })
  const eve = sampleCheckout(service, cartId, { accessToken: 'token-of-eve' })
  expect(await eve.call('GET', '')).toEqual(ELSEWHERE)
  const placed = await phone.place()
  expect(placed.status).toBe(201)
  expect(await eve.call('GET', '')).toEqual(ELSEWHERE)
  expect(await sampleCheckout(service, cartId, { accessToken: 'token-of-ada' }).state()).toEqual({
    status: 'completed',
    ...placed.body,
  })
})

test('an email address set on the cart by anyone with its key does not count as the buyer’s', async () => {
  const cartId = await createCart()
  const buyerIdentity = { email: 'eve@example.com' }
  await mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity })
  expect(await sampleCheckout(service, cartId).state()).toMatchObject({ status: 'open', email: null })
})

test('a stranger who claims the cart for their account does not get the order that its buyer places', async () => {
  const buyerIdentity = { customerAccessToken: 'token-of-eve' }
  const claimedLater = await createCart()
  const victim = sampleCheckout(service, claimedLater)
  await victim.save()
  await mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId: claimedLater, buyerIdentity })
  expect(await victim.place({ expectedTotal: { amount: '100.0', currencyCode: 'EUR' } })).toEqual(ELSEWHERE)

  const claimedBefore = await createCart()
  await mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId: claimedBefore, buyerIdentity })
  for (const accessToken of [undefined, 'token-of-ada']) {
    const buyer = sampleCheckout(service, claimedBefore, { ...(accessToken && { accessToken }) })
    expect(await buyer.save()).toEqual(ELSEWHERE)
  }
})

test('a guest who signs in can continue, and the order is in their account', async () => {
  const cartId = await createCart()
  await sampleCheckout(service, cartId).save()
  const buyerIdentity = { customerAccessToken: 'token-of-ada' }
  await mutateCart(execute, 'cartBuyerIdentityUpdate', { cartId, buyerIdentity })
  const signedIn = sampleCheckout(service, cartId, { accessToken: 'token-of-ada' })
  expect(await signedIn.state()).toMatchObject({ status: 'open', email: 'ada@example.com' })
  const { body } = await signedIn.place()
  const { rows } = await database.pool.query('select customer_id from commerce.orders where id = $1', [
    body.orderId,
  ])
  expect(rows).toEqual([{ customer_id: 'ada' }])
})

test('an order is refused if someone with the key swapped its pieces for others of the same price', async () => {
  const cartId = await createCart()
  const victim = sampleCheckout(service, cartId)
  await victim.save()
  const shown = await victim.state()
  if (shown.status !== 'open') throw new Error('The checkout is open')
  const expected = { expectedTotal: shown.totals.total, expectedRevision: shown.revision }
  const { gid } = await addPiece(database, { onHand: 9 })
  const [line] = (await readCart(execute, cartId))?.lines.nodes ?? []
  await mutateCart(execute, 'cartLinesAdd', { cartId, lines: [{ merchandiseId: gid, quantity: 1 }] })
  await mutateCart(execute, 'cartLinesRemove', { cartId, lineIds: [line?.id] })
  expect(await victim.state()).toMatchObject({ totals: { total: shown.totals.total } })
  expect(await victim.place(expected)).toEqual({ status: 409, body: { code: 'pieces-changed' } })
})

test('a browser without a secret cannot save details, since anyone could read them', async () => {
  const { save } = sampleCheckout(service, await createCart(), { holder: '' })
  expect(await save()).toEqual(ELSEWHERE)
})

test('a checkout is not opened while its customer cannot be checked', async () => {
  const checkout = sampleCheckout(service, await createCart(), { accessToken: 'unchecked' })
  const unavailable = { status: 502, body: { code: 'account-unavailable' } }
  expect(await checkout.call('GET', '')).toEqual(unavailable)
  expect(await checkout.save()).toEqual(unavailable)
})
