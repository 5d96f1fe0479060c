import { data } from 'react-router'
import { countryChoices } from '#app/features/checkout/address/country-choices.server.ts'
import { clearDraftCookie, readDraft } from '#app/features/checkout/details/details-draft.server.ts'
import { detailsForm, toDetails, typedDetails } from '#app/features/checkout/details/details-form.ts'
import { DetailsPage } from '#app/features/checkout/details/details-page.tsx'
import { loadCheckoutCustomer } from '#app/features/checkout/details/load-customer.server.ts'
import { toFieldErrors } from '#app/features/checkout/details/refused-fields.ts'
import { newHolderCookie } from '#app/features/checkout/opening/checkout-holder.server.ts'
import {
  CHECKOUT_HEADERS,
  checkoutRequestOf,
  failureResponse,
  requireKey,
} from '#app/features/checkout/opening/open-checkout.server.ts'
import { checkoutPath } from '#app/features/checkout/paths.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { clientsContext, sealContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import { localePath } from '#domain/market/locale.ts'
import { useOpenCheckout } from '../parent-routes.ts'
import type { Route } from './+types/checkout-details.ts'
import { findUsedAddress, runIntent } from './checkout-intents.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = context.get(visitorContext)
  const customer = await loadCheckoutCustomer(context.get(sessionContext), role, context.get(clientsContext))
  const draft = readDraft(request, context.get(sealContext))
  return { countries: countryChoices(context.get(visitorContext).language), customer, draft }
}

export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const requested = checkoutRequestOf(request, context, token)
  const { visitor } = requested
  const key = requireKey(requested)
  const isSecure = url.protocol === 'https:'
  const address = localePath(visitor.locale, checkoutPath(token))
  if (requested.holder === null) {
    // The browser resubmits the form with its new secret, so that no input is lost.
    const headers = new Headers(CHECKOUT_HEADERS)
    headers.append('Set-Cookie', newHolderCookie(context.get(sealContext), { isSecure }))
    return redirect(`${address}?index`, { status: 307, headers })
  }
  const form = await readForm(request)
  const intent = { checkoutRequest: requested, context, form }
  const unavailable = () =>
    data(parseForm(form, typedDetails).reply({ formErrors: ['checkout-unavailable'] }), { status: 503 })
  const led = await runIntent(intent)
  if (led !== null) return led instanceof Response ? led : unavailable()
  const submission = parseForm(form, detailsForm)
  if (submission.status === 'error') return data(submission.reply(), { status: 422 })
  if (submission.status !== 'success') return data(submission.reply())
  const used = await findUsedAddress(intent, submission.value)
  if ('response' in used) return used.response instanceof Response ? used.response : unavailable()
  const { checkout, customer } = context.get(clientsContext)
  const saved = await checkout.saveDetails(key, toDetails(submission.value, used.address))
  if (saved.ok) {
    const { changes: id } = submission.value
    if (id && requested.session) {
      const change = { id, draft: used.address, isDefault: false }
      // A failure to update the address book does not affect the order.
      await customer.saveAddress(requested.session.accessToken, change)
    }
    const delivery = localePath(visitor.locale, checkoutPath(token, 'delivery'))
    const headers = new Headers(CHECKOUT_HEADERS)
    headers.append('Set-Cookie', clearDraftCookie({ isSecure }))
    return redirect(delivery, { status: 303, headers })
  }
  if (saved.code === 'checkout-unavailable') return unavailable()
  if (saved.code !== 'fields-refused') throw failureResponse(requested, saved.code)
  const reply = submission.reply({
    formErrors: [saved.code],
    fieldErrors: toFieldErrors(saved.fields),
  })
  return data(reply, { status: 422 })
}

export default function CheckoutDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { token, checkout } = useOpenCheckout()
  return (
    // A new draft resets the form.
    <DetailsPage
      key={JSON.stringify(loaderData.draft)}
      token={token}
      checkout={checkout}
      {...loaderData}
      lastResult={actionData}
    />
  )
}
