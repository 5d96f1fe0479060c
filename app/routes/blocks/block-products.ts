import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import type { ContentBlock, PlainBlock, ProductChoice } from '#clients/content/blocks/blocks.ts'

export type BlockProducts = {
  readonly blocks: readonly ContentBlock[]
  /** The cards by English handle. */
  readonly byHandle: { readonly [handle: string]: CardView }
  readonly bySku: { readonly [sku: string]: CardView }
  /** The cards of each row by `rowName`. */
  readonly rows: { readonly [row: string]: readonly CardView[] }
}

export type FoundProducts = Omit<BlockProducts, 'blocks'>

/**
 * Spec §6: removes pieces that were not found for this visitor, such as trade-only ones, from the data of blocks, and
 * lists that become empty.
 */
export function visibleBlocks(blocks: readonly ContentBlock[], products: FoundProducts): ContentBlock[] {
  const visible = (plain: readonly PlainBlock[]) => plain.flatMap((block) => visibleBlock(block, products))
  return blocks.flatMap((block): ContentBlock[] => {
    if (block.type === 'twoColumns')
      return [{ ...block, left: visible(block.left), right: visible(block.right) }]
    return block.type === 'container' ? [{ ...block, blocks: visible(block.blocks) }] : visible([block])
  })
}

function visibleBlock(block: PlainBlock, { byHandle, bySku }: FoundProducts): PlainBlock[] {
  if (block.type === 'shopTheLook')
    return [{ ...block, hotspots: block.hotspots.filter(({ sku }) => bySku[sku] !== undefined) }]
  if (block.type !== 'productList' || block.handles.length === 0) return [block]
  const handles = block.handles.filter((handle) => byHandle[handle] !== undefined)
  return handles.length > 0 ? [{ ...block, handles }] : []
}

/** Returns the named pieces in order, or the row of the query. */
export function selectCards(choice: ProductChoice, products: FoundProducts): readonly CardView[] {
  if (choice.handles.length === 0) return products.rows[rowName(choice)] ?? []
  return choice.handles.flatMap((handle) => products.byHandle[handle] ?? [])
}

/** Returns the same name for lists with the same query. */
export function rowName({ category, filters, sort, limit }: ProductChoice): string {
  return `${category ?? ''} ${filters} ${sort} ${limit}`
}

/** Returns all blocks, including those in columns and containers. */
export function plainBlocks(blocks: readonly ContentBlock[]): PlainBlock[] {
  return blocks.flatMap((block) => {
    if (block.type === 'twoColumns') return [...block.left, ...block.right]
    return block.type === 'container' ? block.blocks : [block]
  })
}
