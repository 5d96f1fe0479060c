import { PICTURE_QUALITY, writeImageAddress } from '#contracts/image-address.ts'
import type { PictureFocus } from '#domain/product/product.ts'

export type PictureSource = {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly focus?: PictureFocus | undefined
}

/** Spec §9: the widths that pictures are requested. */
export const PICTURE_WIDTHS = [360, 512, 750, 1080, 1920, 2048] as const
/** Spec §9: Open Graph image width 1200. */
export const SHARED_PICTURE_WIDTH = 1200

/** The address of a picture at a width, for an `<img>`, a preload or Open Graph. */
export function imageAddress(url: string, width: number, quality: number = PICTURE_QUALITY): string {
  return writeImageAddress({ encodedUrl: encodeURIComponent(url), width, quality })
}

/** The `srcset` of a picture: never a width above its own but the first that covers it. */
export function sourceSet({ url, width }: PictureSource): string {
  const covering = PICTURE_WIDTHS.find((candidate) => candidate >= width) ?? Number.POSITIVE_INFINITY
  const encodedUrl = encodeURIComponent(url)
  return PICTURE_WIDTHS.filter((candidate) => candidate <= covering)
    .map((candidate) => `${writeImageAddress({ encodedUrl, width: candidate })} ${candidate}w`)
    .join(', ')
}

/** The position of a picture in a frame of another shape, for `object-position`: an editor's focus stays in sight. */
export function positionOf({ focus }: Pick<PictureSource, 'focus'>): string | undefined {
  return focus && `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`
}
