/**
 * Whether an address says how its visitor arrived (Spec §4: landing of consumers, ad click, social click): it is
 * stored at once, since a short visit would lose it for good.
 */
export function hasArrivalParameters(search: URLSearchParams): boolean {
  return ['hp', 'gclid', 'fbclid'].some((name) => search.has(name))
}
