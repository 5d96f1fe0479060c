import type { ListedCollection } from '#clients/commerce/collection-calls.ts'
import type { CategoryNode } from '#clients/content/category.ts'
import type { SitePage } from '#clients/content/pages/site-pages.ts'
import type { Language } from '#domain/market/language.ts'

export type SiteMapGroup = { readonly name: SiteMapGroupName; readonly links: readonly SiteMapLink[] }
export type SiteMapLink = {
  readonly label: string
  /** Set only if it differs from the language of the page. */
  readonly language?: Language | undefined
  /** Without the locale. */
  readonly url: string
  readonly children?: readonly SiteMapLink[]
}

export const SITE_MAP_GROUPS = [
  ...(['categories', 'collections', 'landings', 'artisans', 'magazine', 'house', 'legal'] as const),
] as const
export type SiteMapGroupName = (typeof SITE_MAP_GROUPS)[number]

/**
 * All pages grouped by kind, without empty groups; `contact` is the page of the contact form. A collection of the
 * commerce service is left out if editors describe one at its URL.
 */
export function groupSiteMap(
  categories: readonly CategoryNode[],
  pages: readonly SitePage[],
  shopCollections: readonly ListedCollection[],
  contact: SiteMapLink,
): SiteMapGroup[] {
  const links: Record<SiteMapGroupName, SiteMapLink[]> = {
    categories: categories.map(toLink),
    collections: [],
    landings: [],
    artisans: [],
    magazine: [],
    house: [],
    legal: [contact],
  }
  for (const page of pages) links[groupOf(page)].push({ label: page.title, url: page.url })
  const described = new Set(pages.map(({ url }) => url))
  for (const { handle, title, titleLanguage } of shopCollections) {
    const url = `/collections/${handle}`
    if (!described.has(url))
      links.collections.push({ label: title, language: titleLanguage ?? undefined, url })
  }
  return SITE_MAP_GROUPS.map((name) => ({ name, links: links[name] })).filter(
    (group) => group.links.length > 0,
  )
}

function toLink({ title, titleLanguage, url, children }: CategoryNode): SiteMapLink {
  return { label: title, language: titleLanguage, url, children: children.map(toLink) }
}

function groupOf({ type, isOffice }: SitePage): SiteMapGroupName {
  switch (type) {
    case 'about':
    case 'tradeProgram':
      return 'house'
    case 'artisan':
      return 'artisans'
    case 'collection':
      return 'collections'
    case 'landing':
      return isOffice ? 'house' : 'landings'
    case 'postType':
    case 'magazine':
      return 'magazine'
    case 'legalPage':
      return 'legal'
  }
}
