import { formatNotice } from '#app/i18n/delivery/formatted-notice.ts'
import { formatPromise } from '#app/i18n/delivery/formatted-promise.ts'
import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { NewLine } from '#clients/commerce/cart/add-lines.ts'
import type { CartBuyer, CommerceContext } from '#clients/commerce/commerce-client.ts'
import { type Cart, type CartErrorCode, cartTotal, markShortLines } from '#domain/cart/cart.ts'
import { publicSubtotalOf } from '#domain/cart/public-subtotal.ts'
import { shippingNotice } from '#domain/delivery/availability.ts'
import type { DeliveryDay } from '#domain/delivery/delivery-notices.ts'
import { findNotices } from '#domain/delivery/delivery-notices.ts'
import { type DeliveryWindow, deliveryPromise } from '#domain/delivery/delivery-promise.ts'
import { computeJointPromises, computeJointWindow } from '#domain/delivery/joint-delivery.ts'
import { formatDateRange } from '#domain/delivery/written-days.ts'
import type { Locale } from '#domain/market/locale.ts'
import { toLanguageTag } from '#domain/market/locale.ts'
import { deductedTaxMinor, taxLine } from '#domain/market/tax.ts'
import { money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { mayCheckOut, type Role } from '#domain/visitor/roles.ts'
import type { CartView } from './bag.ts'
import type { CartNotice } from './notices/bag-notice.ts'
import type { ReconciledCart } from './reconciliation/reconcile-bag.server.ts'

/** `bag` is null if there is none, or if it could not be read (`code`). */
export type LoadedCart = {
  readonly bag: CartView | null
  readonly code: CartErrorCode | null
  readonly notice: CartNotice
}

/** The visitor, locale and time for which a bag is shown. */
type CartScope = { readonly role: Role; readonly locale: Locale; readonly house: DeliveryDay }

/**
 * The bag for this visitor; its shipping comes from the carrier service (Spec §7). `short` has the ids of the lines
 * that the checkout refused for lack of units.
 */
export async function loadCart(
  { cart, code, notice }: ReconciledCart,
  { short = [], ...view }: CartScope & { readonly short?: readonly string[] },
  clients: Pick<Clients, 'carrier'>,
): Promise<LoadedCart> {
  const marked = cart && { ...cart, lines: markShortLines(cart.lines, new Set(short)) }
  return { bag: marked && (await toCartView(marked, view, clients)), code, notice }
}

/**
 * Adds pieces to the bag, which is created with the first of them (Spec §4). A cart that no longer exists is replaced
 * by a new one, so the visitor need not start again; a cart that cannot be read is not replaced.
 */
export async function addToCart(
  requested: NewLine & { settled: ReconciledCart<CartBuyer>; session: Session | null },
  context: CommerceContext,
  clients: Pick<Clients, 'commerce' | 'customerCart'>,
): Promise<{ cartId: string | null; result: Result<Cart, CartErrorCode> }> {
  const { settled, session, ...line } = requested
  const { commerce, customerCart } = clients
  if (settled.cart !== null) {
    const cartId = settled.cart.id
    const result = await commerce.addLine({ cartId, ...line }, context)
    return { cartId: settled.cartId, result }
  }
  const isUnread = settled.code === 'cart-fetch-failed'
  if (isUnread && settled.cartId !== null) return { cartId: settled.cartId, result: refuse(settled.code) }
  const filled = await commerce.createCart(context, line)
  const created = filled.ok ? filled : await createCart(context, commerce)
  if (!created.ok) return { cartId: null, result: created }
  const cartId = created.value.id
  // If the stored cart could not be read, the new one is merged with it on a later request.
  if (session !== null && !isUnread) await customerCart.store(session.accessToken, { cartId })
  if (filled.ok) return { cartId, result: filled }
  // If the refusal is about the piece, adding it to an empty cart returns the code and the available units.
  return { cartId, result: await commerce.addLine({ cartId, ...line }, context) }
}

/**
 * Moves the contents of the bag into a new cart, which becomes the bag, because the checkout of the old one belongs to
 * another browser. Pieces and codes that the shop no longer accepts are left out; if a piece fails for another reason,
 * the old bag stays. Null when there is nothing to move.
 */
export async function replaceCart(
  { settled, session }: { settled: ReconciledCart; session: Session | null },
  context: CommerceContext,
  { commerce, customerCart }: Pick<Clients, 'commerce' | 'customerCart'>,
): Promise<Result<string | null, CartErrorCode>> {
  const before = settled.cart
  if (before === null || before.lines.length === 0) return ok(null)
  const created = await createCart(context, commerce)
  if (!created.ok) return created
  const cartId = created.value.id
  for (const { product, quantity, project } of before.lines) {
    const line = { variantId: product.variantId, quantity, project }
    const added = await commerce.addLine({ cartId, ...line }, context)
    if (!added.ok && !NO_LONGER_ACCEPTED.has(added.code)) return added
  }
  if (before.promocodes.length > 0) {
    await commerce.updateDiscountCodes({ cartId, codes: [...before.promocodes] }, context)
  }
  if (session !== null) await customerCart.store(session.accessToken, { cartId })
  return ok(cartId)
}

/** Refusals that mean that the shop accepts fewer units of a piece than are in the bag, or none. */
const NO_LONGER_ACCEPTED: ReadonlySet<CartErrorCode> = new Set([
  'units-exhausted',
  'not-sellable',
  'not-shippable-here',
])

/**
 * Creates a cart for the buyer, or for a guest if the commerce service refuses the buyer, who is then assigned on the
 * next request.
 */
async function createCart(context: CommerceContext, commerce: Clients['commerce']) {
  const created = await commerce.createCart(context)
  return created.ok || context.buyer === null ? created : commerce.createCart({ ...context, buyer: null })
}

/**
 * The URL of the commerce service's checkout for a bag; null when there is nothing to check out, or the visitor may not
 * (Spec §4).
 */
export function resolveCheckoutUrl({ cart }: ReconciledCart, role: Role): string | null {
  return cart !== null && cart.lines.length > 0 && mayCheckOut(role).ok ? cart.checkoutUrl : null
}

/**
 * The part of the cart that may be sent to the browser: not the id or the checkout URL, which hold the key of the cart.
 */
async function toCartView(
  { id, checkoutUrl: _, buyer: __, lines, exemptNumber, ...cart }: Cart,
  { role, locale, house }: CartScope,
  { carrier }: Pick<Clients, 'carrier'>,
): Promise<CartView> {
  const shipments = lines.length > 0 ? await carrier.getShipments(id) : null
  // Another tab may have changed the country of the cart since it was read. The next request then reads its shipping.
  const shipping = shipments?.ok && shipments.value.total.currency === cart.currency ? shipments.value : null
  const gross = cartTotal(cart.subtotal, shipping?.total ?? null, cart.promotions)
  const taxes = taxLine(cart.country, gross, exemptNumber ?? null)
  const admitted = mayCheckOut(role)
  const checkoutRefusal = admitted.ok ? null : admitted.code
  const promised = promiseLines({ lines, country: cart.country }, locale, house)
  const publicSubtotal = publicSubtotalOf({ lines, currency: cart.currency })
  return {
    ...cart,
    ...promised,
    ...(publicSubtotal && { publicSubtotal }),
    shipping,
    total: money(gross.amountMinor - deductedTaxMinor(taxes), cart.currency),
    taxLine: taxes,
    checkoutRefusal,
  }
}

/**
 * Adds shipping notices and delivery promises to the lines. Also returns the days in which everything arrives, and the
 * delivery notices.
 */
export function promiseLines(
  { lines, country }: Pick<Cart, 'lines' | 'country'>,
  locale: Locale,
  house: DeliveryDay,
): Pick<CartView, 'lines' | 'complete' | 'notices'> {
  const formatDays = (window: DeliveryWindow) => formatDateRange(window, toLanguageTag(locale))
  const promises = computeJointPromises(
    lines.map(({ id, problem, facts, product: { warehouse, artisan } }) => ({
      id,
      origin: { warehouse, artisanSlug: artisan.slug },
      promise: problem === null ? deliveryPromise(facts, { ...house, country }) : null,
    })),
  )
  const promised = [...promises.values()]
  const complete = computeJointWindow(promised)
  const hasDelivery = promised.some((promise) => promise !== null)
  return {
    lines: lines.map(({ facts, ...line }) => {
      const promise = promises.get(line.id) ?? null
      return {
        ...line,
        notice: formatNotice(shippingNotice(facts, country, house.today), locale),
        promise: promise && formatPromise(promise, formatDays),
      }
    }),
    complete: complete && formatDays(complete),
    notices: hasDelivery ? findNotices(house, 'bag', complete).map(({ text }) => text) : [],
  }
}
