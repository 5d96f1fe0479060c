import { QUICK_ORDER_LINES_MAX, QUICK_ORDER_TEXT_MAX } from '#domain/quick-order/limits.ts'
import { mergeLines, type OrderLine } from '#domain/quick-order/merge-lines.ts'
import { readOrderText } from '#domain/quick-order/read-order-lines.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import type { OrderForm } from './order-form.ts'
import type { OrderLineView, OrderRefusal } from './order-view.ts'
import { readOrderFile } from './read-order-file.server.ts'

/** The lines of a form, with those of its text and its file. */
export async function readOrder({
  lines,
  text,
  file,
}: Pick<OrderForm, 'lines' | 'text' | 'file'>): Promise<Result<OrderLine[], OrderRefusal>> {
  if (text.length > QUICK_ORDER_TEXT_MAX) return refuse('text-too-long')
  const read = file === null ? ok([]) : await readOrderFile(file)
  if (!read.ok) return read
  const merged = mergeLines([...lines, ...readOrderText(text), ...read.value])
  if (merged.length === 0) return refuse('nothing-typed')
  return merged.length > QUICK_ORDER_LINES_MAX ? refuse('too-many-lines') : ok(merged)
}

/** Lines of which the shop knows nothing yet: they keep what was typed. */
export function unresolved(lines: readonly OrderLine[]): OrderLineView[] {
  return lines.map(({ sku, quantity, project, units, merged }) => ({
    sku,
    quantity,
    project,
    piece: null,
    problem: units.ok ? null : units.code,
    stock: null,
    merged,
    suggestion: null,
  }))
}
