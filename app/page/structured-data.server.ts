import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import type { Visitor } from '#app/visitor/context.ts'
import { toLanguageTag, toLocalePrefix } from '#domain/market/locale.ts'

export type Place = {
  readonly origin: string
  /** '/de-at' */
  readonly prefix: string
  readonly language: Visitor['language']
  /** 'de-AT' */
  readonly tag: string
}

export function placeOf({ locale, language }: Visitor, { origin }: URL): Place {
  return { origin, prefix: toLocalePrefix(locale), language, tag: toLanguageTag(locale) }
}

type Breadcrumb = { readonly label: string; readonly href: string }

/** `steps` lead from the home page to this one (schema.org). */
export function breadcrumbData(steps: readonly Breadcrumb[], { origin, prefix, language }: Place): object {
  const home = { label: pageText('home', language), href: '' }
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

/** Describes a list in its order (schema.org). */
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
