import type { ReactNode } from 'react'
import type { Hotspot } from '#clients/content/blocks/blocks.ts'
import type { Picture as PictureFacts } from '#domain/product/product.ts'

/** A piece as a look shows it. */
export type LookPiece = {
  /** Without the locale. */
  readonly path: string
  readonly title: string
  readonly artisan: string
  readonly price: ReactNode
  readonly picture: PictureFacts | null
}

/** What stands at a place of the picture, with the number under which both are found. */
export type NumberedPiece = { readonly hotspot: Hotspot; readonly number: number; readonly piece: LookPiece }
