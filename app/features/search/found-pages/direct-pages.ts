import { ARTISANS_PATH } from '#app/features/artisans/paths.ts'
import { SAVED_PATH } from '#app/features/lists/paths.ts'
import { MAGAZINE_PATH } from '#app/features/magazine/paths.ts'
import { COUNTRIES_PATH } from '#app/features/market/paths.ts'
import type { FindablePage } from '#clients/content/pages/findable-pages.ts'
import type { Language } from '#domain/market/language.ts'
import { parseOrderNumber } from '#domain/order/order-number.ts'
import { findHousePages } from '#domain/search/house-pages.ts'
import { splitWords } from '#domain/search/word-match.ts'
import { PAGE_WORDS } from '#domain/search/words/words.ts'

/** Pages without editorial content; their titles are messages. */
const OWN_PAGES = {
  contact: '/contact',
  orders: '/profile/orders',
  account: '/profile',
  lists: SAVED_PATH,
  bag: '/checkout/cart',
  artisans: ARTISANS_PATH,
  magazine: MAGAZINE_PATH,
  countries: COUNTRIES_PATH,
  sitemap: '/sitemap',
} as const
export type OwnPage = keyof typeof OWN_PAGES

/** A page that is itself the result of a search: one of the shop, or one that editors write. */
export type DirectPage = { readonly url: string } & (
  | { readonly ownPage: OwnPage }
  | { readonly title: string }
)

/** The shop's own pages by search topic, most helpful first. */
const OWN_PAGES_FOR: Readonly<Record<string, readonly OwnPage[]>> = {
  contact: ['contact'],
  press: ['contact'],
  help: ['contact'],
  'order-status': ['orders', 'contact'],
  account: ['account'],
  saved: ['lists'],
  cart: ['bag'],
  artisans: ['artisans'],
  magazine: ['magazine'],
  country: ['countries'],
  sitemap: ['sitemap'],
  collections: ['sitemap'],
}

/** The topics of editorial pages by search topic. */
const TOPICS_FOR: Readonly<Record<string, readonly string[]>> = {
  shipping: ['shipping-and-returns'],
  returns: ['shipping-and-returns'],
  help: ['ordering', 'shipping-and-returns'],
  ordering: ['ordering'],
  'order-status': ['ordering'],
  privacy: ['privacy'],
  newsletter: ['privacy'],
  cookies: ['cookie-policy'],
  terms: ['terms-of-sale'],
  'trade-terms': ['trade-terms'],
}

/** A search rarely has more than two such pages. */
const DIRECT_CAP = 4

/**
 * Pages that are themselves the result of a search, such as the one on shipping. An order number leads to the orders.
 */
export function directPages(pages: readonly FindablePage[], query: string, language: Language): DirectPage[] {
  if (parseOrderNumber(query.replace(/^#/, '')) !== null) return toDirectPages(['orders', 'contact'])
  const found = findHousePages(query, language).flatMap((name): DirectPage[] => [
    ...pages.filter((page) => isAbout(page, name, language)).map(({ title, url }) => ({ title, url })),
    ...toDirectPages(OWN_PAGES_FOR[name] ?? []),
  ])
  return [...new Map(found.map((page) => [page.url, page])).values()].slice(0, DIRECT_CAP)
}

function toDirectPages(names: readonly OwnPage[]): DirectPage[] {
  return names.map((name) => ({ ownPage: name, url: OWN_PAGES[name] }))
}

function isAbout({ type, topic, title, isOffice }: FindablePage, name: string, language: Language): boolean {
  if (topic !== null) return TOPICS_FOR[name]?.includes(topic) ?? false
  if (isOffice) return name === 'offices' || isPlace(title, name, language)
  if (type === 'about') return name === 'about'
  return type === 'tradeProgram' && (name === 'trade' || name === 'samples')
}

/** Whether a title is a name of a place in this language, such as `Milano`, according to the tables. */
function isPlace(title: string, name: string, language: Language): boolean {
  const row = PAGE_WORDS.find(({ means }) => means[0] === `page:${name}`)
  const place = splitWords(title).join(' ')
  return row?.[language].split(',').some((placeName) => splitWords(placeName).join(' ') === place) ?? false
}
