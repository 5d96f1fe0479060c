/** The menu's address that a page belongs to: 'page' when it is the page itself, 'true' when the page is under it. */
export type CurrentSection = { readonly url: string; readonly current: 'page' | 'true' }

/**
 * Which of the menu's addresses marks the page, or null. The page itself comes first, then the nearest section above
 * it, then the first in the menu. An address with a query marks only a page with the same one.
 * `section` is the path of the category that a page belongs to when its own path does not say so.
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
