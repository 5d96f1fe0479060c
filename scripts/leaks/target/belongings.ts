import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { listAddressPath, listChangesPath, listPath, sharedListPath } from '#app/features/lists/paths.ts'
import type { NewRequest } from '#contracts/request.ts'
import { readConfiguration } from '#server/settings/config.ts'
import { checkoutOf, queryGraphql } from '../../attack/holes/storefront.ts'
import { STOREFRONT_API } from '../../attack/target/service-paths.ts'
import { LEAK_HANDLE } from '../prices/planted-prices.ts'
import { withoutLocale } from '../routes/links.ts'
import { fetchBytes } from './fetch-bytes.ts'
import type { Person } from './people.ts'
import type { WalkedShop } from './walked-shop.ts'

/**
 * Pieces with trade prices: one with several finishes, and one that people buy several of. The planted leak is the
 * last.
 */
export const HANDLES = ['nuvola-boucle-armchair', 'ansa-dining-chair', LEAK_HANDLE] as const

export type Piece = { readonly handle: string; readonly id: string; readonly variantId: string }

/** What people have in the shop: URLs without locale, for everyone to try. */
export type Belongings = {
  readonly paths: readonly string[]
  /** URLs with a key that opens them for anyone: only their owner tries these, by role. */
  readonly keyedUrls: ReadonlyMap<string, string>
  /** The id of their own list with the pieces, by role. */
  readonly lists: ReadonlyMap<string, string>
}

const HOLDER_SECRET = 'the-secret-of-the-browser-of-the-client-1'
const product = z.object({
  id: z.string(),
  variants: z.object({ nodes: z.array(z.object({ id: z.string() })).min(1) }),
})

export async function findPieces({ target, environment }: WalkedShop): Promise<Piece[]> {
  const headers = { 'shopify-storefront-private-token': environment.COMMERCE_PRIVATE_TOKEN ?? '' }
  const pieces: Piece[] = []
  for (const handle of HANDLES) {
    const query = `{ product(handle: "${handle}") { id variants(first: 1) { nodes { id } } } }`
    const data = await queryGraphql(target, STOREFRONT_API, headers, query)
    const { id, variants } = product.parse(data.product)
    pieces.push({ handle, id, variantId: variants.nodes[0]?.id ?? '' })
  }
  return pieces
}

/**
 * Fills a cart and opens a checkout as everyone. As people with an account, also creates a list and shares it by link,
 * writes to the house, and orders if they may.
 */
export async function createBelongings(
  shop: WalkedShop,
  people: readonly Person[],
  pieces: readonly Piece[],
): Promise<Belongings> {
  const paths: string[] = []
  const lists = new Map<string, string>()
  const keyedUrls = new Map<string, string>()
  for (const person of people) {
    const { urls, order } = await fillCart(shop, person, pieces)
    paths.push(...urls)
    if (order) keyedUrls.set(person.role, order)
    if (!person.account) continue
    const list = await shareList(shop, person.account.accessToken, pieces)
    lists.set(person.role, list.id)
    await sendRequest(shop, person.account, pieces)
    const { id, token } = list
    paths.push(sharedListPath(token), listPath(id), listChangesPath(id), listAddressPath(id))
  }
  return { paths, keyedUrls, lists }
}

/** Orders a cart as someone who may, and fills another one. Returns their URLs, and that of the order with its key. */
async function fillCart(
  { target }: WalkedShop,
  { role, browser, account }: Person,
  pieces: readonly Piece[],
): Promise<{ urls: string[]; order?: string }> {
  const fill = async () => {
    for (const { variantId, handle } of pieces)
      if (handle !== LEAK_HANDLE)
        await browser.call('/en-it/checkout/cart/lines', { variantId, quantity: '2' })
    const [, token, key] = /Cart%2F([^%?]+)%3Fkey%3D([^;]+)/i.exec(browser.cookie()) ?? []
    if (token === undefined || key === undefined) throw new Error(`The bag of ${role} has no cart`)
    return { token, cartKey: decodeURIComponent(key) }
  }
  const placed = account && role !== 'pending' ? await placeOrder(target, await fill(), account) : null
  await fill()
  const checkout = withoutLocale(
    await browser.follow('/en-it/checkout', await browser.call('/en-it/checkout')),
  )
  const steps = ['', '/delivery', '/payment', '/renewal'].map((step) => checkout + step)
  const urls = checkout.includes('?') ? [checkout] : steps
  if (placed === null) return { urls }
  const order = `/orders/${placed.orderId}`
  const pages = [order, `${order}/pro-forma`, `/checkout/thank-you/${placed.orderId}`, `/profile${order}`]
  return { urls: [...urls, ...pages], order: `${order}?token=${encodeURIComponent(placed.orderToken)}` }
}

/** Orders a cart in the service, to be paid by bank transfer. */
async function placeOrder(
  target: WalkedShop['target'],
  cart: Parameters<typeof checkoutOf>[1],
  { accessToken, email }: NonNullable<Person['account']>,
) {
  const checkout = checkoutOf(target, cart, { 'x-customer-access-token': accessToken })
  await checkout.save(email, HOLDER_SECRET)
  const { status, body } = await checkout.placeOrder(HOLDER_SECRET)
  if (status !== 201) throw new Error(`An order of ${email} returned ${status}: ${body}`)
  return z.object({ orderId: z.string(), orderToken: z.string() }).parse(JSON.parse(body))
}

/** Sends the house a question about the pieces, so that there is a conversation, and an email about it. */
async function sendRequest(
  { target, environment }: WalkedShop,
  { accountId, email }: NonNullable<Person['account']>,
  pieces: readonly Piece[],
): Promise<void> {
  const { platform } = readConfiguration({ ...environment, LOG_LEVEL: 'silent' }).services
  const request: NewRequest = {
    kind: 'more-information',
    name: 'Ada Prova',
    email,
    language: 'en',
    country: 'IT',
    accountId,
    network: null,
    pieces: pieces.map(({ id, variantId, handle }) => ({
      productId: id,
      variantId,
      slug: handle,
      title: handle,
      variantTitle: null,
      artisan: 'Prova',
      sku: handle,
      picture: null,
      quantity: 2,
    })),
    attachments: [],
    fields: { message: 'Which of them do you have in stock?' },
  }
  const { status, bytes } = await fetchBytes(target, {
    path: '/services/platform/requests',
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${platform.serverTokens[0]}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(request),
  })
  if (status !== 201) throw new Error(`A request of ${email} returned ${status}: ${bytes}`)
}

async function shareList({ target }: WalkedShop, accessToken: string, pieces: readonly Piece[]) {
  const id = randomUUID()
  const call = async (method: string, path: string, body: object) => {
    const response = await fetchBytes(target, {
      path: `/services/platform/customer/lists${path}`,
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
      body: JSON.stringify(body),
    })
    if (response.status >= 300)
      throw new Error(`${method} of a list returned ${response.status}: ${response.bytes}`)
    return JSON.parse(response.bytes.toString())
  }
  const { version } = z
    .object({ version: z.int() })
    .parse(await call('POST', '', { id, name: 'House by the lake' }))
  const project = { number: 'L-7', client: 'Ada Prova', address: null, startsOn: null, deliverBy: null }
  await call('PATCH', `/${id}`, { version, changes: { project } })
  for (const { id: productId, variantId } of pieces)
    await call('PUT', `/${id}/items/${randomUUID()}`, { productId, variantId, quantity: 2 })
  const { token } = z
    .object({ token: z.string() })
    .parse(await call('PUT', `/${id}/link`, { hasPrices: true, from: 'The studio' }))
  return { id, token }
}
