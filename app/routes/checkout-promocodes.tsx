import { data } from 'react-router'
import { addPromocode } from '#app/features/bag/bag.server.ts'
import { cartIdOf } from '#app/features/checkout/checkout-key.ts'
import { checkoutPath } from '#app/features/checkout/checkout-paths.ts'
import {
  CHECKOUT_HEADERS,
  checkoutRequestOf,
  requireKey,
} from '#app/features/checkout/open-checkout.server.ts'
import { type PromoAnswer, parsePromoForm } from '#app/features/checkout/promo-answer.ts'
import { commerceContextOf } from '#app/request/commerce-context.ts'
import { clientsContext } from '#app/request/context.ts'
import { readForm } from '#app/request/read-form.ts'
import { redirect } from '#app/request/redirect.ts'
import { VISITOR_KEY_HEADER } from '#contracts/identity.ts'
import { localePath } from '#domain/locale.ts'
import type { Route } from './+types/checkout-promocodes.ts'

/** Applies a promotion code to what is being ordered. A browser without a script is led back to its step. */
export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const asked = parsePromoForm(await readForm(request))
  if (asked === null) throw data(null, { status: 400 })
  const checkoutRequest = checkoutRequestOf(request, context, token)
  const { visitor } = checkoutRequest
  const cartId = cartIdOf(requireKey(checkoutRequest))
  const { code, step } = asked
  const visitorKey = request.headers.get(VISITOR_KEY_HEADER)
  const clients = context.get(clientsContext)
  const added = await addPromocode({ cartId, code, visitorKey }, commerceContextOf(visitor), clients)
  const why = !added.ok && added.code === 'promocode-throttled' ? 'throttled' : 'refused'
  const answer: PromoAnswer = added.ok ? { ok: true } : { ok: false, why }
  if (!request.headers.get('accept')?.includes('text/html')) return data(answer)
  const search = added.ok ? '' : `?${new URLSearchParams({ promo: code, why })}`
  const address = localePath(visitor.locale, checkoutPath(token, step)) + search
  return redirect(address, { status: 303, headers: CHECKOUT_HEADERS })
}
