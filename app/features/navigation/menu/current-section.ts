/**
 * The menu URL to which a page belongs, with its `aria-current`: 'page' for the page itself, 'true' for a section that
 * contains it.
 */
export type CurrentSection = { readonly url: string; readonly current: 'page' | 'true' }

/**
 * Returns the menu URL of the page itself, otherwise that of the nearest section that contains the page, or null. A URL
 * with a query matches only a page with the same query. `section` is the path of the page's category if the page's own
 * path does not contain it.
 */
export function findCurrentSection(
  urls: readonly string[],
  page: { readonly path: string; readonly search: string; readonly section: string | null },
): CurrentSection | null {
  const own = urls.find((url) => url === page.path + page.search) ?? urls.find((url) => url === page.path)
  if (own !== undefined) return { url: own, current: 'page' }
  const path = page.section ?? page.path
  const above = urls.filter((url) => path === url || path.startsWith(`${url}/`))
  const nearest = above.toSorted((one, other) => other.length - one.length)[0]
  return nearest === undefined ? null : { url: nearest, current: 'true' }
}
