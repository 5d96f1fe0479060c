import { PICTURE_WIDTHS, writeImageAddress } from '#contracts/image-address.ts'

export type PictureSource = {
  readonly url: string
  readonly alt: string
  readonly width: number
  readonly height: number
  readonly focus?: { readonly x: number; readonly y: number } | undefined
}

/** Returns a `srcset` of all widths up to the first that covers the picture's own. */
export function sourceSet({ url, width }: PictureSource): string {
  const coveringWidth = PICTURE_WIDTHS.find((candidate) => candidate >= width) ?? Number.POSITIVE_INFINITY
  const encodedUrl = encodeURIComponent(url)
  return PICTURE_WIDTHS.filter((candidate) => candidate <= coveringWidth)
    .map((candidate) => `${writeImageAddress({ encodedUrl, width: candidate })} ${candidate}w`)
    .join(', ')
}

/** Width divided by height. */
export const FRAME_RATIOS = { product: 4 / 5, wide: 16 / 9, landscape: 3 / 2, square: 1 } as const
export type FrameRatio = keyof typeof FRAME_RATIOS

/** The maximum width in pixels at which a picture fills a frame, or its own shape, without being enlarged. */
export function nativeWidth({ width, height }: PictureSource, ratio: FrameRatio | undefined): number {
  return ratio === undefined ? width : Math.floor(Math.min(width, height * FRAME_RATIOS[ratio]))
}

/** The `object-position` that keeps an editor's focus visible in a frame of another shape. */
export function positionOf({ focus }: Pick<PictureSource, 'focus'>): string | undefined {
  return focus && `${Math.round(focus.x * 100)}% ${Math.round(focus.y * 100)}%`
}
