import { data } from 'react-router'
import { addToBag } from '#app/features/bag/bag.server.ts'
import { bagChangeResponse } from '#app/features/bag/bag-change-response.server.ts'
import { parseLineToAdd } from '#app/features/bag/bag-forms.ts'
import { bagToChange } from '#app/features/bag/bag-of-request.server.ts'
import { readForm } from '#app/page/read-form.ts'
import { CHANGE_KEY_HEADER, changeKey } from '#contracts/made-changes.ts'
import type { Route } from './+types/cart-lines.ts'

/** Adds a product to the bag, once for each key. */
export async function action({ request, context }: Route.ActionArgs) {
  const line = parseLineToAdd(await readForm(request))
  if (line === null) throw data(null, { status: 400 })
  const { settled, session, visitor, commerce, clients } = await bagToChange(request, context)
  const key = changeKey.safeParse(request.headers.get(CHANGE_KEY_HEADER)).data ?? null
  // Without a bag it cannot have been made: the browser has not received the cookie of the bag that it made.
  const { cart, cartId, notice } = settled
  if (key !== null && (await clients.madeChanges.claim(key)) && cart !== null) {
    const result = await clients.commerce.getCart({ cartId: cart.id }, commerce)
    return bagChangeResponse(request, visitor.locale, { cartId, result, notice })
  }
  const added = await addToBag({ settled, session, ...line }, commerce, clients)
  if (key !== null && !added.result.ok) await clients.madeChanges.release(key)
  return bagChangeResponse(request, visitor.locale, { ...added, notice: settled.notice, added: line })
}
