import { afterAll, expect, test } from 'vitest'
import { NETWORK_KEY_HEADER, VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { ok } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { SAMPLE_ACCESS_TOKEN, SAMPLE_PRIVATE_TOKEN, sampleShop } from '#tests/support/samples/sample-shop.ts'
import { giftCards } from '../../tables/discount-tables.ts'
import { digestCode } from './gift-cards.ts'

const database = await freshDatabase('kernel', 'commerce')
afterAll(() => database.close())
let now = new Date('2026-11-22T09:00:00Z')
const shop = sampleShop(database, {
  clock: () => now,
  authenticate: async (token) => ok(token === 'ada' ? { customerId: 'ada', companyLocationIds: [] } : null),
})
const CARD = 'GIFT-0000-CARD'
await database.db
  .insert(giftCards)
  .values({ codeDigest: digestCode(CARD), lastCharacters: 'CARD', currency: 'EUR', balanceMinor: 5_000 })

type Payload = { cart: { id: string } | null; userErrors: { code: string }[] } | null
type GraphqlResponse = { data: Record<string, Payload> | null; errors?: { extensions?: { code?: string } }[] }

const byNetwork = (network: string) => ({
  'x-shopify-storefront-access-token': SAMPLE_ACCESS_TOKEN,
  [NETWORK_KEY_HEADER]: network,
})
const byVisitor = (visitor: string) => ({
  'shopify-storefront-private-token': SAMPLE_PRIVATE_TOKEN,
  [VISITOR_KEY_HEADER]: visitor,
})

async function send(mutation: string, headers: Record<string, string>): Promise<GraphqlResponse> {
  const response = await shop.fetch(
    new Request('https://shop.example/api/2025-04/graphql.json', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify({ query: `mutation { ${mutation} }` }),
    }),
  )
  return (await response.json()) as GraphqlResponse
}

const FIELDS = '{ cart { id } userErrors { code } }'
async function newCart(headers: Record<string, string>): Promise<string> {
  const { data } = await send(`made: cartCreate(input: {}) ${FIELDS}`, headers)
  return data?.made?.cart?.id ?? ''
}
const tryCodes = (kind: 'Discount' | 'GiftCard', cartId: string, codes: readonly string[]) => {
  const list = kind === 'Discount' ? 'discountCodes' : 'giftCardCodes'
  return `cart${kind}CodesUpdate(cartId: "${cartId}", ${list}: ${JSON.stringify(codes)}) ${FIELDS}`
}
const createGuesses = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `GUESS-${from + index}`)
const countThrottled = ({ errors = [] }: GraphqlResponse) =>
  errors.filter(({ extensions }) => extensions?.code === 'THROTTLED').length

// spec 7: codes that are tried are counted by network, cart and gift card
test.each(['Discount', 'GiftCard'] as const)(
  'of many %s codes tried in one request only the first thirty are looked up',
  async (kind) => {
    const headers = byNetwork(`guesser-${kind}`)
    const carts = [await newCart(headers), await newCart(headers)]
    // Two carts, so that the limit of the network is reached rather than that of a cart.
    const fields = Array.from({ length: 6 }, (_, index) => {
      const cartId = carts[index % 2] ?? ''
      return `m${index}: ${tryCodes(kind, cartId, createGuesses(index * 10, 10))}`
    })
    const response = await send(fields.join(' '), headers)
    expect(countThrottled(response)).toBe(3)
    const again = await send(`m: ${tryCodes(kind, carts[0] ?? '', ['ONE-MORE'])}`, headers)
    expect({ data: again.data, throttled: countThrottled(again) }).toEqual({
      data: { m: null },
      throttled: 1,
    })
  },
)

test('codes entered in a new cart each time count towards the limit', async () => {
  const headers = byNetwork('carts')
  const create = (code: string) =>
    send(`m: cartCreate(input: { giftCardCodes: ["${code}"] }) ${FIELDS}`, headers)
  const responses = []
  for (const code of createGuesses(0, 31)) responses.push(countThrottled(await create(code)))
  expect(responses.indexOf(1)).toBe(30)
})

test.each([
  ['a blank', ''],
  ['one of them once more', 'GUESS-0'],
])(
  'a list of more codes than a cart takes, the eleventh %s, is refused, and none is looked up',
  async (_, last) => {
    const headers = byNetwork(`eleven-${last}`)
    const refused = { cart: null, userErrors: [{ code: 'INVALID' }] }
    const eleven = [...createGuesses(0, 10), last]
    const cartId = await newCart(headers)
    expect((await send(`m: ${tryCodes('Discount', cartId, eleven)}`, headers)).data?.m?.userErrors).toEqual(
      refused.userErrors,
    )
    const created = await send(
      `m: cartCreate(input: { discountCodes: ${JSON.stringify(eleven)} }) ${FIELDS}`,
      headers,
    )
    expect(created.data?.m).toEqual(refused)
  },
)

test('a stranger who has the id of a customer’s cart does not use up the attempts of its owner', async () => {
  const ada = await newCart(byVisitor('owner'))
  const identity = 'buyerIdentity: { customerAccessToken: "ada" }'
  await send(`m: cartBuyerIdentityUpdate(cartId: "${ada}", ${identity}) ${FIELDS}`, byVisitor('owner'))
  for (const code of createGuesses(0, 31)) {
    const { data } = await send(`m: ${tryCodes('Discount', ada, [code])}`, byNetwork(`stranger-${code}`))
    expect(data?.m).toEqual({ cart: null, userErrors: [{ code: 'INVALID' }] })
  }
  expect(countThrottled(await send(`m: ${tryCodes('Discount', ada, ['HERS'])}`, byVisitor('owner')))).toBe(0)
})

test('guesses from many networks reach the limit of the cart', async () => {
  const cartId = await newCart(byNetwork('home'))
  const responses = []
  for (const code of createGuesses(0, 31)) {
    responses.push(
      countThrottled(await send(`m: ${tryCodes('Discount', cartId, [code])}`, byNetwork(`bot-${code}`))),
    )
  }
  expect(responses.indexOf(1)).toBe(30)
})

test('a gift card can be added to a few carts only, from any network', async () => {
  const responses = []
  for (let network = 0; network < 21; network++) {
    const headers = byNetwork(`card-${network}`)
    responses.push(
      countThrottled(await send(`m: ${tryCodes('GiftCard', await newCart(headers), [CARD])}`, headers)),
    )
  }
  expect(responses.indexOf(1)).toBe(20)
})

test('codes already in the cart do not count, and the limit resets after an hour', async () => {
  const headers = byNetwork('buyer')
  const cartId = await newCart(headers)
  for (let change = 0; change < 40; change++) {
    expect(countThrottled(await send(`m: ${tryCodes('Discount', cartId, ['welcome10 '])}`, headers))).toBe(0)
  }
  for (const code of createGuesses(0, 30)) await send(`m: ${tryCodes('Discount', cartId, [code])}`, headers)
  expect(countThrottled(await send(`m: ${tryCodes('Discount', cartId, ['LATE'])}`, headers))).toBe(1)
  now = new Date(now.getTime() + 2 * 3_600_000)
  expect(countThrottled(await send(`m: ${tryCodes('Discount', cartId, ['LATE'])}`, headers))).toBe(0)
})

test('visitors of a storefront are counted separately, and a browser cannot impersonate another visitor', async () => {
  const tryUntilThrottled = async (headers: Record<string, string>) => {
    for (let round = 0; round < 3; round++) {
      await send(`m: ${tryCodes('Discount', await newCart(headers), createGuesses(round * 10, 10))}`, headers)
    }
    return countThrottled(await send(`m: ${tryCodes('Discount', await newCart(headers), ['MORE'])}`, headers))
  }
  expect(await tryUntilThrottled(byVisitor('ada'))).toBe(1)
  const asBea = `m: ${tryCodes('Discount', await newCart(byVisitor('bea')), ['FIRST'])}`
  expect(countThrottled(await send(asBea, byVisitor('bea')))).toBe(0)
  const spoofed = byNetwork('liar')
  expect(await tryUntilThrottled(spoofed)).toBe(1)
  const renamed = { ...spoofed, [VISITOR_KEY_HEADER]: 'somebody-else' }
  expect(
    countThrottled(await send(`m: ${tryCodes('Discount', await newCart(renamed), ['MORE'])}`, renamed)),
  ).toBe(1)
})
