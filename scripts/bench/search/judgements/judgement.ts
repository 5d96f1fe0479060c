/** The attributes of a piece, the same in every language. */
export type PieceAttributes = {
  /** The English handle. */
  handle: string
  /** `furniture/seating/sofas` and its parent categories. */
  shelves: readonly string[]
  artisan: string
  designer: string | null
  /** Main material first. */
  materials: readonly string[]
  colors: readonly string[]
  skus: readonly string[]
  /** In centimeters; 0 if unknown. */
  width: number
  height: number
  depth: number
  /** In whole units. */
  price: { readonly EUR: number; readonly USD: number; readonly GBP: number }
  /** Tags in English. */
  tags: readonly string[]
  isReduced: boolean
  isReadyToShip: boolean
}

/** How relevant a piece is: 3 for an exact match, 1 for something similar, 0 for none. */
export type Grade = (piece: PieceAttributes) => 0 | 1 | 2 | 3

export type Fact = (piece: PieceAttributes) => boolean

/** Why a query is hard. */
export type QueryKind =
  | 'piece'
  | 'type'
  | 'synonym'
  | 'typo'
  | 'artisan'
  | 'number'
  | 'material'
  | 'style'
  | 'beginning'
  | 'foreign'
  | 'extra word'
  | 'color'
  | 'shape'
  | 'size'
  | 'room'
  | 'price'
  | 'dimension'
  | 'negation'
  | 'seats'
  | 'offer'
  | 'compound'
  | 'title'

export type Judgement = readonly [kind: QueryKind, query: string, grade: Grade]

/** Matches the piece itself. Other pieces of its family are slightly relevant. */
export const piece =
  (...handles: string[]): Grade =>
  ({ handle }) =>
    handles.includes(handle) ? 3 : handles.some((wanted) => familyOf(wanted) === familyOf(handle)) ? 1 : 0

/** Matches only these pieces. */
export const only =
  (...handles: string[]): Grade =>
  ({ handle }) =>
    handles.includes(handle) ? 3 : 0

export const on =
  (...shelves: string[]): Fact =>
  (facts) =>
    facts.shelves.some((shelf) => shelves.some((wanted) => shelf === wanted || shelf.endsWith(`/${wanted}`)))

export const by =
  (artisan: string): Fact =>
  (facts) =>
    facts.artisan === artisan

export const designedBy =
  (designer: string): Fact =>
  (facts) =>
    facts.designer === designer

/** Matches pieces made of one of the materials, at least partly. */
export const of =
  (...materials: string[]): Fact =>
  (facts) =>
    facts.materials.some((material) => materials.includes(material))

export const mostlyOf =
  (...materials: string[]): Fact =>
  ({ materials: [first = ''] }) =>
    materials.includes(first)

export const inColor =
  (color: string): Fact =>
  (facts) =>
    facts.colors.includes(color)

export const named =
  (...handles: string[]): Fact =>
  ({ handle }) =>
    handles.includes(handle)

export const ofFamily =
  (name: string): Fact =>
  ({ handle }) =>
    familyOf(handle) === name

export const numbered =
  (sku: string): Grade =>
  ({ skus }) =>
    skus.includes(sku) ? 3 : 0

export const both =
  (...facts: Fact[]): Fact =>
  (known) =>
    facts.every((fact) => fact(known))

export const either =
  (...facts: Fact[]): Fact =>
  (known) =>
    facts.some((fact) => fact(known))

/** 3 for exact matches, 1 for similar ones. */
export const is =
  (wanted: Fact, like: Fact = () => false): Grade =>
  (facts) =>
    wanted(facts) ? 3 : like(facts) ? 1 : 0

export const not =
  (fact: Fact): Fact =>
  (known) =>
    !fact(known)

export const tagged =
  (...tags: string[]): Fact =>
  ({ tags: own }) =>
    tags.some((tag) => own.includes(tag))

/** 3 for the first fact that holds, 2 for the second, 1 for the third. */
export const graded =
  (...[exact, close, like]: readonly [exact: Fact, close?: Fact, like?: Fact]): Grade =>
  (facts) =>
    exact(facts) ? 3 : close?.(facts) ? 2 : like?.(facts) ? 1 : 0

/** Pieces of one design share the first word of their handle: `nuvola-velvet-settee`. */
function familyOf(handle: string): string {
  return handle.slice(0, handle.indexOf('-'))
}
