import { ok, type Result, refuse } from '../result.ts'

/** How long the email about a shipment waits, in milliseconds, so that the team can take a mistake back. */
export const SHIPPED_EMAIL_DELAY_MS = 10 * 60_000

/** Some pieces of a line. */
export type ShippedItem = { readonly lineId: string; readonly quantity: number }

/**
 * Splits a shipment into a parcel and the rest. Refuses if the parcel has no pieces, or pieces that the shipment does
 * not contain.
 */
export function splitShipment(
  items: readonly ShippedItem[],
  parcel: readonly ShippedItem[],
): Result<{ parcel: ShippedItem[]; rest: ShippedItem[] }, 'pieces-not-in-shipment'> {
  const requested = new Map<string, number>()
  for (const { lineId, quantity } of parcel) requested.set(lineId, (requested.get(lineId) ?? 0) + quantity)
  const contained = new Map(items.map(({ lineId, quantity }) => [lineId, quantity]))
  const isContained = [...requested].every(([lineId, quantity]) => quantity <= (contained.get(lineId) ?? 0))
  const take = (toQuantity: (item: ShippedItem) => number) =>
    items.map((item) => ({ ...item, quantity: toQuantity(item) })).filter(({ quantity }) => quantity > 0)
  const taken = take(({ lineId }) => requested.get(lineId) ?? 0)
  if (!isContained || taken.length === 0) return refuse('pieces-not-in-shipment')
  return ok({
    parcel: taken,
    rest: take(({ lineId, quantity }) => quantity - (requested.get(lineId) ?? 0)),
  })
}

/** Adds items to those of another shipment; lines that it did not contain come last. */
export function mergeShipments(items: readonly ShippedItem[], added: readonly ShippedItem[]): ShippedItem[] {
  const merged = new Map(items.map(({ lineId, quantity }) => [lineId, quantity]))
  for (const { lineId, quantity } of added) merged.set(lineId, (merged.get(lineId) ?? 0) + quantity)
  return [...merged].map(([lineId, quantity]) => ({ lineId, quantity }))
}

type Shipment = { readonly lineItems: readonly ShippedItem[] }
type Packed<Some extends Shipment> = Omit<Some, 'lineItems'> & { lineItems: ShippedItem[] }

/**
 * Packs a shipment into parcels, of which each becomes a shipment of its own: the first at the position of the
 * original, the others and the rest at the end, because shipments are identified by their position. A parcel that is
 * null contains everything that is left. Returns the positions of the parcels.
 */
export function packParcels<Some extends Shipment>(
  shipments: readonly Some[],
  position: number,
  parcels: readonly (readonly ShippedItem[] | null)[],
): Result<{ shipments: Packed<Some>[]; packed: number[] }, 'pieces-not-in-shipment'> {
  const packed: number[] = []
  const result: Packed<Some>[] = shipments.map((shipment) => ({
    ...shipment,
    lineItems: [...shipment.lineItems],
  }))
  let from = position
  for (const parcel of parcels) {
    const shipment = result[from]
    if (!shipment) return refuse('pieces-not-in-shipment')
    const split = splitShipment(shipment.lineItems, parcel ?? shipment.lineItems)
    if (!split.ok) return split
    result[from] = { ...shipment, lineItems: split.value.parcel }
    packed.push(from)
    from = result.length
    if (split.value.rest.length > 0) result.push({ ...shipment, lineItems: split.value.rest })
  }
  return ok({ shipments: result, packed })
}

/**
 * Takes pieces out of the shipments that have not left. Refuses if these have fewer of them. `sent` are the positions
 * of the others.
 */
export function takeUnsent<Some extends Shipment>(
  shipments: readonly Some[],
  sent: readonly number[],
  items: readonly ShippedItem[],
): Result<Packed<Some>[], 'pieces-not-in-shipment'> {
  const left = new Map(items.map(({ lineId, quantity }) => [lineId, quantity]))
  const result = shipments.map((shipment, position) => {
    if (sent.includes(position)) return { ...shipment, lineItems: [...shipment.lineItems] }
    const lineItems = shipment.lineItems.map(({ lineId, quantity }) => {
      const taken = Math.min(quantity, left.get(lineId) ?? 0)
      if (taken > 0) left.set(lineId, (left.get(lineId) ?? 0) - taken)
      return { lineId, quantity: quantity - taken }
    })
    return { ...shipment, lineItems: lineItems.filter(({ quantity }) => quantity > 0) }
  })
  return [...left.values()].every((quantity) => quantity === 0)
    ? ok(result)
    : refuse('pieces-not-in-shipment')
}
