import { data } from 'react-router'
import { addToCart } from '#app/features/bag/bag.server.ts'
import { cartChangeResponse } from '#app/features/bag/bag-change-response.server.ts'
import { parseLineToAdd } from '#app/features/bag/bag-forms.ts'
import { cartForChange } from '#app/features/bag/bag-of-request.server.ts'
import { checkSeenPrice, findLine } from '#app/features/bag/lines/check-seen-price.server.ts'
import { readForm } from '#app/page/read-form.ts'
import { CHANGE_KEY_HEADER, CHANGE_WAITED_HEADER, changeKey } from '#contracts/made-changes.ts'
import type { Route } from './+types/cart-lines.ts'

/**
 * Adds a product to the bag, once per idempotency key. A change that has waited for a connection is applied only at
 * the price that the visitor saw.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const line = parseLineToAdd(await readForm(request))
  if (line === null) throw data(null, { status: 400 })
  const { settled, session, visitor, commerce, clients } = await cartForChange(request, context)
  const key = changeKey.safeParse(request.headers.get(CHANGE_KEY_HEADER)).data ?? null
  // Without a bag the change is applied again: the browser never received the cookie of the bag that it created.
  const { cart, cartId, notice } = settled
  if (key !== null && (await clients.madeChanges.claim(key)) && cart !== null) {
    const read = await clients.commerce.getCart({ cartId: cart.id }, commerce)
    const existing = read.ok ? findLine(read.value, line) : undefined
    // The change was applied before the visitor chose another quantity, and the latest quantity counts.
    const result =
      existing && line.inBag !== undefined
        ? await clients.commerce.setQuantity(
            { cartId: cart.id, lineId: existing.id, quantity: line.inBag + line.quantity },
            commerce,
          )
        : read
    return cartChangeResponse(request, visitor.locale, { cartId, result, notice })
  }
  const added = await addToCart({ settled, session, ...line }, commerce, clients)
  const hasWaited = request.headers.has(CHANGE_WAITED_HEADER)
  const checked = hasWaited
    ? await checkSeenPrice({ ...added, line }, commerce, clients)
    : { result: added.result }
  if (key !== null && !checked.result.ok) await clients.madeChanges.release(key)
  return cartChangeResponse(request, visitor.locale, {
    cartId: added.cartId,
    notice: settled.notice,
    added: line,
    ...checked,
  })
}

/** Scripts read from the headers why a change that has waited was refused. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}
