import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { MailRequest } from '#contracts/mail.ts'
import type { GuestSampleDraft } from '#contracts/order/samples.ts'
import { ok } from '#domain/result.ts'
import { GUEST_SAMPLE_ORDERS_PER_DAY } from '#domain/trade/samples.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { readSampleOrder, SAMPLE_ADDRESS } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'
import { TEST_TIME } from '#tests/support/test-clock.ts'
import { products, variants } from '../tables/catalogue-tables.ts'
import { sampleRequests } from '../tables/sample-request-tables.ts'
import { removeOldSampleRequests } from './guest-samples.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
let now = TEST_TIME
const mails: MailRequest[] = []
let guest = 0
beforeEach(() => {
  guest += 1
  mails.length = 0
  // The daily limits are covered by another test.
  now = new Date(now.getTime() + 3 * 86_400_000)
})
const service = sampleShop(database, {
  clock: () => now,
  authenticate: async (token) =>
    ok({ customerId: `gid://shopify/Customer/${token}`, companyLocationIds: [], verifiedEmail: token }),
  checkout: {
    sendMail: async (_tx, request) => {
      mails.push(request)
    },
  },
})
const team = sampleTeam(database, service, undefined, () => now)
const WOODS = ['Oak', 'Walnut', 'Ash', 'Elm', 'Pine', 'Cherry']
const nuvola = await addSofa()

/** A piece available in each of the woods, for everyone or only for trade clients. */
async function addSofa(customerRestrictions?: 'b2b_only') {
  const attributes = customerRestrictions && { customerRestrictions }
  const { productId } = await addPiece(database, { title: 'Nuvola', ...(attributes && { attributes }) })
  const options = [{ name: 'Wood', values: WOODS.map((name) => ({ name, swatchColor: null })) }]
  await database.db.update(products).set({ options }).where(eq(products.id, productId))
  await database.db
    .update(variants)
    .set({ option1: WOODS[0] ?? '' })
    .where(eq(variants.productId, productId))
  for (const [at, option1] of WOODS.slice(1).entries())
    await database.db
      .insert(variants)
      .values({ productId, position: at + 2, title: option1, sku: `NUV-${productId}-${at}`, option1 })
  await database.pool.query(
    `insert into commerce.inventory (variant_id, product_id, on_hand, is_tracked)
     select id, product_id, 3, true from commerce.variants where product_id = $1 on conflict do nothing`,
    [productId],
  )
  await database.pool.query(
    `insert into commerce.variant_prices (variant_id, currency, price_minor)
     select id, 'EUR', 10000 from commerce.variants where product_id = $1 on conflict do nothing`,
    [productId],
  )
  return `gid://shopify/Product/${productId}`
}

async function call(path: string, body?: object, token?: string) {
  const response = await service.fetch(
    new Request(`http://commerce.internal/samples${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'shopify-storefront-private-token': SAMPLE_PRIVATE_TOKEN,
        ...(token && { 'x-customer-access-token': token }),
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  )
  return { status: response.status, body: await response.json() }
}
const email = () => `guest-${guest}@example.com`
const draft = (finishes: readonly string[], overrides: Partial<GuestSampleDraft> = {}) => ({
  key: crypto.randomUUID(),
  productId: nuvola,
  finishes: finishes.map((name) => `Wood/${name}`),
  address: SAMPLE_ADDRESS,
  language: 'de',
  email: email(),
  network: null,
  ...overrides,
})
const request = (finishes: readonly string[], overrides: Partial<GuestSampleDraft> = {}) =>
  call('/requests', draft(finishes, overrides))
/** The token of the link in the last email. */
function linkToken(): string {
  const mail = mails.findLast(({ kind }) => kind === 'samples-confirmation')
  return (mail && 'url' in mail && mail.url.split('/').at(-1)) || 'none'
}
const confirm = (token = linkToken(), network: string | null = null) =>
  call(`/requests/${token}`, { network })

test('a guest is offered samples, and nothing is said of what an address has ordered', async () => {
  const { status, body } = await call(
    `?${new URLSearchParams({ product: nuvola, language: 'de', country: 'IT' })}`,
  )
  expect(status).toBe(200)
  expect(body.allowance).toMatchObject({ perYear: 10, left: 5 })
  expect(body.options[0].finishes).toHaveLength(WOODS.length)
})

// spec 6: samples of a guest: sent once the link in an email has proven the address
test('nothing is ordered before the link in the email is used, and then what was ticked', async () => {
  expect(await request(['Oak', 'Ash'])).toEqual({ status: 202, body: {} })
  expect(mails).toMatchObject([
    {
      kind: 'samples-confirmation',
      to: email(),
      language: 'de',
      url: expect.stringContaining('/de-it/account/'),
    },
  ])
  expect(JSON.stringify(mails)).not.toContain('Byron')
  const opened = await call(`/requests/${linkToken()}`)
  expect(opened.body).toMatchObject({ title: 'Nuvola', finishes: ['Oak', 'Ash'] })
  expect(JSON.stringify(opened.body)).not.toContain(email())
  expect(mails).toHaveLength(1)
  const placed = await confirm()
  expect(placed.status).toBe(201)
  const order = await readSampleOrder(service, placed)
  expect(order).toMatchObject({
    isSamples: true,
    email: email(),
    lines: [{ variantTitle: 'Oak' }, { variantTitle: 'Ash' }],
    totals: { total: { amount: '0.0' } },
  })
  expect(mails.at(-1)).toMatchObject({ kind: 'order-confirmation', to: email(), isAddressProven: true })
  const { item } = (await team.call(`/orders/${placed.body.orderId}`)).body
  expect(item).toMatchObject({ isSamples: true, email: email() })
})

test('a link orders once, however often it is used, and not after a week', async () => {
  await request(['Oak'])
  const token = linkToken()
  const used = await Promise.all([1, 2, 3].map(() => confirm(token)))
  expect(used.map(({ status }) => status).toSorted()).toEqual([200, 200, 201])
  expect(new Set(used.map(({ body }) => body.orderId)).size).toBe(1)
  await request(['Oak'])
  now = new Date(now.getTime() + 7 * 86_400_000)
  expect(await confirm()).toEqual({ status: 404, body: { code: 'link-expired' } })
  await removeOldSampleRequests(database, now)
  expect(await database.db.select().from(sampleRequests).where(eq(sampleRequests.email, email()))).toEqual([])
})

test.each(['none', '0'.repeat(64), `${'0'.repeat(32)}${'f'.repeat(32)}`])(
  'a made-up link "%s" opens nothing',
  async (token) => {
    const expired = { status: 404, body: { code: 'link-expired' } }
    expect(await call(`/requests/${token}`)).toEqual(expired)
    expect(await confirm(token)).toEqual(expired)
  },
)

test('one form sends one email', async () => {
  const key = crypto.randomUUID()
  for (const _ of [1, 2, 3]) expect((await request(['Oak'], { key })).status).toBe(202)
  expect(mails).toHaveLength(1)
})

// spec 6: samples of a guest: ten a year for an address, however it is written
test('ten a year for an address, however it is written, and whether it signs in', async () => {
  const spelled = [email(), email().toUpperCase(), email().replace('@', '+more@')]
  const five = WOODS.slice(0, 5)
  const tokens: string[] = []
  for (const spelling of spelled) {
    await request(five, { email: spelling })
    tokens.push(linkToken())
  }
  const placed = await Promise.all(tokens.map((token) => confirm(token)))
  expect(placed.map(({ status }) => status).toSorted()).toEqual([201, 201, 409])
  const { email: _, network: __, ...own } = draft(['Oak'])
  expect(await call('', own, email())).toMatchObject({ status: 409, body: { code: 'allowance-used' } })
})

test('what an account has ordered counts for its address without signing in, too', async () => {
  const { email: _, network: __, ...own } = draft(WOODS.slice(0, 5))
  expect((await call('', own, email())).status).toBe(201)
  await request(WOODS.slice(0, 5))
  expect((await confirm()).status).toBe(201)
  await request(['Oak'])
  expect((await confirm()).status).toBe(409)
})

test('three emails a day for an address, of which nobody is told', async () => {
  for (const _ of [1, 2, 3, 4, 5]) expect((await request(['Oak'])).status).toBe(202)
  expect(mails).toHaveLength(3)
})

test('five requests and five orders a day from a network', async () => {
  const network = `network ${guest}`
  const others = (count: number) => ({ email: `n${count}-${email()}`, network })
  for (const count of [1, 2, 3, 4, 5]) expect((await request(['Oak'], others(count))).status).toBe(202)
  expect(await request(['Oak'], others(6))).toMatchObject({
    status: 429,
    body: { code: 'too-many-requests' },
  })
  await request(['Oak'], { ...others(7), network: null })
  const token = linkToken()
  for (const _ of [1, 2, 3, 4, 5]) await confirm(token, network)
  expect((await confirm(token, network)).status).toBe(429)
})

// spec 6: samples of a guest: limits of mailboxes, networks and all guests
test('all guests together order so often in a day, whatever their mailboxes', async () => {
  await request(['Oak'])
  const { body } = await confirm()
  await database.pool.query(
    `insert into commerce.orders
     select copy.* from commerce.orders o, generate_series(2, $2::int) at,
       jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'COPY-' || at, 'cart_token', 'copy ' || at)) copy
     where o.id = $1`,
    [body.orderId, GUEST_SAMPLE_ORDERS_PER_DAY],
  )
  await request(['Oak'], { email: `other-${email()}` })
  expect((await confirm()).status).toBe(429)
  now = new Date(now.getTime() + 86_400_000)
  expect((await confirm()).status).toBe(201)
})

test.each([
  ['more than five', { finishes: WOODS.map((name) => `Wood/${name}`) }, 409, 'allowance-used'],
  ['a finish that is not there', { finishes: ['Wood/Gold'] }, 422, 'finish-unknown'],
  ['no email address', { email: 'nobody' }, 422, 'email-invalid'],
  ['a faulty address', { address: { ...SAMPLE_ADDRESS, city: '' } }, 422, 'address-refused'],
  ['no finish', { finishes: [] }, 400, 'samples-malformed'],
] as const)('%s is refused before anything is emailed', async (_, overrides, status, code) => {
  expect(await call('/requests', { ...draft(['Oak']), ...overrides })).toMatchObject({
    status,
    body: { code },
  })
  expect(mails).toEqual([])
})

// spec 6: samples: no finishes of a piece that someone may not see
test('a piece for the trade only does not exist for guests, nor for customers who are no trade clients', async () => {
  const hidden = await addSofa('b2b_only')
  const missing = { status: 404, body: { code: 'product-not-found' } }
  const search = `?${new URLSearchParams({ product: hidden, language: 'de', country: 'IT' })}`
  expect(await call(search)).toEqual(missing)
  expect(await call(search, undefined, email())).toEqual(missing)
  expect(await request(['Oak'], { productId: hidden })).toEqual(missing)
})
