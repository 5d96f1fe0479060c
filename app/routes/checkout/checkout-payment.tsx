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
import { parseForm, readForm } from '#app/page/read-form.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { useOpenCheckout } from '../parent-routes.ts'
import type { Route } from './+types/checkout-payment.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const terms = await loadTerms(context.get(visitorContext), context.get(clientsContext))
  return { idempotencyKey: crypto.randomUUID(), terms }
}

/** What was refused is not placed again under the same key. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const requested = checkoutRequestOf(request, context, token)
  const submission = parseForm(await readForm(request), paymentForm)
  if (submission.status !== 'success') return data(submission.reply(WITHOUT_CARD), { status: 422 })
  const clients = context.get(clientsContext)
  const { customerCart } = clients
  const { session } = requested
  const key = requireKey(requested)
  const used = await readUsedAddress(session, key, clients)
  const placed = await clients.checkout.placeOrder(key, toOrderRequest(submission.value))
  if (placed.ok) {
    if (session && used) await saveUsedAddress(session, used, clients)
    // The cart has become the order: the customer has none stored any more.
    if (session && isOwnBag(request, token)) await customerCart.store(session.accessToken, null)
    return redirectToOrder(requested, placed.value)
  }
  const { code } = placed
  const field = fieldOf(code)
  // Leads to the bag, which names the pieces; returns when there are enough of them again meanwhile.
  if (code === 'units-exhausted') await requireCheckout({ ...requested, pathname: url.pathname }, clients)
  else if (field === null && !MENDED_HERE.has(code)) throw failureResponse(requested, code)
  const errors = field ? { fieldErrors: { [field]: [code] } } : { formErrors: [code] }
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

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { token, checkout } = useOpenCheckout()
  return <PaymentPage token={token} checkout={checkout} {...loaderData} lastResult={actionData} />
}
