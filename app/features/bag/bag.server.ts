import type { Clients } from '#app/request/clients.ts'
import type { CommerceContext } from '#clients/commerce/request.ts'
import { type Cart, type CartErrorCode, cartTotal } from '#domain/cart.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { taxLine } from '#domain/tax.ts'
import type { Bag } from './bag.ts'

type BagClients = Pick<Clients, 'commerce' | 'carrier'>

/** What the page knows of the bag: itself, or why it could not be read. Both null: there is none. */
export type LoadedBag = { readonly bag: Bag | null; readonly code: CartErrorCode | null }

/**
 * The bag as it stands for this visitor: a cart of another country first follows the visitor (Spec §4), and
 * its shipping comes from the carrier service (Spec §7).
 */
export async function loadBag(
  cartId: string | null,
  context: CommerceContext,
  clients: BagClients,
): Promise<LoadedBag> {
  if (cartId === null) return { bag: null, code: null }
  const read = await clients.commerce.getCart({ cartId }, context)
  if (!read.ok) return { bag: null, code: read.code }
  const followed = await followCountry(read.value, context, clients)
  const cart = followed.ok ? followed.value : read.value
  return { bag: await toBag(cart, clients), code: followed.ok ? null : followed.code }
}

/**
 * Puts pieces in the bag, which is made with the first of them (Spec §4). A cart that is gone is replaced by
 * a new one, so the visitor never has to begin again.
 */
export async function addToBag(
  asked: { cartId: string | null; variantId: string; quantity: number },
  context: CommerceContext,
  { commerce }: BagClients,
): Promise<{ cartId: string | null; result: Result<Cart, CartErrorCode> }> {
  const { variantId, quantity } = asked
  if (asked.cartId !== null) {
    const result = await addToCart(asked.cartId, { variantId, quantity }, context, commerce)
    if (result.ok || result.code !== 'cart-not-found') return { cartId: asked.cartId, result }
  }
  const created = await commerce.createCart(context)
  if (!created.ok) return { cartId: null, result: created }
  const cartId = created.value.id
  return { cartId, result: await commerce.addLine({ cartId, variantId, quantity }, context) }
}

/** Whether a cart exists in the visitor's country decides the currency: it follows before a line is added. */
async function addToCart(
  cartId: string,
  line: { variantId: string; quantity: number },
  context: CommerceContext,
  commerce: BagClients['commerce'],
): Promise<Result<Cart, CartErrorCode>> {
  const followed = await openHere(cartId, context, { commerce })
  return followed.ok ? commerce.addLine({ cartId, ...line }, context) : followed
}

/** Where the commerce service keeps the checkout of a cart; null when there is nothing to check out. */
export async function checkoutAddress(
  cartId: string,
  context: CommerceContext,
  clients: Pick<BagClients, 'commerce'>,
): Promise<string | null> {
  const cart = await openHere(cartId, context, clients)
  return cart.ok && cart.value.lines.length > 0 ? cart.value.checkoutUrl : null
}

/** Applies one more promotion code; codes that apply already stay. A refused code changes nothing. */
export async function addPromocode(
  asked: { cartId: string; code: string },
  context: CommerceContext,
  { commerce }: BagClients,
): Promise<Result<Cart, CartErrorCode>> {
  const { cartId, code } = asked
  const read = await commerce.getCart({ cartId }, context)
  if (!read.ok) return read
  const before = read.value.promocodes
  if (before.some((known) => known.toUpperCase() === code.toUpperCase())) return read
  const changed = await commerce.updateDiscountCodes({ cartId, codes: [...before, code] }, context)
  if (!changed.ok) await commerce.updateDiscountCodes({ cartId, codes: before }, context)
  return changed
}

export async function removePromocode(
  asked: { cartId: string; code: string },
  context: CommerceContext,
  { commerce }: BagClients,
): Promise<Result<Cart, CartErrorCode>> {
  const { cartId, code } = asked
  const read = await commerce.getCart({ cartId }, context)
  if (!read.ok) return read
  const codes = read.value.promocodes.filter((known) => known.toUpperCase() !== code.toUpperCase())
  return commerce.updateDiscountCodes({ cartId, codes }, context)
}

/** The cart in the visitor's country, which decides its prices. */
async function openHere(
  cartId: string,
  context: CommerceContext,
  clients: Pick<BagClients, 'commerce'>,
): Promise<Result<Cart, CartErrorCode>> {
  const read = await clients.commerce.getCart({ cartId }, context)
  return read.ok ? followCountry(read.value, context, clients) : read
}

async function followCountry(
  cart: Cart,
  context: CommerceContext,
  { commerce }: Pick<BagClients, 'commerce'>,
): Promise<Result<Cart, CartErrorCode>> {
  if (cart.country === context.country) return ok(cart)
  const moved = await commerce.updateBuyerIdentity({ cartId: cart.id }, context)
  return moved.ok ? moved : refuse('cart-country-failed')
}

/** What may be sent to the browser: the id and the checkout address hold the key of the cart, hence stay. */
async function toBag(
  { id, checkoutUrl: _, buyer: __, ...cart }: Cart,
  { carrier }: BagClients,
): Promise<Bag> {
  const shipments = cart.lines.length > 0 ? await carrier.getShipments(id) : null
  const shipping = shipments?.ok ? shipments.value : null
  const total = cartTotal(cart.subtotal, shipping?.total ?? null, cart.promotions)
  return { ...cart, shipping, total, taxLine: taxLine(cart.country, total) }
}
