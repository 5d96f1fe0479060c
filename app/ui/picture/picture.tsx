import { classNames } from '../class-names.ts'
import { imageAddress, type PictureSource, positionOf, sourceSet } from './picture-source.ts'

type PictureProps = {
  picture: PictureSource
  /** How wide it is shown, as the `sizes` of an `<img>`: '(min-width: 48rem) 25vw, 50vw'. */
  sizes: string
  /** The frame it fills; its own shape when absent. */
  ratio?: 'product' | 'wide' | 'landscape' | 'square' | undefined
  /** True for what is seen first: it is fetched at once, and before others. */
  isPriority?: boolean
  className?: string | undefined
}

/**
 * A picture in the width that is needed, through the image endpoint. Its space is reserved by its own shape or by a
 * ratio, on the warm ground that all pictures share, so that nothing moves when it comes.
 */
export function Picture({ picture, sizes, ratio, isPriority = false, className }: PictureProps) {
  const objectPosition = positionOf(picture)
  return (
    <img
      src={imageAddress(picture.url, 1080)}
      srcSet={sourceSet(picture)}
      sizes={sizes}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? 'sync' : 'async'}
      style={objectPosition ? { objectPosition } : undefined}
      className={classNames('w-full bg-linen', ratio ? RATIO[ratio] : 'h-auto', className)}
    />
  )
}

const RATIO = {
  product: 'aspect-product object-cover',
  wide: 'aspect-wide object-cover',
  landscape: 'aspect-landscape object-cover',
  square: 'aspect-square object-cover',
} as const
