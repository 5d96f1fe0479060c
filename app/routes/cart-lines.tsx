import { data } from 'react-router'
import { addToBag } from '#app/features/bag/bag.server.ts'
import { answerBagChange } from '#app/features/bag/bag-answer.server.ts'
import { parseLineToAdd } from '#app/features/bag/bag-forms.ts'
import { readCartId } from '#app/request/cart-cookie.ts'
import { commerceContextOf } from '#app/request/commerce-context.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import type { Route } from './+types/cart-lines.ts'

/** Puts a product in the bag. */
export async function action({ request, context }: Route.ActionArgs) {
  const line = parseLineToAdd(await request.formData())
  if (line === null) throw data(null, { status: 400 })
  const visitor = context.get(visitorContext)
  const asked = { cartId: readCartId(request), ...line }
  const answer = await addToBag(asked, commerceContextOf(visitor), context.get(clientsContext))
  return answerBagChange(request, visitor.locale, answer)
}
