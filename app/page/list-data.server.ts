import { pageWord } from '#app/i18n/page-words.server.ts'
import type { Place } from './machine-facts.server.ts'

/** A step of the way to a page; `href` is without the locale. */
type Step = { readonly label: string; readonly href: string }

/** The way from the home page to this one, which stands last, as search engines read it (schema.org). */
export function breadcrumbData(steps: readonly Step[], { origin, prefix, language }: Place): object {
  const home = { label: pageWord('home', language), href: '' }
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + prefix + href,
    })),
  }
}

/** Pages in the order in which another page lists them (schema.org). */
export function listData(
  items: readonly { title: string; path: string }[],
  { origin, prefix }: Place,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: origin + prefix + path,
    })),
  }
}
