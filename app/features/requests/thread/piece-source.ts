import type { PictureSource } from '#app/ui/picture/picture-source.ts'

/** The picture of a piece in the frame of a product. Decorative, since the title of the piece is beside it. */
export function pieceSource(url: string): PictureSource {
  return { url, alt: '', width: 1080, height: 1350 }
}
