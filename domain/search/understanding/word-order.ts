import { addParentKinds } from '../words/relations.ts'
import type { Lexicon } from './lexicon.ts'
import { hasKind, kindsOf, type Match, matchOf } from './match-phrases.ts'
import type { Phrase } from './phrase-book.ts'

/** `Leselampe Bett` is a lamp: if a search names a single accessory of furniture, it is what is searched for. */
export function findAccessory(named: readonly Match[]): Match | undefined {
  const isAccessory = (match: Match) =>
    kindsOf(match).some((kind) =>
      addParentKinds(kind).some((each) => ['lamp', 'mirror', 'rug'].includes(each)),
    )
  const [accessory, other] = named.filter(isAccessory)
  return other ? undefined : accessory
}

/** Prepositions of purpose. */
const PURPOSES = ['for', 'fur', 'on', 'auf', 'am', 'in', 'im', 'over', 'uber', 'above', 'beside', 'neben']

/** Finds reversed names in German and English: `lamp for my desk` is a desk lamp, `mirror wall` a wall mirror. */
export function resolveReversedNames(
  matches: readonly Match[],
  words: readonly string[],
  lexicon: Lexicon,
): Match[] {
  const { sense, putsNounFirst, isFiller } = lexicon
  const result = [...matches]
  for (const thing of putsNounFirst ? [] : matches.filter(hasKind)) {
    const from = (thing.at.at(-1) ?? 0) + 1
    const at = words.findIndex((word, index) => index >= from && !sense.isStopWord(word) && !isFiller(word))
    const purpose = matches.find((match) => match.from === at)
    const isBeside = at === from && (purpose === undefined || !hasKind(purpose))
    if (at < 0 || !(isBeside || words.slice(from, at).some((word) => PURPOSES.includes(word)))) continue
    const places = [...(purpose?.at ?? [at]), ...thing.at]
    const phrase = findKind(
      places.map((each) => words[each] ?? ''),
      lexicon,
    )
    if (!phrase) continue
    if (purpose) result.splice(result.indexOf(purpose), 1)
    result.splice(
      result.indexOf(thing),
      1,
      matchOf(
        phrase,
        places.toSorted((one, other) => one - other),
        words,
      ),
    )
  }
  return result
}

/** The phrase for a kind with these words, separate or joined. */
function findKind(names: readonly string[], { book, sense }: Lexicon): Phrase | undefined {
  const apart = names.map(sense.stem)
  return [apart, [sense.stem(names.join(''))]]
    .flatMap((stems) =>
      book.startingWith(stems[0] ?? '').filter((each) => each.stems.join(' ') === stems.join(' ')),
    )
    .find(({ meanings }) => meanings.some((means) => means[0]?.startsWith('kind:')))
}

/** The more specific of two names for the same thing: a `runner rug` is a runner. */
export function chooseNarrowest(named: readonly Match[], head: Match): Match {
  const kinds = kindsOf(head)
  const isWithin = (match: Match) =>
    match !== head &&
    kindsOf(match).every(
      (kind) => !kinds.includes(kind) && addParentKinds(kind).some((each) => kinds.includes(each)),
    )
  return named.find(isWithin) ?? head
}
