import { afterAll, expect, test } from 'vitest'
import type { MailRequest } from '#contracts/mail.ts'
import type { CheckoutState, OpenCheckout } from '#contracts/order/checkout.ts'
import type { DeliveryNotice } from '#domain/delivery/delivery-notices.ts'
import type { Locale } from '#domain/market/locale.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { readSampleOrder, readySampleCheckout, SAMPLE_CARD } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'

/** A Thursday in Milan. */
const NOW = new Date('2026-11-26T09:00:00Z')
const shared = {
  stripText: null,
  link: null,
  from: '2026-11-20',
  to: '2026-12-20',
  places: ['checkout', 'email'],
} as const
const CHRISTMAS: DeliveryNotice = {
  ...shared,
  id: 'christmas',
  text: 'In time for Christmas',
  kind: 'guarantee',
  arrivesBy: '2026-12-23',
}
const STRIKE: DeliveryNotice = {
  ...shared,
  id: 'strike',
  text: 'A strike at the port',
  kind: 'delay',
  delayWeekdays: 5,
}

let notices: DeliveryNotice[] = []
const requested: Locale[] = []
const mails: MailRequest[] = []
const database = await freshDatabase('commerce')
afterAll(() => database.close())
const service = sampleShop(database, {
  clock: () => NOW,
  async deliveryNotices(locale) {
    requested.push(locale)
    return notices
  },
  checkout: { sendMail: async (_, mail) => void mails.push(mail) },
})
const byCard = { payment: { method: 'test-card', card: SAMPLE_CARD } }
const byTransfer = { payment: { method: 'bank-transfer' } }
const VASE = { isReadyToShip: 'true', leadTime: '28' }

/** The state of an open checkout. */
async function openState(checkout: { state(): Promise<CheckoutState> }): Promise<OpenCheckout> {
  const state = await checkout.state()
  if (state.status !== 'open') throw new Error('The checkout is an order')
  return state
}

async function checkoutOf(...attributes: Record<string, string>[]) {
  const pieces = attributes.map(async (each): Promise<[string, number]> => {
    const { gid } = await addPiece(database, { attributes: each, onHand: 9, continueSelling: true })
    return [gid, 1]
  })
  return readySampleCheckout(service, ...(await Promise.all(pieces)))
}

// spec 9: the guarantee at the checkout: the latest piece decides
test('the guarantee is given at the checkout while its latest piece arrives in time', async () => {
  notices = [CHRISTMAS]
  const vase = await checkoutOf(VASE)
  expect(await vase.state()).toMatchObject({ notices: ['In time for Christmas'] })
  const withTable = await checkoutOf(VASE, { leadTime: '56' })
  expect(await withTable.state()).toMatchObject({ notices: [] })
  const unconfirmed = await checkoutOf(VASE, { leadTime: '' })
  expect(await unconfirmed.state()).toMatchObject({ notices: [] })
  expect(requested).toContainEqual({ language: 'en', country: 'IT' })
})

test('a delay moves the promised days, and is said whatever they are', async () => {
  notices = []
  const usual = await checkoutOf(VASE)
  const before = (await openState(usual)).lines[0]?.promise?.window
  notices = [CHRISTMAS, STRIKE]
  const state = await openState(usual)
  expect(state.notices[0]).toBe('A strike at the port')
  expect(Date.parse(state.lines[0]?.promise?.window?.from ?? '')).toBe(
    Date.parse(before?.from ?? '') + 7 * 86_400_000,
  )
})

// spec 9: notices in the confirmation are those under which the order was placed
test('an order keeps the notices under which it was placed, and its confirmation has them', async () => {
  notices = [CHRISTMAS]
  const checkout = await checkoutOf(VASE)
  const order = await readSampleOrder(service, await checkout.place(byCard))
  notices = []
  expect(order.notices).toEqual(['In time for Christmas'])
  expect(mails.at(-1)).toMatchObject({ kind: 'order-confirmation', order: { notices: order.notices } })
})

test('an order that waits for its transfer has the guarantee only if the last day of payment is early enough', async () => {
  notices = [{ ...CHRISTMAS, arrivesBy: '2026-12-15' }]
  const checkout = await checkoutOf(VASE)
  expect(await checkout.state()).toMatchObject({
    notices: [],
    noticesIfPaidAtOnce: ['In time for Christmas'],
  })
  const order = await readSampleOrder(service, await checkout.place(byTransfer))
  expect(order.notices).toEqual([])
})
