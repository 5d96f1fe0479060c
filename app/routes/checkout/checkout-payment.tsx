import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { readUsedAddress, saveUsedAddress } from '#app/features/checkout/address/save-used-address.server.ts'
import { isOwnBag } from '#app/features/checkout/opening/checkout-key.ts'
import {
  checkoutRequestOf,
  failureResponse,
  redirectToOrder,
  requireCheckout,
  requireKey,
} from '#app/features/checkout/opening/open-checkout.server.ts'
import { loadTerms } from '#app/features/checkout/payment/load-terms.server.ts'
import { fieldOf, paymentForm, toOrderRequest } from '#app/features/checkout/payment/payment-form.ts'
import { PaymentPage } from '#app/features/checkout/payment/payment-page.tsx'
import { BuyerBox } from '#app/features/newsletter/buyer-box.tsx'
import { WANTS_NEWSLETTER } from '#app/features/newsletter/paths.ts'
import { signUpBuyer } from '#app/features/newsletter/sign-up-buyer.server.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { useOpenCheckout } from '../parent-routes.ts'
import type { Route } from './+types/checkout-payment.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const terms = await loadTerms(context.get(visitorContext), context.get(clientsContext))
  return { idempotencyKey: crypto.randomUUID(), terms }
}

/** A refusal reloads, since a refused order is not placed again under the same key. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const requested = checkoutRequestOf(request, context, token)
  const form = await readForm(request)
  const submission = parseForm(form, paymentForm)
  if (submission.status !== 'success') return data(submission.reply(WITHOUT_CARD), { status: 422 })
  const clients = context.get(clientsContext)
  const { customerCart } = clients
  const { session } = requested
  const key = requireKey(requested)
  const used = await readUsedAddress(session, key, clients)
  const placed = await clients.checkout.placeOrder(key, toOrderRequest(submission.value))
  if (placed.ok) {
    if (session && used) await saveUsedAddress(session, requested.visitor.role, used, clients)
    // The cart has become the order, so the customer has no stored cart any more.
    if (session && isOwnBag(request, token)) await customerCart.store(session.accessToken, null)
    if (form.has(WANTS_NEWSLETTER)) await signUpBuyer(placed.value, { request, context })
    return redirectToOrder(requested, { ...placed.value, isNew: true })
  }
  const { code } = placed
  const field = fieldOf(code)
  // Redirects to the bag, which names the pieces; returns if there are enough units again.
  if (code === 'units-exhausted') await requireCheckout({ ...requested, pathname: url.pathname }, clients)
  else if (field === null && !CORRECTABLE_HERE.has(code)) throw failureResponse(requested, code)
  const errors = field ? { fieldErrors: { [field]: [code] } } : { formErrors: [code] }
  const reply = submission.reply({ ...WITHOUT_CARD, ...errors })
  return data(reply, { status: code === 'checkout-unavailable' ? 503 : 422 })
}

/** Card data are never sent back. */
const WITHOUT_CARD = { hideFields: ['card.number', 'card.securityCode'] }

/**
 * Refusals reported at this step, where the buyer can correct them or has to wait; any other redirects to where it can
 * be corrected.
 */
const CORRECTABLE_HERE: ReadonlySet<string> = new Set([
  'checkout-unavailable',
  'credit-limit-exceeded',
  'invoices-overdue',
  'no-payment-method',
  'payment-method-unknown',
  'pieces-changed',
  'request-malformed',
  'totals-changed',
  'trade-application-pending',
  'unpaid-orders-exhausted',
])

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { token, checkout } = useOpenCheckout()
  return (
    <PaymentPage
      token={token}
      checkout={checkout}
      {...loaderData}
      lastResult={actionData}
      newsletter={<BuyerBox />}
    />
  )
}
