import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#contracts/image-address.ts'
import type { Picture } from '#domain/product/product.ts'
import { Gallery } from '../gallery/gallery.tsx'
import { MODEL_FRAGMENT, roomCodePath } from '../paths.ts'
import { usePartialPage } from '../summary/partial-pages.ts'
import { ProductSummary } from '../summary/product-summary.tsx'
import { chooseVariant, type ProductView, picturesOf } from '../view/product-view.ts'

const ModelStage = lazyLayer(async () => (await import('../model/model-stage.tsx')).ModelStage)

export function ProductPage({
  product,
  origin,
  artisanPath,
  contact,
  questions,
  heart,
  save,
  hours,
  replyDays,
}: {
  product: ProductView
  origin: string
  artisanPath: string | null
  contact: ReactNode
  questions: ReactNode
  /** The heart is in the corner of the picture on phones; otherwise the save button is beside the facts. */
  heart: ReactNode
  save: ReactNode
  /** Opening hours of the experts. */
  hours: string
  replyDays: number
}) {
  const [search] = useSearchParams()
  const stage = useOpener(product.id)
  const openModel = useEffectEvent(() => {
    const row = location.hash === `#${MODEL_FRAGMENT}` ? document.getElementById(MODEL_FRAGMENT) : null
    if (row) stage.open(row)
  })
  useEffect(() => openModel(), [])
  usePartialPage(product.choice !== undefined)
  const variant = chooseVariant(product.variants, search.get('variant'))
  if (variant === undefined) return null
  const pictures = picturesOf(product.pictures, variant)
  const lang = product.textLanguage ?? undefined
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <ProductMeta product={product} picture={pictures[0]} origin={origin} />
      <div className="pt-8 pb-6 max-lg:hidden">
        <Breadcrumbs
          crumbs={product.breadcrumbs.map(({ title, titleLanguage, url }) => ({
            label: title,
            language: titleLanguage,
            href: url,
          }))}
          current={product.title}
          currentLanguage={lang}
        />
      </div>
      <div className="product">
        <Gallery key={product.id} pictures={pictures} title={product.title} lang={lang} heart={heart}>
          {product.model && stage.isOpen && (
            <Suspense>
              <ModelStage
                model={product.model}
                title={product.title}
                picture={pictures[0]}
                variant={variant}
                code={roomCodePath(product, variant.number)}
                onClose={stage.close}
              />
            </Suspense>
          )}
        </Gallery>
        <ProductSummary
          product={product}
          variant={variant}
          artisanPath={artisanPath}
          contact={contact}
          questions={questions}
          save={save}
          hours={hours}
          replyDays={replyDays}
          onOpenModel={stage.open}
        />
      </div>
    </div>
  )
}

/** State of an element that a control opens on a product's page; on closing, focus returns to the control. */
function useOpener(productId: string) {
  const opener = useRef<HTMLElement>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  return {
    isOpen: openOn === productId,
    open(control: HTMLElement) {
      opener.current = control
      setOpenOn(productId)
    },
    close() {
      setOpenOn(null)
      opener.current?.focus({ preventScroll: true })
    },
  }
}

function ProductMeta({
  product,
  picture,
  origin,
}: {
  product: ProductView
  picture: Picture | undefined
  origin: string
}) {
  const { title, description } = product.meta
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {description && <meta name="description" content={description} />}
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      {picture && (
        <meta property="og:image" content={origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH)} />
      )}
    </>
  )
}
