import { useState } from 'react'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { imageAddress, PICTURE_WIDTHS } from '#app/ui/picture-source.ts'
import type { Picture } from '#domain/product.ts'

/** What the page's own gallery asks for: that file is there already, and shows at once. */
const AS_ON_PAGE = '(min-width: 64.0625rem) 54vw, 100vw'

/** One picture as large as the window, or larger, to be moved about. It sharpens as a larger file comes. */
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
  const [isShown, setIsShown] = useState(false)
  const sizes = isEnlarged ? '220vw' : isShown ? '100vw' : AS_ON_PAGE
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={t('closer', { picture: picture.alt })}
      aria-pressed={isEnlarged}
      className="block size-full"
    >
      <img
        src={imageAddress(picture.url, 1080)}
        srcSet={PICTURE_WIDTHS.map((width) => `${imageAddress(picture.url, width)} ${width}w`).join(', ')}
        sizes={sizes}
        onLoad={() => setIsShown(true)}
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
