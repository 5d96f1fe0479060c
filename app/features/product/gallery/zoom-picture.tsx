import { useTranslations } from 'use-intl'
import { imageAddress, PICTURE_WIDTHS } from '#app/ui/picture.tsx'
import type { Picture } from '#domain/product.ts'

/** One picture as large as the window, or larger, to be moved about. */
export function ZoomPicture({
  picture,
  isEnlarged,
  onToggle,
}: {
  picture: Picture
  isEnlarged: boolean
  onToggle: () => void
}) {
  const t = useTranslations('product.gallery')
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={`${picture.alt} ${t('closer')}`}
      aria-pressed={isEnlarged}
      className="block size-full"
    >
      <img
        src={imageAddress(picture.url, 1080)}
        srcSet={PICTURE_WIDTHS.map((width) => `${imageAddress(picture.url, width)} ${width}w`).join(', ')}
        sizes={isEnlarged ? '220vw' : '100vw'}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        data-enlarged={isEnlarged || undefined}
        className="zoom-picture"
      />
    </button>
  )
}
