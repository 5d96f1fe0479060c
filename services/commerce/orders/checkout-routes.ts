import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { NETWORK_KEY_HEADER } from '#contracts/identity.ts'
import type { CheckoutDetails, RefusedField } from '#contracts/order/checkout.ts'
import {
  BUYER_NETWORK_HEADER,
  CART_KEY_HEADER,
  CHECKOUT_HOLDER_HEADER,
  CUSTOMER_TOKEN_HEADER,
  checkoutDetails,
  deliveryChoice,
  IDEMPOTENCY_KEY_HEADER,
  type PlacedOrder,
  placement,
} from '#contracts/order/checkout.ts'
import { isEmailAddress } from '#domain/account/email-address.ts'
import {
  type Address,
  type AddressDraft,
  normalizeAddress,
  validateAddress,
} from '#domain/address/address.ts'
import { isLanguage } from '#domain/market/language.ts'
import type { Language } from '#domain/market/locale.ts'
import { isCountryCode } from '#domain/market/market.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { handleErrors } from '#services/kernel/handle-errors.ts'
import { digestSecret, formatCartId } from '../carts/cart-id.ts'
import type { CartRow } from '../carts/open-cart.ts'
import { lockCart } from '../carts/open-cart.ts'
import { resolveAccess } from '../catalogue/graphql/guard/access-token.ts'
import type { CommerceOptions } from '../options.ts'
import { readBody, refusedResponse } from '../responses.ts'
import { carts } from '../tables/cart-tables.ts'
import { checkouts } from '../tables/order-tables.ts'
import type { CheckoutCaller } from './checkout/checkout-access.ts'
import { openCheckout } from './checkout/checkout-access.ts'
import { showCheckout } from './checkout/show-checkout.ts'
import { signOrder } from './order-link.ts'
import { orderRoutes } from './order-routes.ts'
import { placeOrder } from './placement/place-order.ts'

const BODY_BYTES_MAX = 32_768

type CheckoutEnv = { Variables: { caller: CheckoutCaller } }

type SaveDetailsResult =
  | { ok: true }
  | { ok: false; code: 'checkout-not-found' | 'opened-elsewhere' | 'sign-in-required' }
  | { ok: false; code: 'fields-refused'; fields: RefusedField[] }

/**
 * The checkout over HTTP (`contracts/order/checkout.ts`), mounted at `/checkout`. The cart's key authorizes access to a
 * checkout; once details have been entered, only their owner has access. Both secrets are in headers, so that no log
 * contains them.
 */
export function checkoutRoutes(options: CommerceOptions): Hono<CheckoutEnv> {
  const app = new Hono<CheckoutEnv>()
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: () => refusedResponse('request-malformed') }))
  handleErrors(app, options.reportError)
  app.route('/orders', orderRoutes(options))
  app.use('/:token/*', async (context, next) => {
    const caller = await readCaller(context, options)
    if (!caller.ok) return unavailableResponse(caller.code)
    context.set('caller', caller.value)
    return next()
  })
  app.get('/:token', async (context) => respondWithState(context, options, context.var.caller))

  app.put('/:token/details', async (context) => {
    const details = await readBody(context, checkoutDetails)
    if (!details) return refusedResponse('request-malformed')
    const { caller } = context.var
    const saved = await saveDetails(options, caller, details, queryLanguage(context))
    if (saved.ok) return respondWithState(context, options, caller)
    return refusedResponse(saved.code, saved.code === 'fields-refused' ? saved.fields : undefined)
  })

  app.put('/:token/delivery', async (context) => {
    const choice = await readBody(context, deliveryChoice)
    if (!choice) return refusedResponse('request-malformed')
    const { caller } = context.var
    const chosen = await chooseDelivery(options, caller, choice.option)
    return chosen.ok ? respondWithState(context, options, caller) : refusedResponse(chosen.code)
  })

  app.post('/:token/orders', async (context) => {
    const body = await readBody(context, placement)
    const idempotencyKey = context.req.header(IDEMPOTENCY_KEY_HEADER) ?? ''
    if (!body || !/^[\w-]{8,128}$/.test(idempotencyKey)) return refusedResponse('request-malformed')
    const { caller } = context.var
    const placed = await placeOrder(options, { caller, placement: body, idempotencyKey })
    if (!placed.ok)
      return placed.code === 'account-unavailable'
        ? unavailableResponse(placed.code)
        : refusedResponse(placed.code)
    const { orderId, isNew } = placed.value
    const placedOrder: PlacedOrder = { orderId, orderToken: signOrder(orderId, options.checkout.linkSecret) }
    return context.json(placedOrder, isNew ? 201 : 200)
  })
  return app
}

async function respondWithState(
  context: Context,
  options: CommerceOptions,
  caller: CheckoutCaller,
): Promise<Response> {
  const state = await showCheckout(options, caller, queryLanguage(context))
  return state.ok ? context.json(state.value) : refusedResponse(state.code)
}

async function readCaller(
  { req }: Context,
  options: CommerceOptions,
): Promise<Result<CheckoutCaller, 'account-unavailable'>> {
  const holder = req.header(CHECKOUT_HOLDER_HEADER) ?? ''
  const accessToken = req.header(CUSTOMER_TOKEN_HEADER)
  const customer = accessToken ? await options.authenticate(accessToken) : ok(null)
  if (!customer.ok) return customer
  return ok({
    cartId: formatCartId({ token: req.param('token') ?? '', secret: req.header(CART_KEY_HEADER) ?? '' }),
    holder: /^[\w-]{32,128}$/.test(holder) ? holder : null,
    customer: customer.value,
    network: visitorNetwork(req.raw.headers, options),
  })
}

/** Responds that the service with the account or the trade standing of the buyer is unavailable. */
function unavailableResponse(code: 'account-unavailable'): Response {
  return Response.json({ code }, { status: 502 })
}

/** The network of the buyer, passed on by the storefront's server; for any other caller, their own network. */
function visitorNetwork(headers: Headers, options: CommerceOptions): string | null {
  const isServer = resolveAccess(headers, options) === 'private'
  return isServer ? headers.get(BUYER_NETWORK_HEADER) : (headers.get(NETWORK_KEY_HEADER) ?? 'unknown')
}

/** `?language=de`: the language of titles and of the order confirmation. */
function queryLanguage({ req }: Context): Language | null {
  const language = req.query('language')
  return isLanguage(language) ? language : null
}

/** Stores the delivery option; requires that the details have been entered. */
async function chooseDelivery(
  { database, clock }: CommerceOptions,
  caller: CheckoutCaller,
  option: 'standard',
): Promise<Result<true, 'checkout-not-found' | 'opened-elsewhere' | 'sign-in-required' | 'details-missing'>> {
  const now = clock()
  return database.db.transaction(async (tx) => {
    const row = await lockCart(tx, caller.cartId, now)
    if (!row) return refuse('checkout-not-found')
    const details = await openCheckout(tx, row, caller)
    if (!details.ok) return details
    if (details.value === null) return refuse('details-missing')
    await tx
      .update(checkouts)
      .set({ deliveryOption: option, updatedAt: now })
      .where(eq(checkouts.cartToken, row.token))
    return ok(true)
  })
}

/**
 * Stores the buyer's details, or returns the errors of each field. The address must be in the country of the cart's
 * prices; otherwise it is refused with `country-differs`. The first browser that saves details owns the checkout
 * afterwards, together with the account signed in there. The details are not written to the cart, which anyone with its
 * key can read.
 */
async function saveDetails(
  { database, clock }: CommerceOptions,
  caller: CheckoutCaller,
  details: CheckoutDetails,
  language: Language | null,
): Promise<SaveDetailsResult> {
  const { holder, customer } = caller
  // Without a secret, the owner of the details could not be verified later.
  if (holder === null) return { ok: false, code: 'opened-elsewhere' }
  const now = clock()
  return database.db.transaction(async (tx) => {
    const row = await lockCart(tx, caller.cartId, now)
    if (!row) return { ok: false, code: 'checkout-not-found' }
    const opened = await openCheckout(tx, row, caller)
    if (!opened.ok) return opened
    const fields = refusedFields(details, row)
    const address = toAddress(details.address)
    if (fields.length > 0 || !address) return { ok: false, code: 'fields-refused', fields }
    const billingAddress = details.billingAddress && toAddress(details.billingAddress)
    const email = details.email.trim()
    const customerId = customer?.customerId ?? opened.value?.customerId ?? null
    const entered = { email, address, billingAddress, customerId, updatedAt: now }
    await tx
      .insert(checkouts)
      .values({ cartToken: row.token, holderDigest: digestSecret(holder), ...entered })
      .onConflictDoUpdate({ target: checkouts.cartToken, set: entered })
    const cart = { usedAt: now, updatedAt: now, ...(language && { language }) }
    await tx.update(carts).set(cart).where(eq(carts.token, row.token))
    return { ok: true }
  })
}

function refusedFields({ email, address, billingAddress }: CheckoutDetails, row: CartRow): RefusedField[] {
  return [
    ...emailErrors(email.trim()),
    ...addressErrors('address', address),
    ...(address.country && address.country !== row.countryCode
      ? [{ field: 'address.country', code: 'country-differs' }]
      : []),
    ...(billingAddress ? addressErrors('billingAddress', billingAddress) : []),
  ]
}

function addressErrors(name: string, draft: AddressDraft): RefusedField[] {
  return validateAddress(draft).map(({ field, code }) => ({ field: `${name}.${field}`, code }))
}

function emailErrors(email: string): RefusedField[] {
  if (email === '') return [{ field: 'email', code: 'required' }]
  return isEmailAddress(email) ? [] : [{ field: 'email', code: 'email-invalid' }]
}

function toAddress(draft: AddressDraft): Address | null {
  const { country } = draft
  return country && isCountryCode(country) ? normalizeAddress(draft, country) : null
}
