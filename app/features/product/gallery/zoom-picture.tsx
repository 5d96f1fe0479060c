import { useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { imageAddress, sourceSet } from '#app/ui/picture/picture-source.ts'
import type { Picture } from '#domain/product/product.ts'
import { enlargedHeight } from './enlarged-height.ts'

/** The `sizes` of the page's gallery, whose file is cached and shows at once. */
const AS_ON_PAGE = '(min-width: 64.0625rem) 54vw, 100vw'

/** A picture at window size or larger, which can be panned. It sharpens as larger files load. */
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
  const height = enlargedHeight(picture, window)
  const enlarged = isEnlarged && height
  const image = (
    <img
      src={imageAddress(picture.url, 1080)}
      srcSet={sourceSet(picture)}
      sizes={enlarged ? `${(enlarged * picture.width) / picture.height}px` : isShown ? '100vw' : AS_ON_PAGE}
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
