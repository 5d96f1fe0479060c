import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { ArrowIcon, CloseIcon } from '#app/ui/icon/icons.tsx'
import { useBackCloses } from '#app/ui/layer/use-back-closes.ts'
import type { Picture as ProductPicture } from '#domain/product/product.ts'
import { useTrackPosition } from './use-track-position.ts'
import { ZoomPicture } from './zoom-picture.tsx'

/** The pictures in a full-window dialog, starting with the one clicked; a click zooms in. */
export function ZoomDialog({
  pictures,
  title,
  at,
  onClose,
}: {
  pictures: readonly ProductPicture[]
  title: string
  /** The initial picture; null while closed. */
  at: number | null
  onClose: () => void
}) {
  const t = useTranslations('product.gallery')
  const dialog = useRef<HTMLDialogElement>(null)
  const { track, position, onScroll } = useTrackPosition<HTMLUListElement>()
  const [enlarged, setEnlarged] = useState<number | null>(null)
  useBackCloses(at !== null, onClose)
  useOpenAt(dialog, track, at)
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
function useOpenAt(
  dialog: RefObject<HTMLDialogElement | null>,
  track: RefObject<HTMLElement | null>,
  at: number | null,
): void {
  useEffect(() => {
    if (at === null) {
      dialog.current?.close()
      return
    }
    if (!dialog.current?.open) dialog.current?.showModal()
    track.current?.scrollTo({ left: at * track.current.clientWidth, behavior: 'instant' })
  }, [dialog, track, at])
}
