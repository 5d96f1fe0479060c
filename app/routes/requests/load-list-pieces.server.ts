import { data, type RouterContextProvider } from 'react-router'
import { loginPath } from '#app/features/account/paths.ts'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { today } from '#app/page/clock.ts'
import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import { clientsContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { List } from '#contracts/list.ts'
import { listId } from '#contracts/list-id.ts'
import type { RequestPiece } from '#contracts/request.ts'
import type { AddressDraft } from '#domain/address/address.ts'
import { shippingNotice } from '#domain/delivery/availability.ts'
import { toLineProject } from '#domain/list/project.ts'
import { localePath } from '#domain/market/locale.ts'
import { isFinishOpen } from '#domain/product/listed-variant.ts'
import type { ProductCard } from '#domain/product/product.ts'
import type { Result } from '#domain/result.ts'
import { mayRequestProduct } from '#domain/visitor/roles.ts'
import { missingPage } from '../missing-page.server.ts'
import { formPath } from './form-path.ts'

type Context = Readonly<RouterContextProvider>

/**
 * Returns the pieces of a customer's list in order, each with its section, and the name and delivery address of its
 * project. Leaves out pieces that the shop does not show to the customer, and those upon request that they may not
 * request (Spec §6). Redirects a guest to sign in; throws a 404 response for a list of another account, and a 503
 * response if the list could not be read.
 */
export async function loadListPieces(
  id: string,
  { context, url }: { context: Context; url: URL },
): Promise<{
  pieces: RequestPiece[]
  list: { id: string; name: string; project: string }
  address: AddressDraft | null
}> {
  const { locale } = context.get(visitorContext)
  const session = context.get(sessionContext)
  const { lists } = context.get(clientsContext)
  if (session === null) throw redirect(localePath(locale, loginPath(formPath(url))), { status: 303 })
  if (!listId.safeParse(id).success) return missingPage(context)
  const read = await lists.of(session.accessToken).read(id)
  if (!read.ok && read.code === 'list-not-found') return missingPage(context)
  const list = requireValue(read)
  const name = list.name ?? ''
  return {
    pieces: await toRequestPieces(list, context),
    list: { id: list.id, name, project: toLineProject(list)?.name ?? name },
    address: list.project?.address ?? null,
  }
}

async function toRequestPieces({ items, sections }: List, context: Context): Promise<RequestPiece[]> {
  const visitor = context.get(visitorContext)
  const { search, commerce } = context.get(clientsContext)
  const ids = unique(items.map(({ productId }) => productId))
  const variantIds = unique(items.flatMap(({ variantId }) => variantId ?? []))
  if (ids.length === 0) return []
  const [cards, found] = await Promise.all([
    search.findByIds(ids, { ...toSearchVisitor(visitor), buyer: null }),
    commerce.findVariantsByIds(variantIds, toCommerceContext(visitor)),
  ])
  const isUponRequest = ({ shipping }: ProductCard) =>
    shippingNotice(shipping, visitor.country, today(context)).kind === 'upon-request'
  const allowed = requireValue(cards).filter(
    (card) => mayRequestProduct(visitor.role) || !isUponRequest(card),
  )
  const cardById = new Map<string, ProductCard>(allowed.map((card) => [card.id, card]))
  const variants = requireValue(found)
  const openProducts = await findOpenProducts(items, context)
  const sectionNameById = new Map<string | null, string>(sections.map(({ id, name }) => [id, name]))
  return items.flatMap(({ productId, variantId, quantity, sectionId }) => {
    const card = cardById.get(productId)
    if (!card) return []
    const variant = variants.get(variantId ?? '')
    const section = sectionNameById.get(sectionId)
    const isOpen = variantId === null && openProducts.has(productId)
    return {
      productId,
      variantId: variant?.id ?? (isOpen ? '' : card.variantId),
      slug: card.handle,
      title: card.title,
      variantTitle: variant && variant.title !== ONLY_VARIANT ? variant.title : null,
      artisan: card.artisan.name,
      sku: variant?.sku ?? (isOpen ? '' : card.sku),
      picture: card.picture?.url ?? null,
      quantity,
      ...(section && { section }),
    }
  })
}

/** Returns the products whose finish is still open: they have several finishes, and the list names none. */
async function findOpenProducts(items: List['items'], context: Context): Promise<ReadonlySet<string>> {
  const ids = unique(items.flatMap(({ productId, variantId }) => (variantId === null ? productId : [])))
  if (ids.length === 0) return new Set()
  const { commerce } = context.get(clientsContext)
  const products = requireValue(
    await commerce.findProductsByIds(ids, toCommerceContext(context.get(visitorContext))),
  )
  return new Set(products.filter((product) => isFinishOpen(null, product)).map(({ id }) => id))
}

/** The title that the platform gives the variant of a product without options. */
const ONLY_VARIANT = 'Default Title'

/** Returns the value of a result, or throws a 503 response if it failed. */
function requireValue<Value>(result: Result<Value, string>): Value {
  if (!result.ok) throw data(null, { status: 503, headers: { 'Retry-After': '30' } })
  return result.value
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
