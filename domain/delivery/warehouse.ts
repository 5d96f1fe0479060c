/** Spec §3: items are grouped by warehouse, in-house or other. */
export const WAREHOUSES = ['in-house', 'other'] as const
export type Warehouse = (typeof WAREHOUSES)[number]

export type WarehouseFacts = {
  readonly isReadyToShip: boolean
  readonly customProperties: { readonly warehouse: Warehouse | null }
}

/**
 * Where a product ships from: as its properties specify; otherwise our warehouse if it is ready to ship, and the
 * artisan's workshop if it is made to order.
 */
export function resolveWarehouse({ isReadyToShip, customProperties }: WarehouseFacts): Warehouse {
  return customProperties.warehouse ?? (isReadyToShip ? 'in-house' : 'other')
}

export function parseWarehouse(value: unknown): Warehouse | null {
  return WAREHOUSES.find((warehouse) => warehouse === value) ?? null
}

/** Groups the lines of a cart by origin and preserves their order (Spec §3). */
export function groupByWarehouse<Line extends { readonly product: { readonly warehouse: Warehouse } }>(
  lines: readonly Line[],
): { inHouse: Line[]; others: Line[] } {
  return {
    inHouse: lines.filter((line) => line.product.warehouse === 'in-house'),
    others: lines.filter((line) => line.product.warehouse !== 'in-house'),
  }
}
