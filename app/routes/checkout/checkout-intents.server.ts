import { data, type RouterContextProvider } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { draftCookie } from '#app/features/checkout/details/details-draft.server.ts'
import {
  CHANGE_INTENT,
  DESTINATION,
  INTENT,
  type TypedDetails,
  typedDetails,
  usesTypedAddress,
} from '#app/features/checkout/details/details-form.ts'
import { loadCheckoutCustomer } from '#app/features/checkout/details/load-customer.server.ts'
import { isOwnCart, toCartId } from '#app/features/checkout/opening/checkout-key.ts'
import {
  CHECKOUT_HEADERS,
  type CheckoutRequest,
  requireKey,
} from '#app/features/checkout/opening/open-checkout.server.ts'
import { checkoutPath } from '#app/features/checkout/paths.ts'
import { chooseLocale } from '#app/features/market/locale-choice.ts'
import { LOCALE_FIELDS } from '#app/features/market/paths.ts'
import { redirect, redirectDocument } from '#app/page/address/redirect.ts'
import { parseForm } from '#app/page/read-form.ts'
import { toBuyerContext } from '#app/visitor/commerce-context.ts'
import { clientsContext, houseContext, sealContext } from '#app/visitor/context.ts'
import { type AddressDraft, validateAddress } from '#domain/address/address.ts'
import { localePath, splitLocalePath } from '#domain/market/locale.ts'

type Intent = {
  checkoutRequest: CheckoutRequest
  context: Readonly<RouterContextProvider>
  /** Input so far, validated or not, which is restored when the buyer returns. */
  form: FormData
}

/** The commerce service refused to change the country of the cart. */
const COUNTRY_UNCHANGED = 'unmoved'

/** Returns null if the form continues to the next step. */
export async function runIntent(intent: Intent): Promise<Response | typeof COUNTRY_UNCHANGED | null> {
  const name = String(intent.form.get(INTENT) ?? '')
  if (name === 'sign-in') return signIn(intent)
  if (name === 'country') {
    // A saved address in the previous country would change the country back.
    return changeCountry(intent, String(intent.form.get(DESTINATION)), undefined)
  }
  return name.startsWith(CHANGE_INTENT) ? changeAddress(intent, name.slice(CHANGE_INTENT.length)) : null
}

/**
 * Returns the shipping address: the input, or the chosen saved address. Returns a response instead if the saved address
 * requires another country for the cart, lacks what its country requires, or no longer exists.
 */
export async function findUsedAddress(
  intent: Intent,
  typed: TypedDetails,
): Promise<{ address: AddressDraft } | { response: Response | typeof COUNTRY_UNCHANGED }> {
  if (usesTypedAddress(typed)) return { address: typed.address }
  const id = typed.saved ?? ''
  const address = await findSavedAddress(intent, id)
  if (address === null) return { response: await changeAddress(intent, '') }
  const { country = '' } = address
  if (country !== typed.address.country) return { response: await changeCountry(intent, country, id) }
  if (validateAddress(address).length > 0) return { response: await changeAddress(intent, id) }
  return { address }
}

async function findSavedAddress(
  { checkoutRequest, context }: Intent,
  id: string,
): Promise<AddressDraft | null> {
  const { session, visitor } = checkoutRequest
  const customer = await loadCheckoutCustomer(session, visitor.role, context.get(clientsContext))
  return customer?.addresses.find((known) => known.id === id)?.address ?? null
}

/** Opens a saved address in the form for editing; without an id, or if it no longer exists, shows the list again. */
async function changeAddress(intent: Intent, id: string): Promise<Response> {
  const { token, visitor } = intent.checkoutRequest
  const address = id === '' ? null : await findSavedAddress(intent, id)
  const headers = preserveInput(intent, {
    saved: undefined,
    changes: address === null ? '' : id,
    address: address ?? {},
  })
  return redirect(localePath(visitor.locale, checkoutPath(token)), { status: 303, headers })
}

/** Redirects a guest to sign-in, and from there to the checkout of their bag, or back to this one if of another bag. */
function signIn(intent: Intent): Response {
  const { request, token, visitor } = intent.checkoutRequest
  const path = isOwnCart(request, token) ? CART_PATHS.checkout : checkoutPath(token)
  const login = loginPath(localePath(visitor.locale, path))
  const headers = preserveInput(intent, { movedTo: undefined })
  return redirectDocument(localePath(visitor.locale, login), { status: 303, headers })
}

/**
 * Changes country and prices of the cart, and shows the same step. Throws a 400 response for a country that the shop
 * does not ship to.
 */
async function changeCountry(
  intent: Intent,
  destination: string,
  saved: string | undefined,
): Promise<Response | typeof COUNTRY_UNCHANGED> {
  const { checkoutRequest, context } = intent
  const { request, token, visitor, session } = checkoutRequest
  const { origin } = new URL(request.url)
  const choice = new FormData()
  choice.set(LOCALE_FIELDS.country, destination)
  choice.set(LOCALE_FIELDS.language, visitor.language)
  choice.set(LOCALE_FIELDS.to, checkoutPath(token))
  const chosen = chooseLocale(choice, { origin, house: context.get(houseContext) })
  if (chosen === null) throw data(null, { status: 400 })
  const { country, language } = splitLocalePath(chosen.path).locale
  const { commerce, customerAccount } = context.get(clientsContext)
  const cartId = toCartId(requireKey(checkoutRequest))
  const buyer = toBuyerContext(visitor, session)
  const moved = await commerce.updateBuyerIdentity({ cartId }, { ...buyer, country, language })
  if (!moved.ok) return COUNTRY_UNCHANGED
  // Spec §7: emails to a customer are in the last language they chose.
  if (session && language !== visitor.language) {
    await customerAccount.setLanguage(session.accessToken, { language })
  }
  const movedTo = country === visitor.country ? undefined : country
  const headers = preserveInput(intent, { movedTo, saved })
  for (const cookie of chosen.cookies) headers.append('Set-Cookie', cookie)
  return redirectDocument(chosen.path, { status: 303, headers })
}

function preserveInput({ checkoutRequest, context, form }: Intent, changes: Partial<TypedDetails>): Headers {
  const typed = parseForm(form, typedDetails)
  if (typed.status !== 'success') throw data(null, { status: 400 })
  const headers = new Headers(CHECKOUT_HEADERS)
  const isSecure = checkoutRequest.request.url.startsWith('https:')
  headers.append(
    'Set-Cookie',
    draftCookie({ ...typed.value, ...changes }, context.get(sealContext), { isSecure }),
  )
  return headers
}
