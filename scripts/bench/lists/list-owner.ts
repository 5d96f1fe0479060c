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

/** Signs someone up, with a list of `pieces` pieces in five sections. */
export async function openListOwner(
  origin: string,
  productIds: readonly string[],
  pieces: number,
): Promise<ListOwner> {
  const target = { ...loopbackAddress(origin), publicOrigin: origin, tokens: null }
  const customer = await signUpCustomer(target, `${pieces}-pieces@example.com`)
  const { accessToken } = await fetchCustomerKey(target, customer)
  const clientOptions = {
    baseUrl: `${origin}/services/platform`,
    fetch: (request: Request) => fetch(request),
    report: (problem: unknown) => console.error(problem),
  }
  const lists = createListsClient({ ...clientOptions, token: '' }).of(accessToken)
  const listId = await fillList(lists, productIds, pieces)
  const cookie = customer.browser.cookie()
  return { origin, cookie, accessToken, lists, exports: createExportsClient(clientOptions), listId }
}

async function fillList(
  lists: CustomerLists,
  productIds: readonly string[],
  pieces: number,
): Promise<string> {
  const id = randomUUID()
  const sections = Array.from({ length: SECTIONS }, () => randomUUID())
  await requireOk(lists.create({ id, name: `${pieces} pieces` }))
  for (const [index, section] of sections.entries())
    await requireOk(lists.addSection(id, section, { name: `Room ${index + 1}` }))
  for (let index = 0; index < pieces; index++) {
    const productId = productIds[index % productIds.length] ?? ''
    const sectionId = sections[index % SECTIONS] ?? null
    await requireOk(lists.addItem(id, randomUUID(), { productId, sectionId }))
  }
  return id
}

/** Returns the value of a call; throws if it is refused. */
export async function requireOk<Value>(
  call: Promise<{ ok: true; value: Value } | { ok: false; code: string }>,
): Promise<Value> {
  const outcome = await call
  if (!outcome.ok) throw new Error(`The call was refused: ${outcome.code}`)
  return outcome.value
}

/** Returns how many milliseconds it takes to read one of the owner's pages completely. */
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
