const done = new Set<string>()

/**
 * Whether something is tracked for the first time: an order or a checkout, whose page may be shown again. Nothing is
 * stored for this, so a page with which a document was loaded again counts as tracked before (`isFirstPage`: it is that
 * with which the document was loaded).
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
