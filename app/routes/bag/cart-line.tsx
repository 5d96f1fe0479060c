import { data } from 'react-router'
import { cartChangeResponse } from '#app/features/bag/bag-change-response.server.ts'
import { parseLineChange } from '#app/features/bag/bag-forms.ts'
import { cartForChange } from '#app/features/bag/bag-of-request.server.ts'
import { readForm } from '#app/page/read-form.ts'
import { projectFields } from '#domain/list/project.ts'
import { refuse } from '#domain/result.ts'
import type { Route } from './+types/cart-line.ts'

/** A quantity of 0 removes the line. */
export async function action({ request, context }: Route.ActionArgs) {
  const change = parseLineChange(await readForm(request))
  if (change === null) throw data(null, { status: 400 })
  const { settled, visitor, commerce, clients } = await cartForChange(request, context)
  const { cart, cartId, code, notice } = settled
  if (cart === null) {
    const result = refuse(code ?? 'cart-id-missing')
    return cartChangeResponse(request, visitor.locale, { cartId, result, notice })
  }
  const { lineId, typed, quantity, variantId, before, project } = change
  const result = quantity.ok
    ? await clients.commerce.setQuantity({ cartId: cart.id, lineId, quantity: quantity.value }, commerce)
    : quantity
  const isUndoable =
    result.ok && quantity.ok && quantity.value === 0 && variantId !== undefined && before !== undefined
  const undo = isUndoable ? { removed: variantId, quantity: String(before), ...projectFields(project) } : {}
  const reported = result.ok ? undo : { line: lineId, ...(!quantity.ok && { typed }) }
  return cartChangeResponse(request, visitor.locale, { cartId, result, notice, reported })
}
