import { data, type RouterContextProvider } from 'react-router'
import { cartIdOf, isOwnBag } from '#app/features/checkout/checkout-key.ts'
import { checkoutPath } from '#app/features/checkout/checkout-paths.ts'
import { draftCookie } from '#app/features/checkout/details-draft.server.ts'
import { DESTINATION, typedDetails } from '#app/features/checkout/details-form.ts'
import {
  CHECKOUT_HEADERS,
  type CheckoutRequest,
  requireKey,
} from '#app/features/checkout/open-checkout.server.ts'
import { chooseLocale } from '#app/features/market/locale-choice.ts'
import { buyerContextOf } from '#app/request/commerce-context.ts'
import { clientsContext, sealContext } from '#app/request/context.ts'
import { parseForm } from '#app/request/read-form.ts'
import { redirectDocument } from '#app/request/redirect.ts'
import { localePath, splitLocalePath } from '#domain/locale.ts'
import { getCountry } from '#domain/market.ts'

type Errand = {
  checkoutRequest: CheckoutRequest
  context: Readonly<RouterContextProvider>
  /** What was typed so far, complete or not: it is there again when the buyer comes back. */
  form: FormData
}

/** Leads a guest to their account, and from there to the checkout of the bag as it is then. */
export function signInFromCheckout({ checkoutRequest, context, form }: Errand): Response {
  const { request, token, visitor } = checkoutRequest
  const path = isOwnBag(request, token) ? '/checkout' : checkoutPath(token)
  const search = new URLSearchParams({ callback: localePath(visitor.locale, path) })
  const headers = keepTyped({ checkoutRequest, context, form }, { isMoved: false })
  return redirectDocument(`${localePath(visitor.locale, '/login')}?${search}`, { status: 303, headers })
}

/**
 * Gives the cart another country, with its prices, and shows the same step there. Null when the commerce service
 * refuses. Throws 400 for a country that we do not ship to.
 */
export async function deliverElsewhere({ checkoutRequest, context, form }: Errand): Promise<Response | null> {
  const { request, token, visitor, session } = checkoutRequest
  const { origin } = new URL(request.url)
  const choice = new FormData()
  choice.set('country', String(form.get(DESTINATION)))
  choice.set('language', visitor.language)
  choice.set('to', checkoutPath(token))
  const chosen = chooseLocale(choice, origin)
  if (chosen === null) throw data(null, { status: 400 })
  const { country, language } = splitLocalePath(chosen.address).locale
  const { commerce, customerAccount } = context.get(clientsContext)
  const cartId = cartIdOf(requireKey(checkoutRequest))
  const buyer = buyerContextOf(visitor, session)
  const moved = await commerce.updateBuyerIdentity({ cartId }, { ...buyer, country, language })
  if (!moved.ok) return null
  // Spec §7: what we write to a customer is in the language of their last choice.
  if (session && language !== visitor.language) {
    await customerAccount.setLanguage(session.accessToken, language)
  }
  const isMoved = getCountry(country).isoCode !== visitor.country
  const headers = keepTyped({ checkoutRequest, context, form }, { isMoved })
  for (const cookie of chosen.cookies) headers.append('Set-Cookie', cookie)
  return redirectDocument(chosen.address, { status: 303, headers })
}

function keepTyped({ checkoutRequest, context, form }: Errand, { isMoved }: { isMoved: boolean }): Headers {
  const typed = parseForm(form, typedDetails)
  if (typed.status !== 'success') throw data(null, { status: 400 })
  const headers = new Headers(CHECKOUT_HEADERS)
  const isSecure = checkoutRequest.request.url.startsWith('https:')
  headers.append(
    'Set-Cookie',
    draftCookie({ ...typed.value, isMoved }, context.get(sealContext), { isSecure }),
  )
  return headers
}
