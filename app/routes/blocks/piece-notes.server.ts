import { searchVisitorOf } from '#app/features/catalogue/list/search-visitor.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { ContentBlock, EditorNote, PlainBlock } from '#clients/content/blocks/blocks.ts'
import { blockName } from '#clients/content/blocks/editor-notes.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import { cardsOf, type Found, shownBlocks } from './block-products.ts'

/** The SKUs and handles that blocks name, that were not found for the visitor, and that exist nevertheless. */
export async function piecesElsewhere(
  search: SearchClient,
  blocks: readonly PlainBlock[],
  products: Found,
  visitor: Visitor,
): Promise<ReadonlySet<string>> {
  const missing = blocks.map((block) => missingNames(block, products))
  const skus = missing.flatMap(({ skus: names }) => names)
  const handles = missing.flatMap(({ handles: names }) => names)
  const own = searchVisitorOf(visitor)
  const [bySku, byHandle] = await Promise.all([
    search.findBySkus(skus, own),
    search.findByHandles(handles, { ...own, locale: { ...own.locale, language: 'en' } }),
  ])
  return new Set([
    ...(bySku.ok ? bySku.value.keys() : []),
    ...(byHandle.ok ? byHandle.value.map(({ handle }) => handle) : []),
  ])
}

/** The shown blocks, each followed by notes on the pieces that it names and does not show, and on a row without any. */
export function withPieceNotes(
  blocks: readonly ContentBlock[],
  products: Found,
  elsewhere: ReadonlySet<string>,
): ContentBlock[] {
  const noted = (block: PlainBlock): PlainBlock[] => {
    const plain = shownBlocks([block], products).filter(isPlain)
    const notes = notesOn(block, products, elsewhere)
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
      return [{ ...block, left: block.left.flatMap(noted), right: block.right.flatMap(noted) }]
    return block.type === 'container' ? [{ ...block, blocks: block.blocks.flatMap(noted) }] : noted(block)
  })
}

function isPlain(block: ContentBlock): block is PlainBlock {
  return block.type !== 'twoColumns' && block.type !== 'container'
}

function notesOn(block: PlainBlock, products: Found, elsewhere: ReadonlySet<string>): EditorNote[] {
  const { skus, handles } = missingNames(block, products)
  const missing = [...skus, ...handles].map((detail) => ({
    code: elsewhere.has(detail) ? ('not-sold-here' as const) : ('unknown-piece' as const),
    detail,
  }))
  const notes = [...missing, ...repeatedNames(block, products)]
  const isEmptyRow =
    block.type === 'productList' && block.handles.length === 0 && isWithoutPieces(block, products)
  return isEmptyRow ? [...notes, { code: 'no-pieces', detail: block.title }] : notes
}

/** What names a piece that is named before, such as another variant of it. */
function repeatedNames(block: PlainBlock, { bySku, byHandle }: Found): EditorNote[] {
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

function isWithoutPieces(block: PlainBlock, products: Found): boolean {
  if (block.type === 'productList') return cardsOf(block, products).length === 0
  return block.type === 'shopTheLook' && block.hotspots.every(({ sku }) => !products.bySku[sku])
}

function missingNames(block: PlainBlock, { bySku, byHandle }: Found) {
  const skus = block.type === 'shopTheLook' ? block.hotspots.map(({ sku }) => sku) : []
  const handles = block.type === 'productList' ? block.handles : []
  return {
    skus: skus.filter((sku) => bySku[sku] === undefined),
    handles: handles.filter((handle) => byHandle[handle] === undefined),
  }
}
