import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isOwnBag } from '#app/features/checkout/checkout-key.ts'
import {
  answerFailure,
  checkoutRequestOf,
  leadToOrder,
  requireCheckout,
  requireKey,
} from '#app/features/checkout/open-checkout.server.ts'
import { cardFieldOf, paymentForm, toOrderRequest } from '#app/features/checkout/payment-form.ts'
import { PaymentPage } from '#app/features/checkout/payment-page.tsx'
import { clientsContext } from '#app/request/context.ts'
import { parseForm, readForm } from '#app/request/read-form.ts'
import type { Route } from './+types/checkout-payment.ts'

export function loader() {
  return { idempotencyKey: crypto.randomUUID() }
}

/** What was refused is not placed again under the same key. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const asked = checkoutRequestOf(request, context, token)
  const submission = parseForm(await readForm(request), paymentForm)
  if (submission.status !== 'success') return data(submission.reply(WITHOUT_CARD), { status: 422 })
  const clients = context.get(clientsContext)
  const { customerCart } = clients
  const placed = await clients.checkout.placeOrder(requireKey(asked), toOrderRequest(submission.value))
  if (placed.ok) {
    const { session } = asked
    // The cart has become the order: the customer has none stored any more.
    if (session && isOwnBag(request, token)) await customerCart.store(session.accessToken, null)
    return leadToOrder(asked, placed.value)
  }
  const { code } = placed
  const cardField = cardFieldOf(code)
  // Leads to the bag, which names the pieces; returns when there are enough of them again meanwhile.
  if (code === 'units-exhausted') await requireCheckout({ ...asked, pathname: url.pathname }, clients)
  else if (cardField === null && !MENDED_HERE.has(code)) throw answerFailure(asked, code)
  const errors = cardField ? { fieldErrors: { [`card.${cardField}`]: [code] } } : { formErrors: [code] }
  const reply = submission.reply({ ...WITHOUT_CARD, ...errors })
  return data(reply, { status: code === 'checkout-unavailable' ? 503 : 422 })
}

/** What a card says is never sent back. */
const WITHOUT_CARD = { hideFields: ['card.number', 'card.securityCode'] }

/** What is said at this step, where the buyer can mend it or has to wait; anything else leads to where it can be mended. */
const MENDED_HERE: ReadonlySet<string> = new Set([
  'checkout-unavailable',
  'no-payment-method',
  'payment-method-unknown',
  'pieces-changed',
  'request-malformed',
  'totals-changed',
  'trade-application-pending',
  'unpaid-orders-exhausted',
])

export default function CheckoutPayment({ loaderData, actionData, matches }: Route.ComponentProps) {
  const { token, checkout } = matches[1].loaderData
  const { idempotencyKey } = loaderData
  return <PaymentPage {...{ token, checkout, idempotencyKey }} lastResult={actionData} />
}
