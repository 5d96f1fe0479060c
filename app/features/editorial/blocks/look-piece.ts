import type { ReactNode } from 'react'
import type { Hotspot } from '#clients/content/blocks/blocks.ts'
import type { Picture as PictureFacts } from '#domain/product/product.ts'

/** A piece as a look shows it. */
export type LookPiece = {
  readonly id: string
  /** Without the locale. */
  readonly path: string
  readonly title: string
  readonly artisan: string
  readonly price: ReactNode
  readonly picture: PictureFacts | null
}

/** `number` is shown both at the spot and in the list. */
export type NumberedPiece = { readonly hotspot: Hotspot; readonly number: number; readonly piece: LookPiece }
