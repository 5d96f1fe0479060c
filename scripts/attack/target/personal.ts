import { addToCart, type Checkout, checkoutOf, queryGraphql } from '../holes/storefront.ts'
import { openBrowser } from './browser.ts'
import { type Customer, type CustomerKey, fetchCustomerKey } from './customer.ts'
import { CUSTOMER_API } from './service-paths.ts'
import type { Target } from './target.ts'

/** A page that is only shown to one browser. */
export type PersonalPage = { readonly path: string; readonly cookie: string }

/** The data of one customer, so that attacks get past authorization. */
export type CustomerData = {
  readonly pages: readonly PersonalPage[]
  readonly key: CustomerKey
  /** An open checkout and its key, an order, and a pending sign-in with its cookies. */
  readonly checkout: Pick<Checkout, 'token' | 'cartKey'>
  readonly orderId: string
  readonly signIn: { readonly uid: string; readonly cookie: string }
}

const HOLDER = 'the-secret-of-the-browser-of-the-customer'
const NEW_ADDRESS = `mutation { customerAddressCreate(address: {
  firstName: "Ada", lastName: "Prova", address1: "Via Prova 1", city: "Parma", zoneCode: "PR", zip: "43121", territoryCode: "IT", phoneNumber: "+390521123456"
}) { customerAddress { id } userErrors { message } } }`

/** Opens a checkout, places an order, starts a sign-in and saves an address. */
export async function prepareCustomerData(target: Target, customer: Customer): Promise<CustomerData> {
  const key = await fetchCustomerKey(target, customer)
  const { browser, email } = customer
  const owner = { 'x-customer-access-token': key.accessToken }
  const buy = async () => {
    const checkout = checkoutOf(target, await addToCart(target), owner)
    await checkout.save(email, HOLDER)
    return checkout
  }

  const checkout = await buy()
  const page = `/checkout/${checkout.token}`
  await browser.follow(page, await browser.call(`${page}?key=${checkout.cartKey}`))
  const placed = await (await buy()).placeOrder(HOLDER)
  if (placed.status !== 201) throw new Error(`Placing an order returned ${placed.status}: ${placed.body}`)
  const { orderId, orderToken } = JSON.parse(placed.body) as { orderId: string; orderToken: string }
  const order = `${orderId}?token=${encodeURIComponent(orderToken)}`

  const authorization = { authorization: `Bearer ${key.accessToken}` }
  const { customerAddressCreate } = (await queryGraphql(
    target,
    CUSTOMER_API,
    authorization,
    NEW_ADDRESS,
  )) as {
    customerAddressCreate: { customerAddress: { id: string } | null; userErrors: object[] }
  }
  const { customerAddress, userErrors } = customerAddressCreate
  if (!customerAddress) throw new Error(`An address was refused: ${JSON.stringify(userErrors)}`)
  const [, addressId = ''] = /CustomerAddress\/([^?]+)/.exec(customerAddress.id) ?? []

  const stranger = openBrowser(target)
  const screen = await stranger.follow('/login', await stranger.call('/login'))
  const [, uid = ''] = /\/sign-in\/([^/?]+)/.exec(screen) ?? []

  const paths = [
    ...['', '/delivery', '/payment', '/promocodes', '/renewal'].map((step) => page + step),
    ...[`/orders/${order}`, `/checkout/thank-you/${order}`],
    ...[`/profile/orders/${orderId}`, `/profile/addresses/${addressId}`],
  ]
  return {
    pages: [
      ...paths.map((path) => ({ path, cookie: browser.cookie() })),
      { path: screen, cookie: stranger.cookie() },
    ],
    key,
    checkout,
    orderId,
    signIn: { uid, cookie: stranger.cookie() },
  }
}
