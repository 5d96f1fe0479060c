import { randomUUID } from 'node:crypto'
import { createExportsClient, type ExportsClient } from '#clients/platform/exports-client.ts'
import { type CustomerLists, createListsClient } from '#clients/platform/lists-client.ts'
import { fetchCustomerKey, signUpCustomer } from '../../attack/target/customer.ts'
import { loopbackAddress } from '../../attack/target/target.ts'

const SECTIONS = 5

/** Someone with a list, who calls its pages and its service. */
export type ListOwner = {
  readonly origin: string
  /** The value of their browser's `Cookie` header. */
  readonly cookie: string
  readonly accessToken: string
  readonly lists: CustomerLists
  readonly exports: ExportsClient
  readonly listId: string
}

/** Signs someone up, with a list of this many of the products in five sections. */
export async function openListOwner(
  origin: string,
  productIds: readonly string[],
  pieces: number,
): Promise<ListOwner> {
  const target = { ...loopbackAddress(origin), publicOrigin: origin, tokens: null }
  const customer = await signUpCustomer(target, `${pieces}-pieces@example.com`)
  const { accessToken } = await fetchCustomerKey(target, customer)
  const reach = {
    baseUrl: `${origin}/services/platform`,
    fetch: (request: Request) => fetch(request),
    report: (problem: unknown) => console.error(problem),
  }
  const lists = createListsClient({ ...reach, token: '' }).of(accessToken)
  const listId = await fillList(lists, productIds, pieces)
  const cookie = customer.browser.cookie()
  return { origin, cookie, accessToken, lists, exports: createExportsClient(reach), listId }
}

async function fillList(
  lists: CustomerLists,
  productIds: readonly string[],
  pieces: number,
): Promise<string> {
  const id = randomUUID()
  const sections = Array.from({ length: SECTIONS }, () => randomUUID())
  await succeed(lists.create({ id, name: `${pieces} pieces` }))
  for (const [at, section] of sections.entries())
    await succeed(lists.addSection(id, section, { name: `Room ${at + 1}` }))
  for (let at = 0; at < pieces; at++) {
    const productId = productIds[at % productIds.length] ?? ''
    const sectionId = sections[at % SECTIONS] ?? null
    await succeed(lists.addItem(id, randomUUID(), { productId, sectionId }))
  }
  return id
}

/** The value of a call; throws if it is refused. */
export async function succeed<Value>(
  called: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
): Promise<Value> {
  const outcome = await called
  if (!outcome.ok) throw new Error(`The call was refused: ${outcome.code}`)
  return outcome.value
}

/** How many milliseconds it takes to read one of their pages completely. */
export async function pageMs(
  { origin, cookie }: Pick<ListOwner, 'origin' | 'cookie'>,
  path: string,
): Promise<number> {
  const since = performance.now()
  const response = await fetch(origin + path, { headers: { cookie } })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${path} responded ${response.status}`)
  return performance.now() - since
}
