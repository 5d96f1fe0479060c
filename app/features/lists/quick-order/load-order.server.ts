import { productPath } from '#app/features/product/paths.ts'
import { formatNotice } from '#app/i18n/delivery/formatted-notice.ts'
import { toCommerceContext } from '#app/visitor/commerce-context.ts'
import type { Clients } from '#clients/clients.ts'
import { classifyLine } from '#domain/quick-order/classify-line.ts'
import { lineKey, type OrderLine, skuKey } from '#domain/quick-order/merge-lines.ts'
import { nearestSku } from '#domain/quick-order/nearest-sku.ts'
import { ok, type Result } from '#domain/result.ts'
import { type ListViewer, loadPieceFacts, type PieceFacts } from '../pieces/load-piece-facts.server.ts'
import type { OrderLineView, OrderPiece } from './order-view.ts'

/** Maximum number of unknown SKUs for which a similar one is searched; the search accepts 50 texts per call. */
const SUGGESTIONS_MAX = 50

type Sources = Pick<Clients, 'search' | 'commerce'>
type Failure = 'search-failed' | 'product-fetch-failed'
type Identified = { readonly productId: string; readonly variantId: string; readonly quantity: number }

/** Returns the lines in the order of `lines`. Makes six calls at most, for up to 250 products. */
export async function loadOrder(
  lines: readonly OrderLine[],
  viewer: ListViewer,
  clients: Sources,
): Promise<Result<OrderLineView[], Failure>> {
  const identified = await identify(lines, viewer, clients)
  if (!identified.ok) return identified
  const known = lines.flatMap((line) => {
    const piece = identified.value.get(skuKey(line.sku))
    return piece ? [{ key: lineKey(line), ...piece, quantity: line.units.ok ? line.units.value : 1 }] : []
  })
  const unknown = lines.map(({ sku }) => sku).filter((sku) => !identified.value.has(skuKey(sku)))
  const [facts, suggestions] = await Promise.all([
    loadPieceFacts(known, viewer, clients),
    suggest(unknown, viewer, clients),
  ])
  if (!facts.ok) return facts
  const factsOf = new Map(facts.value.map((piece) => [piece.key, piece]))
  return ok(
    lines.map((line): OrderLineView => {
      const piece = factsOf.get(lineKey(line)) ?? null
      return {
        sku: line.sku,
        quantity: line.quantity,
        project: line.project,
        piece: piece && toPiece(piece, viewer),
        ...classifyLine(line.units, piece),
        merged: line.merged,
        suggestion: piece ? null : (suggestions.get(line.sku) ?? null),
      }
    }),
  )
}

/** The search finds the SKUs of all variants, but identifies only the first variant of a product by itself. */
async function identify(
  lines: readonly OrderLine[],
  { visitor, searchVisitor }: ListViewer,
  { search, commerce }: Sources,
): Promise<Result<ReadonlyMap<string, Pick<Identified, 'productId' | 'variantId'>>, Failure>> {
  const cards = await search.findBySkus(
    lines.map(({ sku }) => sku),
    { ...searchVisitor, buyer: null },
  )
  if (!cards.ok) return cards
  const found = new Map<string, Pick<Identified, 'productId' | 'variantId'>>()
  const others = new Map<string, string>()
  for (const [sku, card] of cards.value) {
    const key = skuKey(sku)
    if (skuKey(card.sku) === key) found.set(key, { productId: card.id, variantId: card.variantId })
    else others.set(key, card.id)
  }
  if (others.size === 0) return ok(found)
  const context = { ...toCommerceContext(visitor), buyer: null }
  const variants = await commerce.findVariantSkus([...new Set(others.values())], context)
  if (!variants.ok) return variants
  for (const { sku, productId, variantId } of variants.value) {
    const key = skuKey(sku)
    if (others.get(key) === productId && !found.has(key)) found.set(key, { productId, variantId })
  }
  return ok(found)
}

/** Suggests similar SKUs for those that do not exist. Empty if the search does not respond. */
async function suggest(
  skus: readonly string[],
  { searchVisitor }: ListViewer,
  { search }: Sources,
): Promise<ReadonlyMap<string, string>> {
  const found = await search.findSimilarSkus(skus.slice(0, SUGGESTIONS_MAX), {
    ...searchVisitor,
    buyer: null,
  })
  if (!found.ok) return new Map()
  return new Map(
    [...found.value].flatMap(([typed, candidates]) => {
      const sku = nearestSku(typed, candidates)
      return sku === null ? [] : [[typed, sku] as const]
    }),
  )
}

function toPiece(piece: Identified & PieceFacts, { visitor: { locale } }: ListViewer): OrderPiece | null {
  const { card, productId, variantId, finish, notice, exclusion, publicPrice, ownPrice, quantity } = piece
  if (card === null || variantId === null) return null
  return {
    productId,
    variantId,
    title: card.title,
    textLanguage: card.textLanguage,
    path: productPath(card.handle),
    artisan: card.artisan.name,
    picture: card.picture,
    finish: finish === ONLY_VARIANT ? null : finish,
    notice: notice && formatNotice(notice, locale),
    exclusion,
    publicPrice,
    ownPrice,
    quantity,
    isPriceOpen: false,
  }
}

/** The platform's title of the only variant of a product without options. */
const ONLY_VARIANT = 'Default Title'
