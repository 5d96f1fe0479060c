import { data } from 'react-router'
import { addPromocode, removePromocode } from '#app/features/bag/bag.server.ts'
import { answerBagChange } from '#app/features/bag/bag-answer.server.ts'
import { parsePromocodeChange } from '#app/features/bag/bag-forms.ts'
import { readCartId } from '#app/request/cart-cookie.ts'
import { commerceContextOf } from '#app/request/commerce-context.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { refuse } from '#domain/result.ts'
import type { Route } from './+types/cart-promocodes.ts'

/** Applies a promotion code to the bag, or takes it off. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const change = parsePromocodeChange(form)
  const visitor = context.get(visitorContext)
  const cartId = readCartId(request)
  if (cartId === null) {
    return answerBagChange(request, visitor.locale, { cartId, result: refuse('cart-id-missing') })
  }
  if (change === null) throw data(null, { status: 400 })
  const apply = change.remove ? removePromocode : addPromocode
  const asked = { cartId, code: change.code }
  const result = await apply(asked, commerceContextOf(visitor), context.get(clientsContext))
  return answerBagChange(request, visitor.locale, { cartId, result })
}
