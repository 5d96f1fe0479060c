import { loadBySku } from '#app/features/catalogue/card/rows/load-by-sku.server.ts'
import { loadNamed } from '#app/features/catalogue/card/rows/load-named.server.ts'
import { loadRow } from '#app/features/catalogue/card/rows/load-row.server.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import type { Visitor } from '#app/visitor/context.ts'
import type { ContentBlock } from '#clients/content/blocks/blocks.ts'
import type { SearchClient } from '#clients/search/search-client.ts'
import type { CalendarDate } from '#domain/house/calendar-date.ts'
import { type BlockProducts, plainBlocks, rowName, shownBlocks } from './block-products.ts'
import { piecesElsewhere, withPieceNotes } from './piece-notes.server.ts'
import { targetBlocks } from './target-blocks.ts'

/** The blocks of a page with their products: one search for all named ones, and one for each row. */
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
  const requested = new Map(
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
      [...requested].map(
        async ([name, list]) => [name, await loadRow(search, list, visitor, today)] as const,
      ),
    ),
  ])
  const products = {
    byHandle: Object.fromEntries(byHandle),
    bySku: Object.fromEntries(bySku),
    rows: Object.fromEntries(rows),
  }
  if (!visitor.isPreview) return { ...products, blocks: shownBlocks(targeted, products) }
  const elsewhere = await piecesElsewhere(search, plain, products, visitor)
  return { ...products, blocks: withPieceNotes(targeted, products, elsewhere) }
}
