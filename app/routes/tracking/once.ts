const done = new Set<string>()

/**
 * Whether something is tracked for the first time in this document: an order or a checkout, whose page may be shown again.
 * Nothing is stored for this, so the page with which a document was loaded again counts as tracked before, if it is
 * `isFirstPage`.
 */
export function once(key: string, isFirstPage: boolean): boolean {
  if (done.has(key)) return false
  done.add(key)
  return !(isFirstPage && isLoadedAgain())
}

/** The document was loaded again or returned to, instead of opened by a link, a form or its address. */
function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate'
}
