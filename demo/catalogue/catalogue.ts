import { measure, type Size } from '../models/assemble.ts'
import { getPiece } from '../models/house.ts'
import { decorSpecs } from './specs/decor.ts'
import { furnitureSpecs } from './specs/furniture.ts'
import { lightingSpecs } from './specs/lighting.ts'
import { lightsSpecs } from './specs/lights.ts'
import { objectsSpecs } from './specs/objects.ts'
import { seatingSpecs } from './specs/seating.ts'
import type { PieceSpec } from './specs/spec.ts'
import { surfacesSpecs } from './specs/surfaces.ts'
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

/** A product of the demonstration: its data and its texts. */
export type DescribedProduct = { name: string; specs: PieceSpec; words: PieceWords }

/** A product with the dimensions of its model, in centimeters. */
export type CatalogueProduct = DescribedProduct & { size: Size }

const SPECS: Record<string, PieceSpec> = {
  ...furnitureSpecs,
  ...lightingSpecs,
  ...decorSpecs,
  ...seatingSpecs,
  ...surfacesSpecs,
  ...lightsSpecs,
  ...objectsSpecs,
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

/** All products in the order of the product file, without dimensions, so that no model has to be drawn. */
export function describedProducts(): DescribedProduct[] {
  return Object.entries(SPECS).map(([name, specs]) => ({ name, specs, words: wordsOfPiece(name) }))
}

/**
 * All products in the order of the product file. Their dimensions are measured on the models, so that they match the
 * drawings; this takes half a minute.
 */
export function catalogueProducts(): CatalogueProduct[] {
  return describedProducts().map((product) => {
    const { piece, variants } = product.specs
    return { ...product, size: measure(getPiece(piece).draw(variants[0].finish)) }
  })
}

/** The data of every product, by its name in the catalogue. */
export function catalogueSpecs(): Readonly<Record<string, PieceSpec>> {
  return SPECS
}

/** Returns the handle of a product, which is its English slug, by its name in the catalogue. */
export function getHandle(name: string): string {
  return wordsOfPiece(name).slug.en
}

/** Returns the title of a product by its name in the catalogue. */
export function getTitle(name: string): Words {
  return wordsOfPiece(name).title
}

export function getSku({ specs }: Pick<CatalogueProduct, 'specs'>, index: number): string {
  return `${specs.skuStem}-${String(index + 1).padStart(3, '0')}`
}

function wordsOfPiece(name: string): PieceWords {
  const words = WORDS[name]
  if (!words) throw new Error(`There are no texts for the product ${name}`)
  return words
}
