import { data } from 'react-router'
import { DeliveryPage } from '#app/features/checkout/delivery-page.tsx'
import {
  CHECKOUT_HEADERS,
  checkoutRequestOf,
  failureResponse,
  requireKey,
} from '#app/features/checkout/opening/open-checkout.server.ts'
import { checkoutPath } from '#app/features/checkout/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { readForm } from '#app/page/read-form.ts'
import { clientsContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { useOpenCheckout } from '../parent-routes.ts'
import type { Route } from './+types/checkout-delivery.ts'

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const requested = checkoutRequestOf(request, context, token)
  const { visitor } = requested
  const option = (await readForm(request)).get('option')
  const { checkout } = context.get(clientsContext)
  const key = requireKey(requested)
  const chosen = await checkout.chooseDelivery(key, typeof option === 'string' ? option : '')
  if (chosen.ok) {
    const address = localePath(visitor.locale, checkoutPath(token, 'payment'))
    return redirect(address, { status: 303, headers: CHECKOUT_HEADERS })
  }
  const { code } = chosen
  if (code === 'checkout-unavailable') return data({ code }, { status: 503 })
  if (code === 'request-malformed') return data({ code }, { status: 400 })
  throw failureResponse(requested, code)
}

export default function CheckoutDelivery({ actionData }: Route.ComponentProps) {
  const { token, checkout } = useOpenCheckout()
  return <DeliveryPage token={token} checkout={checkout} refusal={actionData} />
}
