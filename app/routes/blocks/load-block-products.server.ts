import { type CardView, toCardView } from '#app/features/catalogue/card/card-view.ts'
import { loadNamed } from '#app/features/catalogue/card/rows/load-named.server.ts'
import { loadRow } from '#app/features/catalogue/card/rows/load-row.server.ts'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { audiencesFor } from '#app/visitor/audiences-for.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { ContentBlock, EditorNote, PlainBlock } from '#clients/content/blocks/blocks.ts'
import { blockName } from '#clients/content/blocks/editor-notes.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/calendar/calendar-date.ts'
import type { Audience } from '#domain/visitor/segments.ts'
import {
  type BlockProducts,
  type FoundProducts,
  plainBlocks,
  rowName,
  selectCards,
  visibleBlocks,
} from './block-products.ts'

type Placeholder = Extract<PlainBlock, { type: 'targeted' }>

/** Makes one search for products named by handle, one for those named by SKU, and one per row. */
export async function loadBlockProducts(
  search: SearchClient,
  blocks: readonly ContentBlock[],
  visitor: Visitor,
  today: CalendarDate,
): Promise<BlockProducts> {
  const { language } = visitor
  const targeted = targetBlocks(blocks, visitor, (audience) => pageText(`audience-${audience}`, language))
  const plain = plainBlocks(targeted)
  const lists = plain.filter((block) => block.type === 'productList')
  const looks = plain.filter((block) => block.type === 'shopTheLook')
  const rowLists = new Map(
    lists.filter(({ handles }) => handles.length === 0).map((list) => [rowName(list), list]),
  )
  const [byHandle, bySku, rows] = await Promise.all([
    loadNamed(
      search,
      lists.flatMap(({ handles }) => handles),
      visitor,
      today,
    ),
    loadBySku(
      search,
      looks.flatMap(({ hotspots }) => hotspots.map(({ sku }) => sku)),
      visitor,
      today,
    ),
    Promise.all(
      [...rowLists].map(async ([name, list]) => [name, await loadRow(search, list, visitor, today)] as const),
    ),
  ])
  const products = {
    byHandle: Object.fromEntries(byHandle),
    bySku: Object.fromEntries(bySku),
    rows: Object.fromEntries(rows),
  }
  if (!visitor.isPreview) return { ...products, blocks: visibleBlocks(targeted, products) }
  const hidden = await findHiddenPieces(search, plain, products, visitor)
  return { ...products, blocks: withPieceNotes(targeted, products, hidden) }
}

/**
 * Returns products by SKU, without those that do not ship to the visitor. The result is empty if the search service is
 * unavailable.
 */
async function loadBySku(
  search: SearchClient,
  skus: readonly string[],
  visitor: Visitor,
  today: CalendarDate,
): Promise<ReadonlyMap<string, CardView>> {
  const found = await search.findBySkus(skus, toSearchVisitor(visitor))
  if (!found.ok) return new Map()
  const views = [...found.value].map(([sku, card]) => [sku, toCardView(card, visitor.locale, today)] as const)
  return new Map(views.filter(([, { notice }]) => notice.kind !== 'unavailable-here'))
}

/**
 * Leaves only a placeholder of blocks targeted at audiences that the visitor does not belong to. Guests share a page
 * with placeholders alone, which are filled in after load. `label` names an audience for an editor in preview, who
 * sees the blocks of all audiences unless they have chosen one.
 */
export function targetBlocks(
  blocks: readonly ContentBlock[],
  visitor: Parameters<typeof audiencesFor>[0],
  label: (audience: Audience) => string,
): ContentBlock[] {
  const audiences = audiencesFor(visitor)
  const isAllShown = visitor.isPreview && !visitor.previewedAudience
  const target = <Block extends ContentBlock>(block: Block, within = ''): Block | Placeholder => {
    const { audience } = block
    if (audience === undefined) return block
    const key = within + block.key
    if (!isAllShown && !audiences.includes(audience)) return { type: 'targeted', key, audience }
    return { ...block, key, ...(visitor.isPreview && { label: label(audience) }) }
  }
  const targetAll = (plain: readonly PlainBlock[], within: string) =>
    plain.map((block): PlainBlock => target(block, `${within} `))
  return blocks.map((block) => {
    const targeted = target(block)
    if (targeted.type === 'container')
      return { ...targeted, blocks: targetAll(targeted.blocks, targeted.key) }
    if (targeted.type !== 'twoColumns') return targeted
    const { left, right, key } = targeted
    return { ...targeted, left: targetAll(left, `${key} left`), right: targetAll(right, `${key} right`) }
  })
}

/** Returns SKUs and handles that blocks name and that exist, but were not found for the visitor. */
async function findHiddenPieces(
  search: SearchClient,
  blocks: readonly PlainBlock[],
  products: FoundProducts,
  visitor: Visitor,
): Promise<ReadonlySet<string>> {
  const missing = blocks.map((block) => missingNames(block, products))
  const skus = missing.flatMap(({ skus: names }) => names)
  const handles = missing.flatMap(({ handles: names }) => names)
  const searchVisitor = toSearchVisitor(visitor)
  const [bySku, byHandle] = await Promise.all([
    search.findBySkus(skus, searchVisitor),
    search.findByHandles(handles, { ...searchVisitor, locale: { ...searchVisitor.locale, language: 'en' } }),
  ])
  return new Set([
    ...(bySku.ok ? bySku.value.keys() : []),
    ...(byHandle.ok ? byHandle.value.map(({ handle }) => handle) : []),
  ])
}

/** Adds after each block notes on pieces that it names but does not show, and on an empty row. */
export function withPieceNotes(
  blocks: readonly ContentBlock[],
  products: FoundProducts,
  hidden: ReadonlySet<string>,
): ContentBlock[] {
  const withNotes = (block: PlainBlock): PlainBlock[] => {
    const plain = visibleBlocks([block], products).filter(isPlain)
    const notes = notesOn(block, products, hidden)
    if (notes.length === 0) return plain
    const { key, type } = block
    const isLeftOut = isWithoutPieces(block, products)
    return [
      ...plain,
      { type: 'editorNotes', key: `pieces ${key}`, subject: blockName(type), isLeftOut, notes },
    ]
  }
  return blocks.flatMap((block): ContentBlock[] => {
    if (block.type === 'twoColumns')
      return [{ ...block, left: block.left.flatMap(withNotes), right: block.right.flatMap(withNotes) }]
    return block.type === 'container'
      ? [{ ...block, blocks: block.blocks.flatMap(withNotes) }]
      : withNotes(block)
  })
}

function isPlain(block: ContentBlock): block is PlainBlock {
  return block.type !== 'twoColumns' && block.type !== 'container'
}

function notesOn(block: PlainBlock, products: FoundProducts, hidden: ReadonlySet<string>): EditorNote[] {
  const { skus, handles } = missingNames(block, products)
  const missing = [...skus, ...handles].map((detail) => ({
    code: hidden.has(detail) ? ('not-sold-here' as const) : ('unknown-piece' as const),
    detail,
  }))
  const notes = [...missing, ...repeatedNames(block, products)]
  const isEmptyRow =
    block.type === 'productList' && block.handles.length === 0 && isWithoutPieces(block, products)
  return isEmptyRow ? [...notes, { code: 'no-pieces', detail: block.title }] : notes
}

/** Returns notes on names of a piece that the block has already named, such as another variant of the piece. */
function repeatedNames(block: PlainBlock, { bySku, byHandle }: FoundProducts): EditorNote[] {
  const named =
    block.type === 'shopTheLook'
      ? block.hotspots.map(({ sku }) => ({ detail: sku, piece: bySku[sku]?.id ?? sku.toLowerCase() }))
      : block.type === 'productList'
        ? block.handles.map((handle) => ({ detail: handle, piece: byHandle[handle]?.id ?? handle }))
        : []
  const pieces = named.map(({ piece }) => piece)
  return named
    .filter(({ piece }, index) => pieces.indexOf(piece) < index)
    .map(({ detail }) => ({ code: 'duplicate', detail }))
}

function isWithoutPieces(block: PlainBlock, products: FoundProducts): boolean {
  if (block.type === 'productList') return selectCards(block, products).length === 0
  return block.type === 'shopTheLook' && block.hotspots.every(({ sku }) => !products.bySku[sku])
}

function missingNames(block: PlainBlock, { bySku, byHandle }: FoundProducts) {
  const skus = block.type === 'shopTheLook' ? block.hotspots.map(({ sku }) => sku) : []
  const handles = block.type === 'productList' ? block.handles : []
  return {
    skus: skus.filter((sku) => bySku[sku] === undefined),
    handles: handles.filter((handle) => byHandle[handle] === undefined),
  }
}
