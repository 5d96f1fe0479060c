import { type Match, matchPhrases } from '../understanding/match-phrases.ts'
import { splitWords } from '../word-match.ts'
import { addParentKinds, COLOR_FACTS, MATERIAL_FACTS, ROOM_TAGS, ROOMS_OF_KINDS } from '../words/relations.ts'
import { englishBook } from './english-book.ts'
import { type Sides, shapeFacts } from './shape-facts.ts'
import { seatFacts, sizeFacts } from './size-facts.ts'

/** All texts are in English. */
export type DescribedPiece = Sides & {
  readonly title: string
  /** The alternative text of its main picture. */
  readonly pictureText: string
  readonly tags: readonly string[]
  /** `furniture/seating/sofas` and its parents. */
  readonly categoryPaths: readonly string[]
  /** Filter keys, main ones first. */
  readonly materials: readonly string[]
  readonly colors: readonly string[]
  readonly hasArms: boolean
  readonly isReduced: boolean
  /** Whether it is priced as a small gift. */
  readonly isSmallGift: boolean
  readonly isReadyToShip: boolean
  readonly isCustomizable: boolean
  readonly isSoldOut: boolean
}

/**
 * The facts of a piece that searches match, the same in every language: `kind:mirror`, `shape:round`. The prefix `+`
 * means mainly, and `~` only nearly or in part.
 */
export function pieceFacts(piece: DescribedPiece): string[] {
  const named = findNamedFacts(piece)
  const kinds = kindsOf(piece, named.titleKinds)
  const facts = [
    ...kinds.exact.map((kind) => `kind:${kind}`),
    ...kinds.near.map((kind) => `~kind:${kind}`),
    ...shapeFacts(kinds.exact, named.facts, piece),
    ...sizeFacts(kinds.exact, named.facts, piece),
    ...seatFacts(kinds.exact, piece.title, piece),
    ...piece.colors.flatMap((color, place) =>
      (COLOR_FACTS[color] ?? [`color:${color}`]).map((fact) => weightFact(fact, place, 99)),
    ),
    ...piece.materials.flatMap((material, place) =>
      (MATERIAL_FACTS[material] ?? [material]).map((name) =>
        name.startsWith('~') ? `~material:${name.slice(1)}` : weightFact(`material:${name}`, place, 2),
      ),
    ),
    ...named.facts.filter((fact) => fact.startsWith('style:') || fact.startsWith('offer:')),
    ...roomsOf(piece, kinds.exact),
    ...(piece.hasArms || kinds.exact.includes('arm-chair-dining') || kinds.exact.includes('armchair')
      ? ['style:arms']
      : ['style:no-arms']),
    ...(hasDrawers(piece, kinds.exact) ? ['style:drawers'] : []),
    ...(hasBack(piece, kinds.exact) ? ['style:back'] : []),
    ...(kinds.exact.includes('portable-lamp') ? ['style:portable'] : []),
    ...(piece.isReduced ? ['offer:reduced'] : []),
    ...(piece.isSmallGift ? ['~offer:gift'] : []),
    ...(piece.isReadyToShip ? ['offer:ready'] : []),
    ...(piece.isCustomizable ? ['offer:custom'] : []),
    ...(piece.isSoldOut ? ['state:sold-out'] : []),
  ]
  return keepStrongest(facts)
}

function hasDrawers({ pictureText }: DescribedPiece, kinds: readonly string[]): boolean {
  return kinds.includes('drawers') || splitWords(pictureText).some((word) => word.startsWith('drawer'))
}

/** Determined only for stools and benches; other seats have a back. */
function hasBack({ title, pictureText, hasArms }: DescribedPiece, kinds: readonly string[]): boolean {
  const isSeat = ['chair', 'armchair', 'sofa'].some((kind) => kinds.includes(kind))
  return (
    isSeat ||
    (kinds.includes('seating') && (hasArms || splitWords(`${title} ${pictureText}`).includes('back')))
  )
}

function weightFact(fact: string, place: number, weakFrom: number): string {
  if (fact.startsWith('~')) return fact
  return place === 0 ? `+${fact}` : place >= weakFrom ? `~${fact}` : fact
}

/** Each fact once, in its strongest form. */
function keepStrongest(facts: readonly string[]): string[] {
  const strength = (fact: string) => (fact.startsWith('+') ? 2 : fact.startsWith('~') ? 0 : 1)
  const strongest = new Map<string, string>()
  for (const fact of facts) {
    const name = fact.replace(/^[+~]/, '')
    const previous = strongest.get(name)
    if (previous === undefined || strength(fact) > strength(previous)) strongest.set(name, fact)
  }
  return [...strongest.values()]
}

type NamedFacts = { readonly titleKinds: readonly string[]; readonly facts: readonly string[] }

/** The facts named in a piece's texts: its kind is the last one named before a comma or `with`. */
function findNamedFacts({ title, pictureText, tags }: DescribedPiece): NamedFacts {
  const { sense, book } = englishBook()
  const factsIn = (text: string) => matchPhrases(sense.wordsOf(text), book, sense)
  const titleMatches = factsIn(title)
  const head = withoutParts(title)
  const headWords = sense.wordsOf(head).length
  const kinds = titleMatches.filter(({ from, meanings }) => from < headWords && kindOf(meanings) !== null)
  const last = kinds.at(-1)
  const factsOf = (matches: readonly Match[]) =>
    matches.flatMap(({ meanings }) => meanings.filter((means) => !means[0]?.startsWith('kind:')).flat())
  // What a picture's text calls small is checked against the dimensions, too.
  const pictured = factsOf(factsIn(withoutParts(pictureText))).map((fact) =>
    fact.startsWith('size:') ? `~${fact}` : fact,
  )
  const facts = [...factsOf([...titleMatches, ...tags.flatMap(factsIn)]), ...pictured]
  return { titleKinds: last ? [kindOf(last.meanings) ?? ''] : [], facts: [...new Set(facts)] }
}

/** `Round mirror with a brass frame` → `Round mirror`. */
function withoutParts(text: string): string {
  const [head = ''] = text.split(/ with | under |,|:|;| on | in a /)
  return head
}

function kindOf(meanings: readonly (readonly string[])[]): string | null {
  const fact = meanings.flat().find((each) => each.startsWith('kind:'))
  return fact?.slice('kind:'.length) ?? null
}

/** Kinds that only group others. */
const GROUPS = ['seating', 'table', 'storage', 'lamp', 'decor', 'tableware']

/** The kinds in the title with their parents, and the category's kind unless it is another one. */
function kindsOf({ categoryPaths, heightCm, depthCm }: DescribedPiece, titleKinds: readonly string[]) {
  const { sense, book } = englishBook()
  const categoryKinds = categoryPaths.flatMap((path) => {
    const words = sense.wordsOf((path.split('/').at(-1) ?? '').replaceAll('-', ' '))
    return matchPhrases(words, book, sense).flatMap(({ meanings }) => kindOf(meanings) ?? [])
  })
  const named = titleKinds.flatMap(addParentKinds)
  const leaf = categoryKinds.at(-1)
  const isOther =
    leaf !== undefined &&
    !GROUPS.includes(leaf) &&
    named.length > 0 &&
    !named.includes(leaf) &&
    !titleKinds.some((kind) => addParentKinds(leaf).includes(kind))
  const exact = [...named, ...(isOther ? categoryKinds.slice(0, -1) : categoryKinds.flatMap(addParentKinds))]
  const mirrors = exact.includes('mirror') ? mirrorKinds(exact, heightCm) : []
  const clocks =
    exact.includes('pendulum-clock') && depthCm !== null && depthCm <= WALL_DEPTH_CM ? ['wall-clock'] : []
  return {
    exact: [...new Set([...exact, ...mirrors, ...clocks])],
    near: isOther && leaf ? addParentKinds(leaf) : [],
  }
}

/** The height of a full-length mirror, in centimeters. */
const FULL_HEIGHT_CM = 150

/** Clocks no deeper than this, in centimeters, hang on a wall. */
const WALL_DEPTH_CM = 10

function mirrorKinds(kinds: readonly string[], heightCm: number | null): string[] {
  if (kinds.includes('table-mirror') || kinds.includes('hand-mirror')) return []
  return heightCm !== null && heightCm >= FULL_HEIGHT_CM ? ['floor-mirror'] : ['wall-mirror']
}

function roomsOf({ tags, categoryPaths }: DescribedPiece, kinds: readonly string[]): string[] {
  const tagged = tags.flatMap((tag) => ROOM_TAGS[tag.toLowerCase()] ?? [])
  const isOutdoor = categoryPaths.some((path) => path.includes('outdoor'))
  const usual = kinds.flatMap((kind) => ROOMS_OF_KINDS[kind] ?? [])
  return [
    ...tagged.map((room) => `room:${room}`),
    ...(isOutdoor ? ['+room:outdoor'] : usual.map((room) => `~room:${room}`)),
  ]
}
