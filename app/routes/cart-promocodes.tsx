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
  const change = parsePromocodeChange(await request.formData())
  const visitor = context.get(visitorContext)
  const cartId = readCartId(request)
  if (cartId === null) {
    return answerBagChange(request, visitor.locale, { cartId, result: refuse('cart-id-missing') })
  }
  if (change === null) {
    return answerBagChange(request, visitor.locale, { cartId, result: refuse('promocode-failed') })
  }
  const { code, remove } = change
  const apply = remove ? removePromocode : addPromocode
  const result = await apply({ cartId, code }, commerceContextOf(visitor), context.get(clientsContext))
  const told = result.ok ? {} : { code }
  return answerBagChange(request, visitor.locale, { cartId, result, told })
}
