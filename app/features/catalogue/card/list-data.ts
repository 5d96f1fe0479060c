import type { CardView } from './card-view.ts'

/** A list of products as search engines read it (schema.org). `shop` is the origin with the locale's prefix. */
export function listData(cards: readonly CardView[], shop: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: cards.length,
    itemListElement: cards.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: shop + path,
    })),
  }
}
