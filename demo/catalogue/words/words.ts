import type { Language } from '../../../domain/market/language.ts'

/** A text in the five languages of the shop. */
export type Words = Readonly<Record<Language, string>>

/** The description of a product, written anew in every language rather than translated. */
export type PieceWords = {
  title: Words
  /** The last part of the product's address in each language; the English one is its handle. */
  slug: Words
  /** 60 to 120 words: how the piece is made and by whom. Paragraphs are parted by an empty line. */
  story: Words
  /** What the main picture shows, for those who cannot see it. */
  alt: Words
}
