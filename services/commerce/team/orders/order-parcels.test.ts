import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Order } from '#contracts/order/order.ts'
import { freshDatabase } from '#tests/support/database.ts'
import { asTeam, readySampleCheckout } from '#tests/support/samples/sample-checkout.ts'
import { addPiece } from '#tests/support/samples/sample-piece.ts'
import { sampleShop } from '#tests/support/samples/sample-shop.ts'
import { sampleTeam } from '#tests/support/samples/sample-team.ts'

const database = await freshDatabase('commerce')
afterAll(() => database.close())
await database.pool.query(
  'create table queued_mails (letter text primary key, not_before timestamptz, is_sent boolean default false)',
)
const shop = sampleShop(database, {
  checkout: {
    async sendMail(tx, { kind, letter, notBefore }) {
      if (kind === 'order-shipped')
        await tx.execute(
          sql`insert into queued_mails values (${letter}, ${notBefore ?? null}) on conflict do nothing`,
        )
    },
    async withdrawMail(tx, letter) {
      const { rowCount } = await tx.execute(
        sql`delete from queued_mails where letter = ${letter} and not is_sent`,
      )
      return (rowCount ?? 0) > 0
    },
  },
})
const { call } = sampleTeam(database, shop)
const CHAIR = await addPiece(database, { title: 'Sedia' })
const LAMP = await addPiece(database, { title: 'Lampada' })
const TRACKED = { company: 'DHL', number: '42', url: null }

type Contents = Record<'chairs' | 'lamps', number>

/** A paid order of eight chairs and four lamps, which leave from one place. */
async function openOrder() {
  const { body } = await (await readySampleCheckout(shop, [CHAIR.gid, 8], [LAMP.gid, 4])).place()
  const id = String(body.orderId)
  await asTeam(shop, id, 'payment')
  await database.pool.query(
    `update commerce.orders set shipments = jsonb_set(shipments, '{0,costMinor}', '9600') where id = $1`,
    [id],
  )
  const read = async () =>
    (await call(`/orders/${id}`)).body.item as Order & { version: number; shipBy: string | null }
  const [chairs, lamps] = (await read()).lines
  const lines = (contents: Partial<Contents>) =>
    Object.entries(contents).map(([name, quantity]) => ({
      lineId: (name === 'chairs' ? chairs : lamps)?.id,
      quantity,
    }))
  const act = async (action: string, input: object) => {
    const { version } = await read()
    return call(`/orders/${id}/${action}`, { role: 'orders', body: { version, input } })
  }
  const letters = async () => {
    const { rows } = await database.pool.query(
      "select letter, not_before from queued_mails where letter like '%' || $1 || '%' order by letter",
      [id],
    )
    return rows.map(({ letter }) => String(letter).replace(`order-shipped ${id} `, ''))
  }
  const contents = ({ shipments, fulfilments }: Order) =>
    shipments.map(({ lineItems }, position) => ({
      chairs: lineItems.find(({ lineId }) => lineId === chairs?.id)?.quantity ?? 0,
      lamps: lineItems.find(({ lineId }) => lineId === lamps?.id)?.quantity ?? 0,
      isSent: fulfilments.some(({ shipment }) => shipment === position),
    }))
  const left = async () => {
    const { rows } = await database.pool.query('select shipments_left from commerce.orders where id = $1', [
      id,
    ])
    return rows[0].shipments_left
  }
  return { id, read, lines, act, letters, contents, left }
}

// spec 3: an order leaves in parts, with several parcels
test('a shipment leaves in two parcels with their own numbers, and what is left leaves later', async () => {
  const { read, lines, act, letters, contents, left } = await openOrder()
  const sent = await act('ship', {
    shipment: 0,
    parcels: [
      { ...TRACKED, lines: lines({ chairs: 4 }) },
      { company: 'GLS', number: '7', url: null, lines: lines({ chairs: 2, lamps: 4 }) },
    ],
  })
  expect(sent.status).toBe(200)
  const order = await read()
  expect(contents(order)).toEqual([
    { chairs: 4, lamps: 0, isSent: true },
    { chairs: 2, lamps: 4, isSent: true },
    { chairs: 2, lamps: 0, isSent: false },
  ])
  expect(order.fulfilments).toMatchObject([
    { shipment: 0, company: 'DHL', number: '42' },
    { shipment: 1, company: 'GLS', number: '7' },
  ])
  // The cost of the shipment is stated once.
  expect(order.shipments.map(({ cost }) => Number(cost.amount))).toEqual([96, 0, 0])
  expect(await left()).toBe(1)
  expect(await letters()).toEqual(['0+1'])

  expect((await act('ship', { shipment: 2, parcels: [TRACKED] })).status).toBe(200)
  expect(contents(await read()).every(({ isSent }) => isSent)).toBe(true)
  expect(await left()).toBe(0)
  expect(await letters()).toEqual(['0+1', '2'])
})

test('a parcel with more than is left, of another order, or of what has been sent is refused, and nothing is stored', async () => {
  const { read, lines, act, letters } = await openOrder()
  const other = await openOrder()
  const before = await read()
  const parcelOf = (...contents: object[][]) => ({
    shipment: 0,
    parcels: contents.map((some) => ({ ...TRACKED, lines: some })),
  })
  for (const input of [
    parcelOf(lines({ chairs: 9 })),
    parcelOf(lines({ chairs: 5 }), lines({ chairs: 4 })),
    parcelOf(other.lines({ chairs: 1 })),
  ])
    expect((await act('ship', input)).body).toEqual({ code: 'pieces-not-in-shipment' })
  expect((await act('ship', parcelOf([]))).status).toBe(400)
  expect((await act('ship', { ...parcelOf(lines({ chairs: 1 })), shipment: 3 })).body).toEqual({
    code: 'shipment-not-found',
  })
  expect(await read()).toEqual(before)
  expect(await letters()).toEqual([])
  await act('ship', { shipment: 0, parcels: [TRACKED] })
  expect((await act('ship', parcelOf(lines({ chairs: 1 })))).body).toEqual({ code: 'already-done' })
})

// spec 3: a mistake is taken back until its email has gone
test('a parcel is taken back until its email is sent: its pieces are to ship again, and the other parcel keeps its email', async () => {
  const { id, read, lines, act, letters, contents, left } = await openOrder()
  await act('ship', {
    shipment: 0,
    parcels: [
      { ...TRACKED, lines: lines({ chairs: 4 }) },
      { ...TRACKED, lines: lines({ lamps: 4 }) },
    ],
  })
  const { rows } = await database.pool.query('select not_before from queued_mails where letter like $1', [
    `%${id}%`,
  ])
  const [parcel] = (await read()).fulfilments
  expect(rows).toEqual([{ not_before: new Date(Date.parse(parcel?.sentAt ?? '') + 600_000) }])
  expect((await act('take-back', { shipment: 0 })).status).toBe(200)
  const order = await read()
  expect(contents(order)).toEqual([
    { chairs: 0, lamps: 0, isSent: false },
    { chairs: 0, lamps: 4, isSent: true },
    { chairs: 8, lamps: 0, isSent: false },
  ])
  expect(order.shipments.map(({ cost }) => Number(cost.amount))).toEqual([0, 0, 96])
  expect(await left()).toBe(1)
  expect(await letters()).toEqual(['1'])

  await database.pool.query('update queued_mails set is_sent = true')
  expect((await act('take-back', { shipment: 1 })).body).toEqual({ code: 'shipment-announced' })
  expect((await act('take-back', { shipment: 0 })).body).toEqual({ code: 'shipment-not-found' })
  expect((await act('ship', { shipment: 0, parcels: [TRACKED] })).body).toEqual({
    code: 'pieces-not-in-shipment',
  })
})

test('a parcel that has arrived is not taken back, and a corrected number is in the email that waits', async () => {
  const { act, letters, read } = await openOrder()
  await act('ship', { shipment: 0, parcels: [TRACKED] })
  expect((await act('correct-parcel', { shipment: 0, ...TRACKED, number: '43' })).status).toBe(200)
  expect((await read()).fulfilments).toMatchObject([{ number: '43' }])
  expect(await letters()).toEqual(['0'])
  expect((await act('correct-parcel', { shipment: 1, ...TRACKED })).body).toEqual({
    code: 'shipment-not-found',
  })
  await act('deliver', { shipment: 0 })
  expect((await act('take-back', { shipment: 0 })).body).toEqual({ code: 'order-not-open' })
})

test('a desk of the previous version sends a whole shipment', async () => {
  const { act, contents, read } = await openOrder()
  expect((await act('ship', { shipment: 0, company: 'DHL', number: '42' })).status).toBe(200)
  expect(contents(await read())).toEqual([{ chairs: 8, lamps: 4, isSent: true }])
})

test('of two people who ship the same pieces at once, one succeeds', async () => {
  const { id, read, lines } = await openOrder()
  const { version } = await read()
  const input = { shipment: 0, parcels: [{ ...TRACKED, lines: lines({ chairs: 8 }) }] }
  const ship = () => call(`/orders/${id}/ship`, { role: 'orders', body: { version, input } })
  const statuses = (await Promise.all([ship(), ship()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  expect((await read()).shipments).toHaveLength(2)
})
