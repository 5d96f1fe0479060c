import { LINE_QUANTITY_MAX, type QuantityRefusal } from '../line-quantity.ts'
import { projectFields } from '../list/project.ts'
import { ok, type Result, refuse } from '../result.ts'
import type { TypedLine } from './read-order-lines.ts'
import { readOrderedQuantity } from './read-ordered-quantity.ts'

/** Each SKU occurs once per project. */
export type OrderLine = TypedLine & {
  readonly units: Result<number, QuantityRefusal>
  /** How many lines with this SKU and project were merged. */
  readonly merged: number
}

/** SKUs with the same key are the same. */
export function skuKey(sku: string): string {
  return sku.normalize('NFKC').toUpperCase()
}

/** Lines with the same key are merged. */
export function lineKey({ sku, project }: Pick<TypedLine, 'sku' | 'project'>): string {
  return JSON.stringify([skuKey(sku), projectFields(project)])
}

export function mergeLines(typed: readonly TypedLine[]): OrderLine[] {
  const merged = new Map<string, OrderLine>()
  for (const line of typed) {
    const key = lineKey(line)
    const units = readOrderedQuantity(line.quantity)
    const before = merged.get(key)
    if (!before)
      merged.set(key, { ...line, quantity: units.ok ? String(units.value) : line.quantity, units, merged: 1 })
    else merged.set(key, mergeInto(before, { ...line, units }))
  }
  return [...merged.values()]
}

function mergeInto(before: OrderLine, { quantity, units }: Pick<OrderLine, 'quantity' | 'units'>): OrderLine {
  const merged = before.merged + 1
  if (!before.units.ok) return { ...before, merged }
  if (!units.ok) return { ...before, quantity, units, merged }
  const sum = before.units.value + units.value
  const summed = sum > LINE_QUANTITY_MAX ? refuse('quantity-too-large') : ok(sum)
  return { ...before, quantity: String(sum), units: summed, merged }
}
