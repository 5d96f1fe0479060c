import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { NETWORK_KEY_HEADER } from '#contracts/identity.ts'
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
import { isLanguage } from '#domain/market/language.ts'
import type { Language } from '#domain/market/locale.ts'
import { ok, type Result } from '#domain/result.ts'
import { handleFaults } from '#services/kernel/handle-faults.ts'
import { formatCartId } from '../carts/cart-id.ts'
import { accessOf } from '../graphql/guard/access-token.ts'
import type { CommerceOptions } from '../options.ts'
import type { CheckoutCaller } from './checkout/checkout-access.ts'
import { chooseDelivery } from './checkout/choose-delivery.ts'
import { saveDetails } from './checkout/save-details.ts'
import { showCheckout } from './checkout/show-checkout.ts'
import { signOrder } from './order-link.ts'
import { orderRoutes } from './order-routes.ts'
import { placeOrder } from './placement/place-order.ts'
import { bodyOf, refused } from './responses.ts'

const BODY_BYTES_MAX = 32_768

type Bound = { Variables: { caller: CheckoutCaller } }

/**
 * The checkout over HTTP (`contracts/order/checkout.ts`), mounted at `/checkout`. The cart's key authorizes
 * access to a checkout; once details were entered, only their owner has access. Both secrets are in headers,
 * so that no log contains them.
 */
export function checkoutRoutes(options: CommerceOptions): Hono<Bound> {
  const app = new Hono<Bound>()
  app.use(bodyLimit({ maxSize: BODY_BYTES_MAX, onError: () => refused('request-malformed') }))
  handleFaults(app, options.reportFault)
  app.route('/orders', orderRoutes(options))
  app.use('/:token/*', async (context, next) => {
    const caller = await callerOf(context, options)
    if (!caller.ok) return unavailable(caller.code)
    context.set('caller', caller.value)
    return next()
  })
  app.get('/:token', async (context) => respondWithState(context, options, context.var.caller))

  app.put('/:token/details', async (context) => {
    const details = await bodyOf(context, checkoutDetails)
    if (!details) return refused('request-malformed')
    const { caller } = context.var
    const saved = await saveDetails(options, caller, details, languageOf(context))
    if (saved.ok) return respondWithState(context, options, caller)
    return refused(saved.code, saved.code === 'fields-refused' ? saved.fields : undefined)
  })

  app.put('/:token/delivery', async (context) => {
    const choice = await bodyOf(context, deliveryChoice)
    if (!choice) return refused('request-malformed')
    const { caller } = context.var
    const chosen = await chooseDelivery(options, caller, choice.option)
    return chosen.ok ? respondWithState(context, options, caller) : refused(chosen.code)
  })

  app.post('/:token/orders', async (context) => {
    const body = await bodyOf(context, placement)
    const idempotencyKey = context.req.header(IDEMPOTENCY_KEY_HEADER) ?? ''
    if (!body || !/^[\w-]{8,128}$/.test(idempotencyKey)) return refused('request-malformed')
    const { caller } = context.var
    const placed = await placeOrder(options, { caller, placement: body, idempotencyKey })
    if (!placed.ok)
      return placed.code === 'account-unavailable' ? unavailable(placed.code) : refused(placed.code)
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
  const state = await showCheckout(options, caller, languageOf(context))
  return state.ok ? context.json(state.value) : refused(state.code)
}

async function callerOf(
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
    network: networkOf(req.raw.headers, options),
  })
}

/** The service with the account or the trade standing of the buyer is unavailable. */
function unavailable(code: 'account-unavailable'): Response {
  return Response.json({ code }, { status: 502 })
}

/** The storefront's server passes on the network of the buyer; for anyone else it is the caller's own. */
function networkOf(headers: Headers, options: CommerceOptions): string | null {
  const isServer = accessOf(headers, options) === 'private'
  return isServer ? headers.get(BUYER_NETWORK_HEADER) : (headers.get(NETWORK_KEY_HEADER) ?? 'unknown')
}

/** `?language=de`: the language of titles and of the order confirmation. */
function languageOf({ req }: Context): Language | null {
  const language = req.query('language')
  return isLanguage(language) ? language : null
}
