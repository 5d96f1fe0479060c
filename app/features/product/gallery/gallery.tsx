import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { Picture } from '#app/ui/picture/picture.tsx'
import { EmptyMat } from '#app/ui/picture/piece-picture.tsx'
import { imageAddress } from '#contracts/image-address.ts'
import type { Picture as ProductPicture } from '#domain/product/product.ts'
import { useTrackPosition } from './use-track-position.ts'

const ZoomDialog = lazyLayer(async () => (await import('./zoom-dialog.tsx')).ZoomDialog)

/** The width in pixels of the widest picture that is served (Spec §9). */
const ZOOM_WIDTH = 2048

/**
 * The pictures of a product: a grid on desktop, swiped on phones. Each links to its full size; with JavaScript it opens
 * in a dialog.
 */
export function Gallery({
  pictures,
  title,
  lang,
  heart,
  children,
}: {
  pictures: readonly ProductPicture[]
  title: string
  /** The language of the alternative texts, if it is not that of the page. */
  lang: string | undefined
  heart: ReactNode
  children?: ReactNode
}) {
  const t = useTranslations('product.gallery')
  const { track, position, onScroll } = useTrackPosition<HTMLUListElement>()
  const [zoomedIndex, setZoomedIndex] = useState<number | null>(null)
  const [hasZoomed, setHasZoomed] = useState(false)
  useEffect(() => {
    // Lazy pictures outside the viewport would print as empty frames.
    const loadAll = () => {
      for (const image of track.current?.querySelectorAll('img') ?? []) image.loading = 'eager'
    }
    addEventListener('beforeprint', loadAll)
    return () => removeEventListener('beforeprint', loadAll)
  }, [track])
  const zoom = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setHasZoomed(true)
    setZoomedIndex(index)
  }
  return (
    <section aria-label={t('label', { title })} className="gallery max-lg:-mx-gutter">
      <ul ref={track} onScroll={onScroll} className="gallery-track">
        {pictures.length === 0 && (
          <li data-large>
            <EmptyMat title={title} className="gallery-picture" />
          </li>
        )}
        {pictures.map((picture, index) => (
          <li key={picture.url} data-large={isLarge(index, pictures.length) || undefined}>
            <a
              href={imageAddress(picture.url, ZOOM_WIDTH)}
              data-document
              aria-label={t('enlarge', { number: index + 1, count: pictures.length })}
              onClick={(event) => zoom(event, index)}
              className="gallery-picture"
            >
              <Picture
                picture={picture}
                lang={lang}
                sizes={isLarge(index, pictures.length) ? LARGE_SIZES : SMALL_SIZES}
                isPriority={index === 0}
                className="h-full object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div aria-hidden="true" className="gallery-dots">
          {pictures.map(({ url }, index) => (
            <span key={url} data-current={index === position || undefined} />
          ))}
        </div>
      )}
      <div className="lg:hidden">{heart}</div>
      {children}
      {hasZoomed && (
        <Suspense>
          <ZoomDialog
            pictures={pictures}
            title={title}
            openIndex={zoomedIndex}
            onClose={() => setZoomedIndex(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** The first picture spans the whole grid, and so does one that would be alone in its row. */
function isLarge(index: number, count: number): boolean {
  return index === 0 || (index === count - 1 && index % 2 === 1)
}

const LARGE_SIZES = '(min-width: 96rem) 51rem, (min-width: 64.0625rem) 54vw, 100vw'
const SMALL_SIZES = '(min-width: 96rem) 25rem, (min-width: 64.0625rem) 27vw, 100vw'
