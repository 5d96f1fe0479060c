import type { CardView } from '#app/features/catalogue/card/card-view.ts'
import type { ContentBlock, PlainBlock, ProductChoice } from '#clients/content/blocks/blocks.ts'

/** The products of a page's blocks, each once. */
export type BlockProducts = {
  /** By the English handle that the editor wrote. */
  readonly byHandle: { readonly [handle: string]: CardView }
  readonly bySku: { readonly [sku: string]: CardView }
  /** By `rowName`. */
  readonly rows: { readonly [row: string]: readonly CardView[] }
}

/** The pieces of a list: those it names, in order, or the row that it describes. */
export function cardsOf(choice: ProductChoice, products: BlockProducts): readonly CardView[] {
  if (choice.handles.length === 0) return products.rows[rowName(choice)] ?? []
  return choice.handles.flatMap((handle) => products.byHandle[handle] ?? [])
}

/** A key that is the same for lists with the same query. */
export function rowName({ category, sort, limit }: ProductChoice): string {
  return `${category ?? ''} ${sort} ${limit}`
}

/** All blocks of a page that render themselves, including those in columns and containers. */
export function plainBlocks(blocks: readonly ContentBlock[]): PlainBlock[] {
  return blocks.flatMap((block) => {
    if (block.type === 'twoColumns') return [...block.left, ...block.right]
    return block.type === 'container' ? block.blocks : [block]
  })
}
