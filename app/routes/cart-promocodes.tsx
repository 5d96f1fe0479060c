import { answerBagChange } from '#app/features/bag/bag-answer.server.ts'
import { parseCodeChange, typedCode } from '#app/features/bag/bag-forms.ts'
import { bagOf } from '#app/features/bag/bag-of-request.server.ts'
import { changeCodes } from '#app/features/bag/codes.server.ts'
import { readForm } from '#app/request/read-form.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { refuse } from '#domain/result.ts'
import type { Route } from './+types/cart-promocodes.ts'

/** Applies a promotion code or a gift card to the bag, or takes it off. */
export async function action({ request, context }: Route.ActionArgs) {
  const change = parseCodeChange(await readForm(request))
  const { settled, visitor, commerce, clients } = await bagOf(request, context)
  const { cart, cartId, notice } = settled
  if (cart === null) {
    const result = refuse(settled.code ?? 'cart-id-missing')
    return answerBagChange(request, visitor.locale, { cartId, result, notice })
  }
  if (change === null) {
    return answerBagChange(request, visitor.locale, { cartId, result: refuse('promocode-failed'), notice })
  }
  const visitorKey = request.headers.get(VISITOR_KEY_HEADER)
  const result = await changeCodes({ cartId: cart.id, change, visitorKey }, commerce, clients)
  const told = result.ok ? {} : typedCode(change, result.code)
  return answerBagChange(request, visitor.locale, { cartId, result, notice, told })
}
