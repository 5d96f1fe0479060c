import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { ArrowIcon, CloseIcon } from '#app/ui/icon/icons.tsx'
import { useCloseOnBack } from '#app/ui/layer/use-close-on-back.ts'
import { sourceSet } from '#app/ui/picture/picture-source.ts'
import { imageAddress } from '#contracts/image-address.ts'
import type { Picture, Picture as ProductPicture } from '#domain/product/product.ts'
import { useTrackPosition } from './use-track-position.ts'

/** The `sizes` of the gallery on the page, whose file is cached and so shown at once. */
const GALLERY_SIZES = '(min-width: 64.0625rem) 54vw, 100vw'

/** The window's size in CSS pixels, and its device pixel ratio. */
type Viewport = {
  readonly innerWidth: number
  readonly innerHeight: number
  readonly devicePixelRatio: number
}

/** The maximum height of an enlarged picture, in window heights. */
const ENLARGED_WINDOWS_MAX = 2.2

/** The minimum factor of enlargement; with a smaller one, a click would seem to do nothing. */
const GAIN_MIN = 1.1

/** The pictures in a full-window dialog, starting with the one clicked; a click zooms in. */
export function ZoomDialog({
  pictures,
  title,
  openIndex,
  onClose,
}: {
  pictures: readonly ProductPicture[]
  title: string
  /** The index of the picture to open; null while the dialog is closed. */
  openIndex: number | null
  onClose: () => void
}) {
  const t = useTranslations('product.gallery')
  const dialog = useRef<HTMLDialogElement>(null)
  const { track, position, onScroll } = useTrackPosition<HTMLUListElement>()
  const [enlarged, setEnlarged] = useState<number | null>(null)
  useCloseOnBack(openIndex !== null, onClose)
  useOpenDialog(dialog, track, openIndex)
  const show = (index: number) => {
    setEnlarged(null)
    track.current?.scrollTo({ left: index * track.current.clientWidth, behavior: 'smooth' })
  }
  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0 || enlarged !== null) return
    event.preventDefault()
    show(position + by)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={t('label', { title })}
      onClose={onClose}
      onKeyDown={step}
      className="zoom"
    >
      <ul ref={track} onScroll={onScroll} className="zoom-track">
        {pictures.map((picture, index) => (
          <li key={picture.url} inert={index !== position}>
            <ZoomPicture
              picture={picture}
              isEnlarged={enlarged === index}
              onToggle={() => setEnlarged(enlarged === index ? null : index)}
            />
          </li>
        ))}
      </ul>
      <div className="absolute inset-x-0 top-0 flex items-center justify-between px-gutter py-3">
        <p role="status" className="bg-page px-2 text-small">
          {t('position', { number: position + 1, count: pictures.length })}
        </p>
        <div className="flex gap-1">
          {pictures.length > 1 && (
            <>
              <ZoomButton
                label={t('previous')}
                isDisabled={position === 0}
                onPress={() => show(position - 1)}
                isMirrored
              />
              <ZoomButton
                label={t('next')}
                isDisabled={position === pictures.length - 1}
                onPress={() => show(position + 1)}
              />
            </>
          )}
          <button type="button" onClick={onClose} aria-label={t('close')} className={BUTTON}>
            <CloseIcon size="large" />
          </button>
        </div>
      </div>
    </dialog>
  )
}

function ZoomButton({
  label,
  isDisabled,
  onPress,
  isMirrored = false,
}: {
  label: string
  isDisabled: boolean
  onPress: () => void
  isMirrored?: boolean
}) {
  return (
    <button type="button" disabled={isDisabled} onClick={onPress} aria-label={label} className={BUTTON}>
      <span className={isMirrored ? '-scale-x-100' : undefined}>
        <ArrowIcon size="large" />
      </span>
    </button>
  )
}

const BUTTON =
  'grid size-11 place-items-center bg-page transition-colors hover:text-accent disabled:opacity-40'

/** A native modal dialog: focus stays inside and returns afterwards. */
function useOpenDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  track: RefObject<HTMLElement | null>,
  openIndex: number | null,
): void {
  useEffect(() => {
    if (openIndex === null) {
      dialog.current?.close()
      return
    }
    if (!dialog.current?.open) dialog.current?.showModal()
    track.current?.scrollTo({ left: openIndex * track.current.clientWidth, behavior: 'instant' })
  }, [dialog, track, openIndex])
}

/** A picture at window size or larger, which can be panned. It sharpens as larger files load. */
function ZoomPicture({
  picture,
  isEnlarged,
  onToggle,
}: {
  picture: Picture
  isEnlarged: boolean
  onToggle: () => void
}) {
  const t = useTranslations('product.gallery')
  const [isShown, setIsShown] = useState(false)
  const height = enlargedHeight(picture, window)
  const enlarged = isEnlarged && height
  const pageSizes = isShown ? '100vw' : GALLERY_SIZES
  const image = (
    <img
      src={imageAddress(picture.url, 1080)}
      srcSet={sourceSet(picture)}
      sizes={enlarged ? `${(enlarged * picture.width) / picture.height}px` : pageSizes}
      onLoad={() => setIsShown(true)}
      alt={height ? '' : picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      data-enlarged={enlarged ? true : undefined}
      style={enlarged ? { height: enlarged } : undefined}
      className="zoom-picture"
    />
  )
  if (!height) return image
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={t('closer', { picture: picture.alt })}
      aria-pressed={isEnlarged}
      className="block size-full"
    >
      {image}
    </button>
  )
}

/**
 * The height of an enlarged picture in CSS pixels, at which one pixel of the file covers at most one pixel of the
 * screen. Null if the picture at window size is already as close as its file allows.
 */
export function enlargedHeight(
  { width, height }: { readonly width: number; readonly height: number },
  { innerWidth, innerHeight, devicePixelRatio }: Viewport,
): number | null {
  const fitted = Math.min(innerHeight, (innerWidth * height) / width)
  const enlarged = Math.min(innerHeight * ENLARGED_WINDOWS_MAX, height / devicePixelRatio)
  return enlarged >= fitted * GAIN_MIN ? Math.floor(enlarged) : null
}
