import { classNames } from './class-names.ts'

/** Spec §9: the widths that pictures are asked for. */
export const PICTURE_WIDTHS = [360, 512, 750, 1080, 1920, 2048] as const
/** Spec §9: default quality 75. */
export const PICTURE_QUALITY = 75

export type PictureSource = { url: string; alt: string; width: number; height: number }

type PictureProps = {
  picture: PictureSource
  /** How wide it is shown, as the `sizes` of an `<img>`: '(min-width: 48rem) 25vw, 50vw'. */
  sizes: string
  /** The frame it fills; its own shape when absent. */
  ratio?: 'product' | 'wide' | 'square' | undefined
  /** True for what is seen first: it is fetched at once, and before others. */
  isPriority?: boolean
  className?: string | undefined
}

/**
 * A picture in the width that is needed, through the image endpoint. Its place is kept by its own shape or
 * by a ratio, on the warm ground that all pictures share, so that nothing moves when it comes.
 */
export function Picture({ picture, sizes, ratio, isPriority = false, className }: PictureProps) {
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
      className={classNames('w-full bg-linen', ratio ? RATIO[ratio] : 'h-auto', className)}
    />
  )
}

/** The address of a picture at a width, for an `<img>`, a preload or Open Graph. */
export function imageAddress(url: string, width: number, quality: number = PICTURE_QUALITY): string {
  return `/images?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`
}

/** Never a width above the picture's own but the first that covers it. */
function sourceSet({ url, width }: PictureSource): string {
  const covering = PICTURE_WIDTHS.find((candidate) => candidate >= width) ?? Number.POSITIVE_INFINITY
  return PICTURE_WIDTHS.filter((candidate) => candidate <= covering)
    .map((candidate) => `${imageAddress(url, candidate)} ${candidate}w`)
    .join(', ')
}

const RATIO = {
  product: 'aspect-product object-cover',
  wide: 'aspect-wide object-cover',
  square: 'aspect-square object-cover',
} as const
