import type { TypedLine } from '#domain/quick-order/read-order-lines.ts'
import { ORDER_FIELDS } from './order-form.ts'
import type { OrderView } from './order-view.ts'

/** Returns the remaining lines; null if there is no usable response, for example because the session has ended. */
export async function sendLines(url: string, lines: readonly TypedLine[]): Promise<OrderView | null> {
  const body = new FormData()
  for (const { sku, quantity, project } of lines) {
    body.append(ORDER_FIELDS.sku, sku)
    body.append(ORDER_FIELDS.quantity, quantity)
    body.append(ORDER_FIELDS.project, project?.name ?? '')
    body.append(ORDER_FIELDS.projectList, project?.listId ?? '')
  }
  try {
    const response = await fetch(url, { method: 'POST', body })
    const view: OrderView | null = response.ok ? await response.json() : null
    return view?.refusal === 'unavailable' ? null : view
  } catch {
    return null
  }
}
