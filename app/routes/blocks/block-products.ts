import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import type { ContentBlock, PlainBlock, ProductChoice } from '#clients/content/blocks/blocks.ts'

/** The blocks of a page, and their products, each once. */
export type BlockProducts = {
  /** Without any name of a piece that is not among the products. */
  readonly blocks: readonly ContentBlock[]
  /** By the English handle that the editor wrote. */
  readonly byHandle: { readonly [handle: string]: CardView }
  readonly bySku: { readonly [sku: string]: CardView }
  /** By `rowName`. */
  readonly rows: { readonly [row: string]: readonly CardView[] }
}

export type Found = Omit<BlockProducts, 'blocks'>

/**
 * Spec §6: blocks as a visitor may have them. What an editor names and was not found for this visitor, such as a piece for
 * the trade, is left out of their data as well, and so is a list of nothing else.
 */
export function shownBlocks(blocks: readonly ContentBlock[], products: Found): ContentBlock[] {
  const shown = (plain: readonly PlainBlock[]) => plain.flatMap((block) => shownBlock(block, products))
  return blocks.flatMap((block): ContentBlock[] => {
    if (block.type === 'twoColumns') return [{ ...block, left: shown(block.left), right: shown(block.right) }]
    return block.type === 'container' ? [{ ...block, blocks: shown(block.blocks) }] : shown([block])
  })
}

function shownBlock(block: PlainBlock, { byHandle, bySku }: Found): PlainBlock[] {
  if (block.type === 'shopTheLook')
    return [{ ...block, hotspots: block.hotspots.filter(({ sku }) => bySku[sku] !== undefined) }]
  if (block.type !== 'productList' || block.handles.length === 0) return [block]
  const handles = block.handles.filter((handle) => byHandle[handle] !== undefined)
  return handles.length > 0 ? [{ ...block, handles }] : []
}

/** The pieces of a list: those it names, in order, or the row that it describes. */
export function cardsOf(choice: ProductChoice, products: Found): readonly CardView[] {
  if (choice.handles.length === 0) return products.rows[rowName(choice)] ?? []
  return choice.handles.flatMap((handle) => products.byHandle[handle] ?? [])
}

/** A key that is the same for lists with the same query. */
export function rowName({ category, filters, sort, limit }: ProductChoice): string {
  return `${category ?? ''} ${filters} ${sort} ${limit}`
}

/** All blocks of a page that render themselves, including those in columns and containers. */
export function plainBlocks(blocks: readonly ContentBlock[]): PlainBlock[] {
  return blocks.flatMap((block) => {
    if (block.type === 'twoColumns') return [...block.left, ...block.right]
    return block.type === 'container' ? block.blocks : [block]
  })
}
