import type { DeliveryPromise, DeliveryWindow } from './delivery-promise.ts'
import { type ShipmentOrigin, shipmentOrigin } from './shipping.ts'

export type PromisedLine = {
  readonly id: string
  readonly origin: ShipmentOrigin
  /** Null if the product cannot be bought. */
  readonly promise: DeliveryPromise | null
}

/**
 * The delivery promise of each line, by line id. The lines of a shipment travel together once the last is ready, so
 * each gets the latest window, or none while any is to be confirmed.
 */
export function computeJointPromises(
  lines: readonly PromisedLine[],
): ReadonlyMap<string, DeliveryPromise | null> {
  const shipments = Map.groupBy(lines, ({ origin }) => shipmentOrigin(origin))
  const promised = [...shipments.values()].flatMap((shipment) => {
    const window = computeJointWindow(shipment.map(({ promise }) => promise))
    return shipment.map(({ id, promise }) => [id, promise && { ...promise, window }] as const)
  })
  return new Map(promised)
}

/**
 * The latest window of the promises; null while any line is to be confirmed. Lines without a promise are not delivered
 * and are ignored.
 */
export function computeJointWindow(promises: readonly (DeliveryPromise | null)[]): DeliveryWindow | null {
  const windows = promises.flatMap((promise) => (promise ? [promise.window] : []))
  const [first, ...others] = windows
  if (!first) return null
  return others.reduce<DeliveryWindow | null>(
    (last, window) => last && window && laterWindow(last, window),
    first,
  )
}

function laterWindow(one: DeliveryWindow, other: DeliveryWindow): DeliveryWindow {
  if (one.to === other.to) return one.from < other.from ? other : one
  return one.to < other.to ? other : one
}
