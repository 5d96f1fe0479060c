/** What the visual search found: a product's number and how much it looks like what was asked (1: the same). */
type Match = { readonly number: string; readonly likeness: number }

/** A list of what looks alike has at least so many pieces, however little they do. */
const MATCHES_LEAST = 12
/** Beyond those, a piece has to look at least so much like the picture as the best one does. */
const SHARE_OF_BEST = 0.75

/** The products worth showing, the nearest first: what looks only half as much alike would be noise. */
export function worthShowing(matches: readonly Match[]): string[] {
  const least = SHARE_OF_BEST * (matches[0]?.likeness ?? 0)
  return matches
    .filter(({ likeness }, at) => at < MATCHES_LEAST || likeness >= least)
    .map(({ number }) => number)
}

/**
 * Puts what stands on the same shelf first, then what stands in the same part of the shop: of what looks alike, an
 * armchair resembles an armchair most. Otherwise the order stays.
 */
export function relatedFirst<Piece extends { readonly categoryPaths: readonly string[] }>(
  pieces: readonly Piece[],
  categoryPaths: readonly string[],
): Piece[] {
  const shared = ({ categoryPaths: paths }: Piece) =>
    categoryPaths.filter((path) => paths.includes(path)).length
  return pieces.toSorted((one, other) => shared(other) - shared(one))
}
