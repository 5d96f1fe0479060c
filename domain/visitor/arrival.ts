/**
 * Whether a URL has campaign parameters (Spec §4): landing of consumers, ad click, social click. They are stored at
 * once, because a short visit would lose them.
 */
export function hasArrivalParameters(search: URLSearchParams): boolean {
  return ['hp', 'gclid', 'fbclid'].some((name) => search.has(name))
}
