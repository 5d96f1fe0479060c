/** `number` is the product number; a likeness of 1 means identical. */
type Match = { readonly number: string; readonly likeness: number }

/** The minimum length of a list of similar products, however dissimilar they are. */
const MATCHES_MIN = 12
const SHARE_OF_BEST = 0.75

/** The relevant matches, most similar first. */
export function selectRelevant(matches: readonly Match[]): string[] {
  const least = SHARE_OF_BEST * (matches[0]?.likeness ?? 0)
  return matches
    .filter(({ likeness }, index) => index < MATCHES_MIN || likeness >= least)
    .map(({ number }) => number)
}

/**
 * Puts products of the same category first, then those of the same department: a visitor who looks at an armchair wants
 * armchairs. Otherwise the order is stable.
 */
export function sortByRelation<Piece extends { readonly categoryPaths: readonly string[] }>(
  pieces: readonly Piece[],
  categoryPaths: readonly string[],
): Piece[] {
  const shared = ({ categoryPaths: paths }: Piece) =>
    categoryPaths.filter((path) => paths.includes(path)).length
  return pieces.toSorted((one, other) => shared(other) - shared(one))
}
