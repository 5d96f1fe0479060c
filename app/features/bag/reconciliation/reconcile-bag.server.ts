import type { Session } from '#app/visitor/context.ts'
import type { Clients } from '#clients/clients.ts'
import type { CartBuyer, CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Cart, CartErrorCode } from '#domain/cart/cart.ts'
import {
  assignCart,
  type CartDecision,
  type CartOwnership,
  getCartOwnership,
  hasBuyerChanged,
  preferGiftCards,
} from '#domain/cart/cart-assignment.ts'
import { type CartNotice, NO_NOTICE } from '../notices/bag-notice.ts'
import { mergeCarts } from './join-carts.server.ts'

type CartClients = Pick<Clients, 'commerce' | 'customerCart'>
type Bearer = Pick<Session, 'accountId' | 'accessToken'>

export type ReconciledCart<Known = Cart> = {
  /** Null if there is none, or if it could not be read (`code`). */
  readonly cart: Known | null
  /** The id to store in the cookie. */
  readonly cartId: string | null
  readonly code: CartErrorCode | null
  readonly notice: CartNotice
  /** Whether the customer is known to have this cart stored. */
  readonly isStored: boolean
}

export type CartRequest = { readonly cartId: string | null; readonly session: Bearer | null }

const lastRuns = new Map<string, Promise<undefined>>()

/**
 * Determines which cart is this visitor's bag (Spec §4): the one in the browser's cookie or the one stored with the
 * customer, by `domain/cart/cart-assignment.ts`. Updates its buyer to the current country and customer.
 */
export function reconcileCart(
  requested: CartRequest,
  context: CommerceContext,
  clients: CartClients,
): Promise<ReconciledCart> {
  const { session } = requested
  if (session === null) return reconcile(requested, context, clients)
  return runSequentially(session.accountId, () => reconcile(requested, context, clients))
}

/**
 * Does the same as `reconcileCart` before a change of the bag. Of a guest's cart only the buyer is read, which needs no
 * pricing, since the response to the change has the rest. A customer's carts may have to be merged first, so they are
 * read completely.
 */
export async function reconcileForChange(
  requested: CartRequest,
  context: CommerceContext,
  clients: CartClients,
): Promise<ReconciledCart<CartBuyer>> {
  const { cartId, session } = requested
  if (session !== null) return reconcileCart(requested, context, clients)
  const cookie = await observeBuyer(cartId, context, clients)
  const guest = { isSignedIn: false, stored: UNKNOWN.standing, isSame: false }
  const decided = assignCart({ ...guest, cookie: cookie.standing })
  return updateBuyer({ cookie, stored: UNKNOWN }, decided, context, clients)
}

type ObservedCart<Known = Cart> = {
  readonly id: string | null
  readonly cart: Known | null
  readonly standing: CartOwnership
}

async function reconcile(
  requested: CartRequest,
  context: CommerceContext,
  clients: CartClients,
): Promise<ReconciledCart> {
  const { cartId, session } = requested
  const observe = (id: string | null) => observeCart(id, session?.accountId ?? null, context, clients)
  const storedId = session && (await clients.customerCart.read(session.accessToken))
  const cookie = await observe(cartId)
  const isSame = storedId?.ok === true && cartId !== null && storedId.value === cartId
  const stored = isSame ? cookie : storedId?.ok ? await observe(storedId.value) : UNKNOWN
  const decided = assignCart({
    isSignedIn: session !== null,
    cookie: cookie.standing,
    stored: stored.standing,
    isSame,
  })
  const seen = { cookie, stored }
  const decision = preferGiftCards(decided, { cookie: withCards(cookie), stored: withCards(stored) })
  return session === null
    ? updateBuyer(seen, decision, context, clients)
    : applyDecision(seen, decision, context, { clients, session, isSame })
}

type ObservedCarts<Known = Cart> = {
  readonly cookie: ObservedCart<Known>
  readonly stored: ObservedCart<Known>
}

/** Updates the buyer of the cart that was chosen as the visitor's bag. */
async function updateBuyer<Known extends CartBuyer>(
  seen: ObservedCarts<Known>,
  decision: CartDecision,
  context: CommerceContext,
  { commerce }: Pick<CartClients, 'commerce'>,
): Promise<ReconciledCart<Known | Cart>> {
  const reported = toNotice(decision)
  const used = decision.use && seen[decision.use].cart
  if (!used)
    return { cart: null, cartId: decision.cookieId === 'cleared' ? null : seen.cookie.id, ...reported }
  const buyer = { country: context.country, companyLocationId: context.buyer?.companyLocationId ?? null }
  const cartId = decision.cookieId === 'unchanged' ? seen.cookie.id : used.id
  if (!decision.isAssigned && !hasBuyerChanged(used, buyer)) return { cart: used, cartId, ...reported }
  const updated = await commerce.updateBuyerIdentity({ cartId: used.id }, context)
  if (updated.ok) return { cart: updated.value, cartId, ...reported }
  const countryDiffers = used.country !== context.country
  return { cart: used, cartId, ...reported, code: countryDiffers ? 'cart-country-failed' : reported.code }
}

/** Assigns the bag to the customer, merges carts and stores the id. */
async function applyDecision(
  seen: ObservedCarts,
  decision: CartDecision,
  context: CommerceContext,
  { clients, session, isSame }: { clients: CartClients; session: Bearer; isSame: boolean },
): Promise<ReconciledCart> {
  const { accessToken, accountId } = session
  const assigned = await updateBuyer(seen, decision, context, clients)
  if (decision.storedId === 'reset') await clients.customerCart.store(accessToken, { cartId: null })
  if (assigned.cart === null) return assigned
  // A cart that could not be assigned stays as it is until the next request.
  if (getCartOwnership(assigned.cart, accountId) !== 'own') {
    return { ...assigned, cartId: decision.joins === null ? assigned.cartId : seen.cookie.id }
  }
  const from = decision.joins && seen[decision.joins].cart
  const mergedCarts = from
    ? await mergeCarts({ from, into: assigned.cart }, context, { clients, accessToken })
    : null
  const notice = { ...assigned.notice, later: mergedCarts?.later ?? 0, waiting: mergedCarts?.waiting ?? 0 }
  const cart = mergedCarts?.cart ?? assigned.cart
  // While lines wait in the other cart, both carts are remembered: one in the browser, one with the customer.
  if (mergedCarts && mergedCarts.waiting > 0) return { ...assigned, cart, cartId: seen.cookie.id, notice }
  if (decision.storedId === 'unchanged')
    return { ...assigned, cart, notice, isStored: isSame || decision.use === 'stored' }
  const { ok: isStored } = await clients.customerCart.store(accessToken, { cartId: cart.id })
  return { ...assigned, cart, notice, isStored }
}

const UNKNOWN: ObservedCart<never> = { id: null, cart: null, standing: 'unknown' }

async function observeCart(
  id: string | null,
  accountId: string | null,
  context: CommerceContext,
  { commerce }: Pick<CartClients, 'commerce'>,
): Promise<ObservedCart> {
  if (id === null) return { id, cart: null, standing: 'none' }
  const read = await commerce.getCart({ cartId: id }, context)
  if (read.ok) return { id, cart: read.value, standing: getCartOwnership(read.value, accountId) }
  return { id, cart: null, standing: unreadStanding(read.code) }
}

async function observeBuyer(
  id: string | null,
  context: CommerceContext,
  { commerce }: Pick<CartClients, 'commerce'>,
): Promise<ObservedCart<CartBuyer>> {
  if (id === null) return { id, cart: null, standing: 'none' }
  const read = await commerce.getCartBuyer({ cartId: id }, context)
  if (!read.ok) return { id, cart: null, standing: unreadStanding(read.code) }
  const isGuestCart = read.value.buyer.customerId === null
  return { id, cart: read.value, standing: isGuestCart ? 'guest' : 'foreign' }
}

function unreadStanding(code: CartErrorCode): CartOwnership {
  return code === 'cart-not-found' ? 'gone' : 'unknown'
}

function withCards({ standing, cart }: ObservedCart): { standing: CartOwnership; hasGiftCards: boolean } {
  return { standing, hasGiftCards: cart !== null && cart.giftCards.length > 0 }
}

function toNotice({ message }: CartDecision): Pick<ReconciledCart, 'code' | 'notice' | 'isStored'> {
  return {
    isStored: false,
    code: message === 'cart-not-found' || message === 'cart-fetch-failed' ? message : null,
    notice: {
      ...NO_NOTICE,
      isGone: message === 'cart-not-found',
      isStoredGone: message === 'stored-cart-gone',
      isStoredWithAccount: message === 'kept-with-account',
    },
  }
}

/**
 * Runs the tasks of one key sequentially, so that each sees the result of the one before: two tabs of a customer must
 * not move the same lines in opposite directions.
 */
async function runSequentially<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
  const before = lastRuns.get(key) ?? Promise.resolve()
  const run = before.then(task, task)
  const settled = run.then(
    () => undefined,
    () => undefined,
  )
  lastRuns.set(key, settled)
  try {
    return await run
  } finally {
    if (lastRuns.get(key) === settled) lastRuns.delete(key)
  }
}
