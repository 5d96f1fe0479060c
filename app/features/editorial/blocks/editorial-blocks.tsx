import { Fragment, lazy, type ReactNode, Suspense } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Banner } from '#clients/content/blocks/banner.ts'
import type { ContentBlock, PlainBlock } from '#clients/content/blocks/blocks.ts'
import type { ContentLink } from '#clients/content/reading/content-shapes.ts'
import { BannerText } from './banner-text.tsx'
import { CinemaCarousel } from './cinema-carousel.tsx'
import { DocumentRow } from './document-row.tsx'
import type { LookPiece } from './look-piece.ts'
import { PictureRow } from './picture-row.tsx'
import { Quotation } from './quotation.tsx'
import { RichText } from './rich-text.tsx'
import { ShopTheLook } from './shop-the-look.tsx'

/** Loaded only for editors in preview. */
const EditorNoteList = lazy(async () => ({
  default: (await import('./editor-note-list.tsx')).EditorNoteList,
}))

export type ProductListBlock = Extract<PlainBlock, { type: 'productList' }>

/** Renders products; provided by the route, since features do not import each other. */
export type ProductsOfBlocks = {
  readonly list: (block: ProductListBlock) => ReactNode
  /** Null if the piece is hidden from the visitor. */
  readonly pieceOf: (sku: string) => LookPiece | null
}

/**
 * Renders the content blocks of Spec §3 in order. An article spaces them closely and centers its text; a page spaces
 * them widely.
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
            {...(block.type === 'targeted' ? FILLED_LATER : { children: renderBlock(block, products) })}
          />
        ) : (
          <Fragment key={block.key}>{renderBlock(block, products)}</Fragment>
        ),
      )}
    </div>
  )
}

/** The content is inserted by a script, possibly before hydration. */
const FILLED_LATER = { dangerouslySetInnerHTML: { __html: '' } }

function renderBlock(block: ContentBlock, products: ProductsOfBlocks): ReactNode {
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

function CallToAction({ link }: { link: ContentLink }) {
  return (
    <div className="call-to-action mx-auto w-full max-w-page px-gutter">
      <LinkButton href={link.url} className="max-sm:w-full">
        {link.label}
      </LinkButton>
    </div>
  )
}

function Story({ banner, side }: { banner: Banner; side: 'left' | 'right' }) {
  const { picture } = banner
  return (
    <section data-side={picture ? side : undefined} className="story mx-auto w-full max-w-page px-gutter">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 96rem) 50rem, (min-width: 64.0625rem) 52vw, 94vw"
          ratio="square"
        />
      )}
      <div className="lg:max-w-form">
        <BannerText banner={banner} />
      </div>
    </section>
  )
}

function BannerPair({ banners }: { banners: readonly (Banner & { readonly key: string })[] }) {
  return (
    <section className="mx-auto grid w-full max-w-page gap-x-6 gap-y-12 px-gutter md:grid-cols-2">
      {banners.map(({ key, picture, ...words }) => (
        <div key={key}>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 96rem) 45rem, (min-width: 48rem) 46vw, 94vw"
              ratio="square"
              className="mb-4"
            />
          )}
          <BannerText banner={words} size="small" />
        </div>
      ))}
    </section>
  )
}

function WideBanner({ banner }: { banner: Banner }) {
  const { picture, overline, title, text, link } = banner
  return (
    <section className="mx-auto w-full max-w-page px-gutter">
      {picture && (
        <Picture picture={picture} sizes="(min-width: 96rem) 90rem, 94vw" ratio="wide" className="mb-6" />
      )}
      <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        <div>
          {overline && <p className="mb-2 text-small text-muted">{overline}</p>}
          <h2 className="font-display text-display">{title}</h2>
        </div>
        <div className="max-w-measure">
          {text && <p>{text}</p>}
          {link && (
            <TextLink href={link.url} className="mt-3 text-small">
              {link.label}
            </TextLink>
          )}
        </div>
      </div>
    </section>
  )
}
