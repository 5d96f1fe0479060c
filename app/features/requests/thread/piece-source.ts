import type { PictureSource } from '#app/ui/picture/picture-source.ts'

/** Decorative, since the title of the piece is beside it. */
export function pieceSource(url: string): PictureSource {
  return { url, alt: '', width: 1080, height: 1350 }
}
