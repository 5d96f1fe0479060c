import type { ReconciledCart } from '#app/features/bag/reconciliation/reconcile-bag.server.ts'
import type { Clients } from '#clients/clients.ts'
import type { CommerceContext } from '#clients/commerce/commerce-client.ts'
import type { Cart, CartErrorCode, CartLine } from '#domain/cart/cart.ts'
import { money } from '#domain/money/money.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

/** The available units of each piece. */
export const STOCK = 3
/** A piece that does not ship to Germany. */
export const HEAVY = 'gid://shopify/ProductVariant/9'

type StoredCart = {
  id: string
  country: Cart['country']
  customerId: string | null
  lines: Map<string, number>
  /** The last characters of its gift cards. */
  giftCards: readonly string[]
}
type Failing = 'commerce' | 'platform' | null

/**
 * The services that decide about carts, in memory, for tests that try thousands of histories; each can be made to fail.
 */
export class CartWorld {
  readonly carts = new Map<string, StoredCart>()
  readonly stored = new Map<string, string>()
  readonly later = new Map<string, Map<string, number>>()
  failing: Failing = null
  #made = 0

  readonly clients: Pick<Clients, 'commerce' | 'customerCart'> = {
    commerce: {
      createCart: (context, line) => this.#commerce(() => this.#create(context, line)),
      getCartBuyer: async ({ cartId }) => this.#commerce(() => this.#read(cartId)),
      getCart: ({ cartId }) => this.#commerce(() => this.#read(cartId)),
      addLine: ({ cartId, variantId, quantity }) =>
        this.#commerce(() => this.#add(cartId, variantId, quantity)),
      removeLine: ({ cartId, lineId }) => this.#commerce(() => this.#remove(cartId, lineId)),
      updateBuyerIdentity: ({ cartId }, context) => this.#commerce(() => this.#follow(cartId, context)),
    } as Partial<Clients['commerce']> as Clients['commerce'],
    customerCart: {
      read: (token) => this.#platform(() => this.stored.get(token) ?? null),
      store: (token, { cartId }) =>
        this.#platform(() => {
          if (cartId === null) this.stored.delete(token)
          else this.stored.set(token, cartId)
          return null
        }),
      listLater: (token) => this.#platform(() => this.#laterOf(token)),
      saveForLater: (token, productId, { quantity }) =>
        this.#platform(() => {
          const list = this.later.get(token) ?? new Map<string, number>()
          this.later.set(token, list.set(productId, Math.max(quantity, list.get(productId) ?? 0)))
          return null
        }),
      removeLater: (token, productId) =>
        this.#platform(() => {
          this.later.get(token)?.delete(productId)
          return null
        }),
    },
  }

  async #commerce(act: () => Result<Cart, CartErrorCode>): Promise<Result<Cart, CartErrorCode>> {
    await Promise.resolve()
    return this.failing === 'commerce' ? refuse('cart-fetch-failed') : act()
  }

  async #platform<Value>(act: () => Value) {
    await Promise.resolve()
    return this.failing === 'platform' ? refuse('platform-unavailable' as const) : ok(act())
  }

  #laterOf(token: string): { productId: string; quantity: number }[] {
    return [...(this.later.get(token) ?? [])].map(([productId, quantity]) => ({ productId, quantity }))
  }

  #create(
    { country, buyer }: CommerceContext,
    line?: { variantId: string; quantity: number },
  ): Result<Cart, CartErrorCode> {
    const id = `gid://shopify/Cart/${++this.#made}?key=k`
    const customerId = buyer && `gid://shopify/Customer/${buyer.customerAccessToken}`
    this.carts.set(id, { id, country, customerId, lines: new Map(), giftCards: [] })
    if (line === undefined) return this.#read(id)
    const filled = this.#add(id, line.variantId, line.quantity)
    if (!filled.ok) this.carts.delete(id)
    return filled.ok ? filled : refuse('cart-creation-failed')
  }

  #read(cartId: string): Result<Cart, CartErrorCode> {
    const cart = this.carts.get(cartId)
    return cart ? ok(toCart(cart)) : refuse('cart-not-found')
  }

  #add(cartId: string, variantId: string, quantity: number): Result<Cart, CartErrorCode> {
    const cart = this.carts.get(cartId)
    if (!cart) return refuse('cart-not-found')
    if (variantId === HEAVY && cart.country === 'DE') return refuse('not-shippable-here')
    const wanted = (cart.lines.get(variantId) ?? 0) + quantity
    cart.lines.set(variantId, Math.min(STOCK, wanted))
    return wanted > STOCK ? refuse('units-exhausted') : this.#read(cartId)
  }

  #remove(cartId: string, lineId: string): Result<Cart, CartErrorCode> {
    const cart = this.carts.get(cartId)
    if (!cart) return refuse('cart-not-found')
    return cart.lines.delete(lineId) ? this.#read(cartId) : refuse('quantity-failed')
  }

  #follow(cartId: string, { country, buyer }: CommerceContext): Result<Cart, CartErrorCode> {
    const cart = this.carts.get(cartId)
    if (!cart) return refuse('cart-not-found')
    const customerId = buyer && `gid://shopify/Customer/${buyer.customerAccessToken}`
    if (customerId && cart.customerId && cart.customerId !== customerId) return refuse('cart-country-failed')
    cart.country = country
    cart.customerId = customerId ?? cart.customerId
    return this.#read(cartId)
  }
}

/** A cart as its owner sees it: units by piece. */
export function unitsByPiece({ cart }: Pick<ReconciledCart, 'cart'>): Record<string, number> {
  return Object.fromEntries((cart?.lines ?? []).map(({ id, quantity }) => [id, quantity]))
}

function toCart({ id, country, customerId, lines, giftCards }: StoredCart): Cart {
  const retained = [...lines].map(([variantId, quantity]) => ({
    id: variantId,
    quantity,
    product: { variantId, id: variantId.replace('ProductVariant', 'Product') },
  }))
  return {
    id,
    country,
    promocodes: [],
    lines: retained as CartLine[],
    giftCards: giftCards.map((lastCharacters) => ({
      id: lastCharacters,
      lastCharacters,
      amountUsed: money(0, 'USD'),
    })),
    buyer: { customerId, companyLocationId: null },
  } as Partial<Cart> as Cart
}
