/** A visual search match: the product's number and its similarity to the query (1: identical). */
type Match = { readonly number: string; readonly likeness: number }

/** Minimum length of a list of similar products, however low their similarity. */
const MATCHES_MIN = 12
/** Beyond those, the minimum similarity relative to the best match. */
const SHARE_OF_BEST = 0.75

/** The relevant matches, most similar first: half the similarity of the best is noise. */
export function worthShowing(matches: readonly Match[]): string[] {
  const least = SHARE_OF_BEST * (matches[0]?.likeness ?? 0)
  return matches
    .filter(({ likeness }, at) => at < MATCHES_MIN || likeness >= least)
    .map(({ number }) => number)
}

/**
 * Sorts products of the same category first, then of the same department, since visitors looking at an
 * armchair prefer armchairs. Otherwise stable.
 */
export function relatedFirst<Piece extends { readonly categoryPaths: readonly string[] }>(
  pieces: readonly Piece[],
  categoryPaths: readonly string[],
): Piece[] {
  const shared = ({ categoryPaths: paths }: Piece) =>
    categoryPaths.filter((path) => paths.includes(path)).length
  return pieces.toSorted((one, other) => shared(other) - shared(one))
}
