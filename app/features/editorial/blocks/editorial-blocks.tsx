import { Fragment, type ReactNode } from 'react'
import type { ContentBlock } from '#clients/content/blocks/blocks.ts'
import { BannerPair } from './banner-pair.tsx'
import { PictureRow } from './picture-row.tsx'
import { Quotation } from './quotation.tsx'
import { RichText } from './rich-text.tsx'
import { Story } from './story.tsx'
import { WideBanner } from './wide-banner.tsx'

export type ProductListBlock = Extract<ContentBlock, { type: 'productList' }>

/** Spec §3, content blocks, one under another. Products are shown by whoever knows them: `productList`. */
export function EditorialBlocks({
  blocks,
  productList,
}: {
  blocks: readonly ContentBlock[]
  productList: (block: ProductListBlock) => ReactNode
}) {
  return (
    <div className="grid gap-section">
      {blocks.map((block) => (
        <Fragment key={block.key}>{showBlock(block, productList)}</Fragment>
      ))}
    </div>
  )
}

function showBlock(block: ContentBlock, productList: (block: ProductListBlock) => ReactNode): ReactNode {
  switch (block.type) {
    case 'productList':
      return productList(block)
    case 'linkableImageWithText':
      return <Story banner={block} side={block.side} />
    case 'oneColumnBanner':
      return <WideBanner banner={block} />
    case 'twoColumnsBanner':
      return <BannerPair banners={block.banners} />
    case 'rowItems':
      return <PictureRow title={block.title} items={block.items} />
    case 'quote':
      return <Quotation text={block.text} author={block.author} role={block.role} picture={block.picture} />
    case 'localeRichText':
      return (
        <section className="mx-auto w-full max-w-page px-gutter">
          <RichText content={block.content} />
        </section>
      )
  }
}
