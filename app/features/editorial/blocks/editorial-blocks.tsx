import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import type { ContentBlock, PlainBlock } from '#clients/content/blocks/blocks.ts'
import { BannerPair } from './banner-pair.tsx'
import { CallToAction } from './call-to-action.tsx'
import { CinemaCarousel } from './cinema-carousel.tsx'
import { DocumentRow } from './document-row.tsx'
import type { LookPiece } from './look-piece.ts'
import { PictureRow } from './picture-row.tsx'
import { Quotation } from './quotation.tsx'
import { RichText } from './rich-text.tsx'
import { ShopTheLook } from './shop-the-look.tsx'
import { Story } from './story.tsx'
import { WideBanner } from './wide-banner.tsx'

/** Only editors in preview load it. */
const EditorNoteList = lazy(async () => ({
  default: (await import('./editor-note-list.tsx')).EditorNoteList,
}))

export type ProductListBlock = Extract<PlainBlock, { type: 'productList' }>

/** Renders products; provided by the route, since features do not import each other. */
export type ProductsOfBlocks = {
  readonly list: (block: ProductListBlock) => ReactNode
  /** The piece with a SKU; null if it is hidden from the visitor. */
  readonly pieceOf: (sku: string) => LookPiece | null
}

/**
 * Spec §3, content blocks, in order. An article spaces them closely and centers its text; a page spaces them widely.
 */
export function EditorialBlocks({
  blocks,
  products,
  rhythm = 'page',
}: {
  blocks: readonly ContentBlock[]
  products: ProductsOfBlocks
  rhythm?: 'page' | 'article'
}) {
  return (
    <div data-rhythm={rhythm} className="blocks">
      {blocks.map((block) =>
        block.audience ? (
          <div
            key={block.key}
            data-audience={block.audience}
            data-key={block.key}
            data-label={block.label}
            suppressHydrationWarning
            {...(block.type === 'targeted' ? FILLED_LATER : { children: showBlock(block, products) })}
          />
        ) : (
          <Fragment key={block.key}>{showBlock(block, products)}</Fragment>
        ),
      )}
    </div>
  )
}

/** Its content comes from outside, perhaps before this is hydrated. */
const FILLED_LATER = { dangerouslySetInnerHTML: { __html: '' } }

function showBlock(block: ContentBlock, products: ProductsOfBlocks): ReactNode {
  switch (block.type) {
    case 'editorNotes':
      return (
        <Suspense>
          <EditorNoteList subject={block.subject} isLeftOut={block.isLeftOut} notes={block.notes} />
        </Suspense>
      )
    case 'productList':
      return products.list(block)
    case 'linkableImageWithText':
      return <Story banner={block} side={block.side} />
    case 'oneColumnBanner':
      return <WideBanner banner={block} />
    case 'twoColumnsBanner':
      return <BannerPair banners={block.banners} />
    case 'rowItems':
      return <PictureRow title={block.title} link={block.link} items={block.items} />
    case 'quote':
      return <Quotation text={block.text} author={block.author} role={block.role} picture={block.picture} />
    case 'shopTheLook':
      return <ShopTheLook look={block} pieceOf={products.pieceOf} />
    case 'cinemaCarousel':
      return <CinemaCarousel title={block.title} slides={block.slides} />
    case 'documentsPreview':
      return <DocumentRow title={block.title} link={block.link} documents={block.documents} />
    case 'ctaButton':
      return <CallToAction link={block.link} />
    case 'targeted':
      return null
    case 'localeRichText':
      return (
        <section className="mx-auto w-full max-w-page px-gutter">
          <RichText content={block.content} />
        </section>
      )
    case 'twoColumns':
      return (
        <div className="block-columns">
          <EditorialBlocks blocks={block.left} products={products} />
          <EditorialBlocks blocks={block.right} products={products} />
        </div>
      )
    case 'container':
      return (
        <div data-tone={block.tone} className="block-container">
          <EditorialBlocks blocks={block.blocks} products={products} />
        </div>
      )
  }
}
