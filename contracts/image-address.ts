export const IMAGE_FORMATS = ['avif', 'webp', 'jpeg'] as const
export type ImageFormat = (typeof IMAGE_FORMATS)[number]

/** Spec §9: default quality 75. */
export const PICTURE_QUALITY = 75
/** Spec §9: the widths in which pictures are requested. */
export const PICTURE_WIDTHS = [360, 512, 750, 1080, 1920, 2048] as const
/** Spec §9: Open Graph image width 1200. */
export const SHARED_PICTURE_WIDTH = 1200

export function imageAddress(url: string, width: number, quality: number = PICTURE_QUALITY): string {
  return writeImageAddress({ encodedUrl: encodeURIComponent(url), width, quality })
}

/**
 * `width` is in pixels, `encodedUrl` is the percent-encoded URL of the original. Without a format the response uses the
 * best one that the browser accepts.
 */
export function writeImageAddress({
  encodedUrl,
  width,
  quality = PICTURE_QUALITY,
  format,
}: {
  encodedUrl: string
  width: number
  quality?: number
  format?: ImageFormat
}): string {
  const path = `/images?url=${encodedUrl}&w=${width}&q=${quality}`
  return format === undefined ? path : `${path}&format=${format}`
}

/** The path of the shop's own pictures. */
export const PICTURES_PATH = '/pictures/'

/** The name of a stored picture or file, optionally in folders. No part may start with a dot. */
export const STORED_NAME =
  /^[\p{L}\p{N}_-][\p{L}\p{N}_.-]{0,150}(?:\/[\p{L}\p{N}_-][\p{L}\p{N}_.-]{0,150}){0,8}$/u
