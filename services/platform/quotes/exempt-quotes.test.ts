import { afterAll, expect, test } from 'vitest'
import type { AgreedOrderDraft } from '#contracts/order/agreed-order.ts'
import { ok } from '#domain/result.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { openQuotes } from '#tests/support/samples/open-quotes.ts'
import { SAMPLE_QUOTES } from '#tests/support/samples/sample-quotes.ts'

const database = await freshDatabase('platform', 'mail')
afterAll(() => database.close())

const LOCATION = 'gid://shopify/CompanyLocation/5'
/** The exemption for two lamps at 900 with delivery for 50, which include 19 percent VAT. */
const EXEMPTION = { taxNumber: 'FR40303265045', takenOffMinor: 295_38 }
const createdOrders: AgreedOrderDraft[] = []
let exemptNumber: string | null = null
const platform = openQuotes(database, () => new Date('2026-11-26T09:00:00Z'), {
  agreedOrders: {
    ...SAMPLE_QUOTES.agreedOrders,
    async create(draft) {
      createdOrders.push(draft)
      return ok({ id: draft.reference, checkoutUrl: 'https://shop.example/checkout' })
    },
  },
  findBuyer: async () => ok({ companyLocationId: LOCATION, exemptNumber }),
})

async function createSentQuote() {
  createdOrders.length = 0
  exemptNumber = EXEMPTION.taxNumber
  const { id, number } = await platform.send('anna')
  const own = platform.quotes.ofCustomer('anna', number)
  return {
    id,
    async read() {
      const found = await own.read()
      if (!found.ok || found.value === null) throw new Error('The quote cannot be read')
      return found.value
    },
    accept: () => own.accept({ version: 1, name: 'Ada', hasAgreed: true }),
  }
}

// spec 3: a quote for an exempt company is without the tax, and so is its order
test('the client of an exempt company is offered the prices without tax, and orders at them for it', async () => {
  const { read, accept } = await createSentQuote()
  const { totalMinor, offer } = await read()
  expect([totalMinor, offer.exemption]).toEqual([1_850_00 - EXEMPTION.takenOffMinor, EXEMPTION])
  expect(await accept()).toMatchObject({ ok: true })
  expect(createdOrders).toMatchObject([
    { companyLocationId: LOCATION, exemptNumber: EXEMPTION.taxNumber, lines: [{ unitPriceMinor: 900_00 }] },
  ])
})

test('a quote that was sent without tax is not ordered once the exemption has ended; the next version has the tax', async () => {
  const { id, read, accept } = await createSentQuote()
  exemptNumber = null
  expect(await accept()).toMatchObject({ code: 'checkout-unavailable' })
  expect(createdOrders).toEqual([])
  const { detail, state } = await platform.find(id)
  expect(state).toBe('sent')
  expect(detail?.events.at(-1)).toMatchObject({ event: 'reopen', text: 'exemption-changed' })
  await platform.act(id, 'revise')
  expect((await platform.find(id)).detail?.exemptNumber).toBeNull()
  await platform.act(id, 'send')
  const { totalMinor, offer } = await read()
  expect([totalMinor, offer.exemption]).toEqual([1_850_00, undefined])
})
