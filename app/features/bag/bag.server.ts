import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CartBuyer, CommerceContext } from '#clients/commerce/commerce-client.ts'
import { type Cart, type CartErrorCode, cartTotal, markShortLines } from '#domain/cart/cart.ts'
import type { Locale } from '#domain/market/locale.ts'
import { taxLine } from '#domain/money/tax.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { mayCheckOut, type Role } from '#domain/visitor/roles.ts'
import type { Bag } from './bag.ts'
import { promiseLines } from './lines/promise-lines.server.ts'
import type { BagNotice } from './notices/bag-notice.ts'
import type { ReconciledBag } from './reconciliation/reconcile-bag.server.ts'

/** What the page knows of the bag: itself, or why it could not be read. Both null: there is none. */
export type LoadedBag = {
  readonly bag: Bag | null
  readonly code: CartErrorCode | null
  readonly notice: BagNotice
}

/** To whom, in which language and at which moment a bag is shown. */
type BagView = { readonly role: Role; readonly locale: Locale; readonly now: Date }

/**
 * The bag as it stands for this visitor; its shipping comes from the carrier service (Spec §7). `short` has the ids of
 * the lines that the checkout refused for lack of units.
 */
export async function loadBag(
  { cart, code, notice }: ReconciledBag,
  { short = [], ...view }: BagView & { readonly short?: readonly string[] },
  clients: Pick<Clients, 'carrier'>,
): Promise<LoadedBag> {
  const marked = cart && { ...cart, lines: markShortLines(cart.lines, new Set(short)) }
  return { bag: marked && (await toBag(marked, view, clients)), code, notice }
}

/**
 * Puts pieces in the bag, which is made with the first of them (Spec §4). A cart that is gone is replaced by
 * a new one, so the visitor never has to begin again; one that cannot be read is not.
 */
export async function addToBag(
  requested: {
    settled: ReconciledBag<CartBuyer>
    session: Session | null
    variantId: string
    quantity: number
  },
  context: CommerceContext,
  clients: Pick<Clients, 'commerce' | 'customerCart'>,
): Promise<{ cartId: string | null; result: Result<Cart, CartErrorCode> }> {
  const { settled, session, variantId, quantity } = requested
  const { commerce, customerCart } = clients
  if (settled.cart !== null) {
    const cartId = settled.cart.id
    const result = await commerce.addLine({ cartId, variantId, quantity }, context)
    return { cartId: settled.cartId, result }
  }
  const isUnread = settled.code === 'cart-fetch-failed'
  if (isUnread && settled.cartId !== null) return { cartId: settled.cartId, result: refuse(settled.code) }
  const filled = await commerce.createCart(context, { variantId, quantity })
  const created = filled.ok ? filled : await createCart(context, commerce)
  if (!created.ok) return { cartId: null, result: created }
  const cartId = created.value.id
  // Where the stored cart could not be read, the new one joins it the next time.
  if (session !== null && !isUnread) await customerCart.store(session.accessToken, cartId)
  if (filled.ok) return { cartId, result: filled }
  // The refusal may be about the piece: adding it to an empty cart gives the code, and as many as there are.
  return { cartId, result: await commerce.addLine({ cartId, variantId, quantity }, context) }
}

/**
 * Puts what is in the bag into a new cart, which becomes the bag: the checkout of the old one is another browser's.
 * Pieces and codes that the shop no longer takes are left out; when a piece cannot be put in for another reason, the
 * old bag stays. Null when there is nothing to put into a new one.
 */
export async function renewBag(
  { settled, session }: { settled: ReconciledBag; session: Session | null },
  context: CommerceContext,
  { commerce, customerCart }: Pick<Clients, 'commerce' | 'customerCart'>,
): Promise<Result<string | null, CartErrorCode>> {
  const before = settled.cart
  if (before === null || before.lines.length === 0) return ok(null)
  const created = await createCart(context, commerce)
  if (!created.ok) return created
  const cartId = created.value.id
  for (const { product, quantity } of before.lines) {
    const added = await commerce.addLine({ cartId, variantId: product.variantId, quantity }, context)
    if (!added.ok && !NO_LONGER_TAKEN.has(added.code)) return added
  }
  if (before.promocodes.length > 0) {
    await commerce.updateDiscountCodes({ cartId, codes: [...before.promocodes] }, context)
  }
  if (session !== null) await customerCart.store(session.accessToken, cartId)
  return ok(cartId)
}

/** Why the shop takes fewer of a piece than there are in the bag, or none. */
const NO_LONGER_TAKEN: ReadonlySet<CartErrorCode> = new Set([
  'units-exhausted',
  'not-sellable',
  'not-shippable-here',
])

/** For the buyer, or for a guest while the buyer is not known there: it is assigned the next time. */
async function createCart(context: CommerceContext, commerce: Clients['commerce']) {
  const created = await commerce.createCart(context)
  return created.ok || context.buyer === null ? created : commerce.createCart({ ...context, buyer: null })
}

/**
 * Where the commerce service keeps the checkout of a bag; null when there is nothing to check out, or someone who
 * may not (Spec §4).
 */
export function checkoutAddress({ cart }: ReconciledBag, role: Role): string | null {
  return cart !== null && cart.lines.length > 0 && mayCheckOut(role).ok ? cart.checkoutUrl : null
}

/** What may be sent to the browser: the id and the checkout address hold the key of the cart, hence stay. */
async function toBag(
  { id, checkoutUrl: _, buyer: __, lines, ...cart }: Cart,
  { role, locale, now }: BagView,
  { carrier }: Pick<Clients, 'carrier'>,
): Promise<Bag> {
  const shipments = lines.length > 0 ? await carrier.getShipments(id) : null
  const shipping = shipments?.ok ? shipments.value : null
  const total = cartTotal(cart.subtotal, shipping?.total ?? null, cart.promotions)
  const admitted = mayCheckOut(role)
  const checkoutRefusal = admitted.ok ? null : admitted.code
  const promised = promiseLines({ lines, country: cart.country }, locale, now)
  return { ...cart, ...promised, shipping, total, taxLine: taxLine(cart.country, total), checkoutRefusal }
}
