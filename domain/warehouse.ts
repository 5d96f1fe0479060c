/** Spec §3: items are grouped by warehouse, in-house versus others. */
export const WAREHOUSES = ['in-house', 'other'] as const
export type Warehouse = (typeof WAREHOUSES)[number]

/** What decides where a piece leaves from. */
export type WarehouseFacts = {
  readonly isReadyToShip: boolean
  readonly customProperties: { readonly warehouse: Warehouse | null }
}

/**
 * Where a piece leaves from: as its properties say; otherwise pieces that are ready to ship wait in our own
 * warehouse, and what is made to order leaves from the artisan's workshop.
 */
export function warehouseOf({ isReadyToShip, customProperties }: WarehouseFacts): Warehouse {
  return customProperties.warehouse ?? (isReadyToShip ? 'in-house' : 'other')
}

export function parseWarehouse(value: unknown): Warehouse | null {
  return WAREHOUSES.find((warehouse) => warehouse === value) ?? null
}

/** Splits the lines of a bag by where they leave from, keeping their order (Spec §3). */
export function groupByWarehouse<Line extends { readonly product: { readonly warehouse: Warehouse } }>(
  lines: readonly Line[],
): { inHouse: Line[]; others: Line[] } {
  return {
    inHouse: lines.filter((line) => line.product.warehouse === 'in-house'),
    others: lines.filter((line) => line.product.warehouse !== 'in-house'),
  }
}
