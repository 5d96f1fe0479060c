/** What is known of a piece, in words that are the same in every language. */
export type PieceFacts = {
  /** The English handle. */
  handle: string
  /** `furniture/seating/sofas` and the shelves above it. */
  shelves: readonly string[]
  artisan: string
  designer: string | null
  /** The first is what it is mostly made of. */
  materials: readonly string[]
  colors: readonly string[]
  skus: readonly string[]
}

/** How well a piece answers: 3 is just what was requested, 1 is something like it, 0 is not. */
export type Grade = (piece: PieceFacts) => 0 | 1 | 2 | 3

type Fact = (piece: PieceFacts) => boolean

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

export type Judgement = readonly [kind: QueryKind, query: string, grade: Grade]

/** The piece itself. Pieces of its family answer a little. */
export const piece =
  (...handles: string[]): Grade =>
  ({ handle }) =>
    handles.includes(handle) ? 3 : handles.some((wanted) => familyOf(wanted) === familyOf(handle)) ? 1 : 0

/** Just these pieces and no others. */
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

/** Made of it, be it in part. */
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

/** 3 for what is requested, 1 for what is like it. */
export const is =
  (wanted: Fact, like: Fact = () => false): Grade =>
  (facts) =>
    wanted(facts) ? 3 : like(facts) ? 1 : 0

/** Pieces of one design carry its name first: `nuvola-velvet-settee`. */
function familyOf(handle: string): string {
  return handle.slice(0, handle.indexOf('-'))
}
