import { data } from 'react-router'
import { answerBagChange } from '#app/features/bag/bag-answer.server.ts'
import { parseLineChange } from '#app/features/bag/bag-forms.ts'
import { readCartId } from '#app/request/cart-cookie.ts'
import { commerceContextOf } from '#app/request/commerce-context.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { refuse } from '#domain/result.ts'
import type { Route } from './+types/cart-line.ts'

/** Changes the quantity of a line, or takes it out. */
export async function action({ request, context }: Route.ActionArgs) {
  const change = parseLineChange(await request.formData())
  if (change === null) throw data(null, { status: 400 })
  const visitor = context.get(visitorContext)
  const cartId = readCartId(request)
  if (cartId === null) {
    return answerBagChange(request, visitor.locale, { cartId, result: refuse('cart-id-missing') })
  }
  const { commerce } = context.get(clientsContext)
  const { lineId, quantity, variantId, before } = change
  const result = await commerce.setQuantity({ cartId, lineId, quantity }, commerceContextOf(visitor))
  const isUndoable = result.ok && quantity === 0 && variantId !== undefined && before !== undefined
  const told = isUndoable ? { removed: variantId, quantity: String(before) } : {}
  return answerBagChange(request, visitor.locale, { cartId, result, told })
}
