import { and, eq } from 'drizzle-orm'
import type { FulfilmentDraft, ParcelsDraft } from '#contracts/order/order.ts'
import type { CountryCode } from '#domain/market/market.ts'
import { applyOrderAction, type OrderEffect } from '#domain/order/order-lifecycle.ts'
import { countShipments } from '#domain/order/order-progress.ts'
import { latestShippingDay } from '#domain/order/shipping-day.ts'
import {
  mergeShipments,
  packParcels,
  SHIPPED_EMAIL_DELAY_MS,
  type ShippedItem,
} from '#domain/order/split-shipment.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { Queryable } from '#services/kernel/database/database.ts'
import { parseLineId } from '../../carts/cart-id.ts'
import type { CommerceOptions } from '../../options.ts'
import { fulfilments, type OrderShipment, orderLines, orders } from '../../tables/order-tables.ts'
import { increaseVersion, lockOrder } from './lock-order.ts'
import { orderMailKey, requestOrderMail } from './request-order-mail.ts'

type Refusal = 'order-not-found' | 'order-not-open' | 'order-expired'
type RecordResult = Result<OrderEffect, Refusal>
type MailOptions = Pick<CommerceOptions, 'checkout' | 'shop'>
type LockedOrder = NonNullable<Awaited<ReturnType<typeof lockOrder>>>

/**
 * Records that a shipment has left, in one parcel or in several, and with which carriers. What is in no parcel remains
 * to be shipped. A canceled or unpaid order cannot be shipped. `home` is the country it ships from. Returns the
 * positions of the parcels.
 */
export async function sendParcels(
  tx: Queryable,
  orderId: string,
  { shipment, parcels }: ParcelsDraft,
  { home, now }: { home: CountryCode; now: Date },
): Promise<Result<readonly number[], Refusal | 'pieces-not-in-shipment' | 'already-done'>> {
  const locked = await lockOrder(tx, orderId)
  if (!locked?.order.shipments[shipment]) return refuse('order-not-found')
  const applied = applyOrderAction(locked.stage, 'ship')
  if (!applied.ok) return applied
  const { order, sent } = locked
  if (sent.some((parcel) => parcel.shipment === shipment)) return refuse('already-done')
  const contents = parcels.map(
    ({ lines }) => lines?.map((item) => toStoredItem(item, order.cartToken)) ?? null,
  )
  const packed = packParcels(order.shipments, shipment, contents)
  if (!packed.ok) return packed
  const positions = packed.value.packed
  await tx.insert(fulfilments).values(
    parcels.map(({ company, number, url }, index) => ({
      orderId,
      shipment: positions[index] ?? shipment,
      company,
      number,
      url,
      sentAt: now,
    })),
  )
  // The cost of the shipment stays with its first parcel.
  const shipments = packed.value.shipments.map((one, position) =>
    position < order.shipments.length ? one : { ...one, costMinor: 0 },
  )
  const sentPositions = [...sent.map((parcel) => parcel.shipment), ...positions]
  await updateShipping(tx, order, { home, shipments, sent: sentPositions })
  return ok(positions)
}

/** An item of an order as it is stored. Those of other orders have an id that no shipment contains. */
function toStoredItem({ lineId, quantity }: ShippedItem, cartToken: string): ShippedItem {
  return { lineId: parseLineId(lineId, cartToken) ?? '', quantity }
}

/** Records that a shipment has left in one parcel, or corrects its carrier and tracking number. */
export async function sendShipment(
  tx: Queryable,
  orderId: string,
  draft: FulfilmentDraft,
  { home, now }: { home: CountryCode; now: Date },
): Promise<RecordResult> {
  const { shipment, ...parcel } = draft
  const sent = await sendParcels(tx, orderId, { shipment, parcels: [parcel] }, { home, now })
  if (sent.ok) return ok('changed')
  const { code } = sent
  if (code === 'already-done') return correctParcel(tx, orderId, draft)
  return refuse(code === 'pieces-not-in-shipment' ? 'order-not-found' : code)
}

/** Corrects the carrier and the tracking number of a parcel. */
async function correctParcel(
  tx: Queryable,
  orderId: string,
  { shipment, company, number, url }: FulfilmentDraft,
): Promise<RecordResult> {
  const corrected = await tx
    .update(fulfilments)
    .set({ company, number, url })
    .where(and(eq(fulfilments.orderId, orderId), eq(fulfilments.shipment, shipment)))
    .returning({ id: fulfilments.id })
  if (corrected.length === 0) return refuse('order-not-found')
  await increaseVersion(tx, orderId)
  return ok('changed')
}

/** Queues the email about the parcels at these positions, which is sent after a while. */
export async function announceParcels(
  tx: Queryable,
  options: MailOptions,
  orderId: string,
  { shipments, now }: { shipments: readonly number[]; now: Date },
): Promise<void> {
  if (shipments.length === 0) return
  const notBefore = new Date(now.getTime() + SHIPPED_EMAIL_DELAY_MS)
  await requestOrderMail(tx, options, { kind: 'order-shipped', orderId, shipments, notBefore })
}

/**
 * Corrects a parcel and, unless it has been sent, the email about it. Refuses with `order-not-found` if the shipment
 * has not left.
 */
export async function correctSentParcel(
  tx: Queryable,
  options: MailOptions,
  orderId: string,
  { draft, now }: { draft: FulfilmentDraft; now: Date },
): Promise<RecordResult> {
  const locked = await lockOrder(tx, orderId)
  if (!locked) return refuse('order-not-found')
  const corrected = await correctParcel(tx, orderId, draft)
  const announced = announcedWith(locked, draft.shipment)
  if (corrected.ok && (await withdrawAnnouncement(tx, options, orderId, announced)))
    await announceParcels(tx, options, orderId, { shipments: announced, now })
  return corrected
}

/**
 * Takes back that a parcel has left, as long as the email about it has not been sent. Its pieces join those that are
 * still to be shipped from the same place.
 */
export async function takeBackParcel(
  tx: Queryable,
  options: MailOptions,
  orderId: string,
  { shipment, home, now }: { shipment: number; home: CountryCode; now: Date },
): Promise<Result<OrderEffect, Refusal | 'shipment-announced'>> {
  const locked = await lockOrder(tx, orderId)
  const parcel = locked?.sent.find((one) => one.shipment === shipment)
  if (!locked || !parcel) return refuse('order-not-found')
  const applied = applyOrderAction(locked.stage, 'deliver')
  if (!applied.ok) return applied
  if (parcel.deliveredAt !== null) return refuse('order-not-open')
  const announced = announcedWith(locked, shipment)
  if (!(await withdrawAnnouncement(tx, options, orderId, announced))) return refuse('shipment-announced')
  await tx.delete(fulfilments).where(eq(fulfilments.id, parcel.id))
  const { order, sent } = locked
  const sentPositions = sent.map((one) => one.shipment).filter((position) => position !== shipment)
  const shipments = joinUnsent(order.shipments, shipment, sentPositions)
  await updateShipping(tx, order, { home, shipments, sent: sentPositions })
  const others = announced.filter((position) => position !== shipment)
  await announceParcels(tx, options, orderId, { shipments: others, now })
  return ok('changed')
}

/** The positions of the parcels that were sent together with one, and share its email. */
function announcedWith({ sent }: LockedOrder, shipment: number): number[] {
  const sentAt = sent.find((parcel) => parcel.shipment === shipment)?.sentAt.getTime()
  return sent.filter((parcel) => parcel.sentAt.getTime() === sentAt).map((parcel) => parcel.shipment)
}

function withdrawAnnouncement(
  tx: Queryable,
  { checkout }: MailOptions,
  orderId: string,
  shipments: readonly number[],
): Promise<boolean> {
  return checkout.withdrawMail(tx, orderMailKey({ kind: 'order-shipped', orderId, shipments }))
}

/** Moves the pieces and the cost of an unsent shipment to another unsent one from the same place, if there is one. */
function joinUnsent(
  shipments: readonly OrderShipment[],
  position: number,
  sent: readonly number[],
): readonly OrderShipment[] {
  const back = shipments[position]
  const goal = shipments.findIndex(
    (one, index) =>
      index !== position &&
      !sent.includes(index) &&
      one.lineItems.length > 0 &&
      one.warehouse === back?.warehouse &&
      one.artisanSlug === back.artisanSlug,
  )
  if (!back || goal === -1) return shipments
  return shipments.map((one, index) => {
    if (index === position) return { ...one, lineItems: [], costMinor: 0 }
    if (index !== goal) return one
    const lineItems = mergeShipments(one.lineItems, back.lineItems)
    return { ...one, lineItems, costMinor: one.costMinor + back.costMinor }
  })
}

/** Updates the shipments, how many of them remain, and when the next one has to ship. */
export async function updateShipping(
  tx: Queryable,
  { id, address: { country } }: typeof orders.$inferSelect,
  {
    home,
    shipments,
    sent,
  }: { home: CountryCode; shipments: readonly OrderShipment[]; sent: readonly number[] },
): Promise<void> {
  const lines = await tx
    .select({ lineId: orderLines.lineId, promise: orderLines.promise })
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
  const promises = new Map(lines.map(({ lineId, promise }) => [lineId, promise]))
  const shipBy = latestShippingDay({ home, country, shipments, promises, sent })
  await tx
    .update(orders)
    .set({ shipments: [...shipments], shipmentsLeft: countShipments(shipments) - sent.length, shipBy })
    .where(eq(orders.id, id))
}

/** Records the delivery of a shipment; only the first call counts. */
export async function recordDelivery(
  tx: Queryable,
  orderId: string,
  shipment: number,
  now: Date,
): Promise<RecordResult> {
  const locked = await lockOrder(tx, orderId)
  const parcel = locked?.sent.find((sent) => sent.shipment === shipment)
  if (!locked || !parcel) return refuse('order-not-found')
  const applied = applyOrderAction(locked.stage, 'deliver')
  if (!applied.ok) return applied
  if (parcel.deliveredAt !== null) return ok('unchanged')
  const isShipment = and(eq(fulfilments.orderId, orderId), eq(fulfilments.shipment, shipment))
  await tx.update(fulfilments).set({ deliveredAt: now }).where(isShipment)
  await increaseVersion(tx, orderId)
  return applied
}
