import { imageAddress } from '#contracts/image-address.ts'
import { classNames } from '../class-names.ts'
import { type FrameRatio, nativeWidth, type PictureSource, positionOf, sourceSet } from './picture-source.ts'

export type PictureProps = {
  picture: PictureSource
  /** The displayed width, as the `sizes` of an `<img>`: '(min-width: 48rem) 25vw, 50vw'. */
  sizes: string
  /** The aspect ratio of the frame; the picture's own if absent. */
  ratio?: FrameRatio | undefined
  /** True above the fold: it is loaded eagerly with high priority. */
  isPriority?: boolean
  className?: string | undefined
  /** Set only if the alternative text is not in the language of the page. */
  lang?: string | undefined
}

/**
 * A picture in a suitable width, through the image endpoint. Its space is reserved by its own or a fixed aspect ratio,
 * with a warm background, so that nothing shifts when it loads. It is never enlarged beyond its own pixels.
 */
export function Picture({ picture, sizes, ratio, isPriority = false, className, lang }: PictureProps) {
  const objectPosition = positionOf(picture)
  return (
    <img
      src={imageAddress(picture.url, 1080)}
      srcSet={sourceSet(picture)}
      sizes={sizes}
      alt={picture.alt}
      lang={lang}
      width={picture.width}
      height={picture.height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? 'sync' : 'async'}
      style={{ ...sizeLimit(picture, ratio), ...(objectPosition && { objectPosition }) }}
      className={classNames('w-full bg-linen', ratio ? RATIO[ratio] : 'h-auto', className)}
    />
  )
}

/** The width is at most the picture's own in pixels. The height follows from the shape of the frame. */
function sizeLimit(picture: PictureSource, ratio: FrameRatio | undefined) {
  const maxWidth = nativeWidth(picture, ratio)
  return ratio === undefined ? { maxWidth, maxHeight: picture.height } : { maxWidth }
}

const RATIO = {
  product: 'aspect-product object-cover',
  wide: 'aspect-wide object-cover',
  landscape: 'aspect-landscape object-cover',
  square: 'aspect-square object-cover',
} as const
