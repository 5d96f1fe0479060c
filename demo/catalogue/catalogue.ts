import { measure, type Size } from '../models/assemble.ts'
import { pieceNamed } from '../models/house.ts'
import { decorFacts } from './facts/decor.ts'
import type { PieceFacts } from './facts/facts.ts'
import { furnitureFacts } from './facts/furniture.ts'
import { lightingFacts } from './facts/lighting.ts'
import { lightsFacts } from './facts/lights.ts'
import { objectsFacts } from './facts/objects.ts'
import { seatingFacts } from './facts/seating.ts'
import { surfacesFacts } from './facts/surfaces.ts'
import { albaWords } from './words/alba.ts'
import { arcoWords } from './words/arco.ts'
import { cannetoWords } from './words/canneto.ts'
import { cretaWords } from './words/creta.ts'
import { lagunaWords } from './words/laguna.ts'
import { lightsWords } from './words/lights.ts'
import { lunaWords } from './words/luna.ts'
import { ninfeaWords } from './words/ninfea.ts'
import { nuvolaWords } from './words/nuvola.ts'
import { objectsWords } from './words/objects.ts'
import { seatingWords } from './words/seating.ts'
import { surfacesWords } from './words/surfaces.ts'
import type { PieceWords, Words } from './words/words.ts'

/** One product of the house: what is known of it and what is said of it. */
export type DescribedProduct = { name: string; facts: PieceFacts; words: PieceWords }

/** With its size as drawn, in centimetres. */
export type CatalogueProduct = DescribedProduct & { size: Size }

const FACTS: Record<string, PieceFacts> = {
  ...furnitureFacts,
  ...lightingFacts,
  ...decorFacts,
  ...seatingFacts,
  ...surfacesFacts,
  ...lightsFacts,
  ...objectsFacts,
}
const WORDS: Record<string, PieceWords> = {
  ...nuvolaWords,
  ...ninfeaWords,
  ...cannetoWords,
  ...lagunaWords,
  ...cretaWords,
  ...lunaWords,
  ...arcoWords,
  ...albaWords,
  ...seatingWords,
  ...surfacesWords,
  ...lightsWords,
  ...objectsWords,
}

/** All products in the order of the file, without drawing any. */
export function describedProducts(): DescribedProduct[] {
  return Object.entries(FACTS).map(([name, facts]) => ({ name, facts, words: wordsOfPiece(name) }))
}

/**
 * All products in the order of the file. Sizes are measured on the models, so drawing and page agree: that takes half a
 * minute.
 */
export function catalogueProducts(): CatalogueProduct[] {
  return describedProducts().map((product) => {
    const { piece, variants } = product.facts
    return { ...product, size: measure(pieceNamed(piece).draw(variants[0].finish)) }
  })
}

/** What is known of every product, by its name in the catalogue, without drawing any. */
export function catalogueFacts(): Readonly<Record<string, PieceFacts>> {
  return FACTS
}

/** The English address of a product by its name in the catalogue; it is the handle. */
export function handleOf(name: string): string {
  return wordsOfPiece(name).slug.en
}

/** The title of a product by its name in the catalogue. */
export function titleOf(name: string): Words {
  return wordsOfPiece(name).title
}

/** The number of a variant. */
export function skuOf({ facts }: Pick<CatalogueProduct, 'facts'>, index: number): string {
  return `${facts.skuStem}-${String(index + 1).padStart(3, '0')}`
}

function wordsOfPiece(name: string): PieceWords {
  const words = WORDS[name]
  if (!words) throw new Error(`Nobody has written about ${name}`)
  return words
}
