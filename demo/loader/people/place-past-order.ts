import type { CommerceContext } from '../../../clients/commerce/commerce-client.ts'
import { ok, type Result, refuse } from '../../../domain/result.ts'
import { parseCartId } from '../../../services/commerce/carts/cart-id.ts'
import { randomToken } from '../../../services/kernel/secrets/random-id.ts'
import type { DemoPerson, PastOrder } from '../../people/people.ts'
import type { PastCustomer, PastShop } from './past-shop.ts'

const TEST_CARD = { number: '4242 4242 4242 4242', expiry: '12/39', securityCode: '123' }

/** Places an order like a customer: cart, address, payment. Returns the order's id, or why the shop refused. */
export async function placePastOrder(
  { commerce, checkout }: PastShop,
  { accountId, companyLocationId, standing }: PastCustomer,
  person: DemoPerson,
  order: PastOrder,
): Promise<Result<string, string>> {
  const [address] = person.addresses
  if (!address) return refuse('no-address')
  const { language, email } = person
  const location = standing === 'approved' ? companyLocationId : null
  const buyer = { customerAccessToken: accountId, companyLocationId: location }
  const context: CommerceContext = { country: address.country, language, buyer }
  const created = await commerce.createCart(context)
  if (!created.ok) return created
  const cartId = created.value.id
  for (const { handle, quantity } of order.pieces) {
    const product = await commerce.getProduct({ handle }, context)
    if (!product.ok) return product
    const variantId = product.value.variants[0]?.id ?? ''
    const added = await commerce.addLine({ cartId, variantId, quantity }, context)
    if (!added.ok) return added
  }
  const { token = '', secret = '' } = parseCartId(cartId) ?? {}
  const checkoutSession = {
    token,
    key: secret,
    language,
    holder: randomToken(24),
    accessToken: accountId,
    network: null,
  }
  const saved = await checkout.saveDetails(checkoutSession, { email, address, billingAddress: null })
  if (!saved.ok) return refuse(saved.code)
  if (saved.value.status !== 'open') return refuse('ordered-before')
  const card = { ...TEST_CARD, holder: `${person.firstName} ${person.lastName}` }
  const placed = await checkout.placeOrder(checkoutSession, {
    payment: order.paidBy === 'test-card' ? { method: 'test-card', card } : { method: 'bank-transfer' },
    expectedTotal: saved.value.totals.total,
    expectedDue: saved.value.totals.due,
    expectedRevision: saved.value.revision,
    terms: { isAccepted: true, version: null },
    idempotencyKey: `past-${token}`,
  })
  return placed.ok ? ok(placed.value.orderId) : placed
}
