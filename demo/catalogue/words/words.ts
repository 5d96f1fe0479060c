import type { Language } from '../../../domain/market/language.ts'

/** A text in the five languages of the shop. */
export type Words = Readonly<Record<Language, string>>

/** The texts of a product, written independently in each language rather than translated. */
export type PieceWords = {
  title: Words
  /** The last segment of the product's path in each language; the English one is its handle. */
  slug: Words
  /** 60 to 120 words on how the piece is made and by whom. Paragraphs are separated by an empty line. */
  story: Words
  /** The alternative text of the main picture. */
  alt: Words
}
