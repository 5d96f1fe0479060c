/**
 * The menu URL to which a page belongs, with its `aria-current`: 'page' for the page itself, 'true' for a section that
 * contains it.
 */
export type CurrentSection = { readonly url: string; readonly current: 'page' | 'true' }

/**
 * The menu URL that is current, or null: the page itself, otherwise the nearest section that contains it, otherwise the
 * first in the menu. A URL with a query matches only a page with the same query. `section` is the path of the page's
 * category when its own path does not contain it.
 */
export function currentSection(
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
