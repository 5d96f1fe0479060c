import type { ReactNode } from 'react'
import type { Hotspot } from '#clients/content/blocks/blocks.ts'
import type { Picture as PictureFacts } from '#domain/product/product.ts'

export type LookPiece = {
  readonly id: string
  /** Without the locale. */
  readonly path: string
  readonly title: string
  readonly artisan: string
  readonly price: ReactNode
  readonly picture: PictureFacts | null
}

/** `number` is shown both at the spot in the picture and in the list. */
export type NumberedPiece = { readonly hotspot: Hotspot; readonly number: number; readonly piece: LookPiece }
