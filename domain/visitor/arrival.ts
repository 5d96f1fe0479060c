/**
 * Spec §4: landing of consumers, ad click, social click. Campaign parameters are stored at once, because a short visit
 * would lose them.
 */
export function hasArrivalParameters(search: URLSearchParams): boolean {
  return ['hp', 'gclid', 'fbclid'].some((name) => search.has(name))
}
