import { magazineFeed } from '#app/page/magazine-feed.server.ts'
import type { Clients } from '#clients/clients.ts'
import type { CategoryNode } from '#clients/content/category.ts'
import type { SitePage, SitePageType } from '#clients/content/pages/site-pages.ts'
import type { House } from '#domain/house/house.ts'
import { resolveOfferedLocale } from '#domain/market/house-markets.ts'
import { DEFAULT_LOCALE, toLocalePrefix } from '#domain/market/locale.ts'
import type { Result } from '#domain/result.ts'
import { type MachineDocument, SourceUnavailable, singleChunk } from './document/machine-document.ts'
import { SITEMAP_PATH } from './sitemap/sitemap-documents.ts'

export const LLMS_PATH = '/llms.txt'

type Options = {
  readonly clients: Pick<Clients, 'content'>
  readonly house: House
  readonly origin: string
}

/** A summary for language models (llmstxt.org): Markdown, in English, from the editors' content. */
export function llmsDocument({ clients: { content }, house, origin }: Options): MachineDocument {
  return {
    contentType: 'text/plain; charset=utf-8',
    dependsOnProducts: false,
    async open() {
      const locale = resolveOfferedLocale(DEFAULT_LOCALE, house)
      const [home, categories, pages] = await Promise.all([
        content.getHome({ locale }),
        content.getCategoryTree({ language: locale.language }),
        content.getSitePages({ locale }),
      ])
      const found = valueOrThrow(home)
      const about = found?.meta.description ?? found?.hero.text ?? house.description
      return singleChunk(
        writeDocument({
          about,
          categories: valueOrThrow(categories),
          pages: valueOrThrow(pages),
          house,
          origin,
        }),
      )
    },
  }
}

function valueOrThrow<Value>(result: Result<Value, 'content-unavailable'>): Value {
  if (!result.ok) throw new SourceUnavailable(result.code)
  return result.value
}

type DocumentContent = {
  readonly about: string
  readonly categories: readonly CategoryNode[]
  readonly pages: readonly SitePage[]
  readonly house: House
  readonly origin: string
}

function writeDocument({ about, categories, pages, house, origin }: DocumentContent): string {
  const link = (title: string, path: string) => `- [${inLine(title)}](${origin}${path})`
  const linksTo = (...types: SitePageType[]) =>
    pages.filter(({ type }) => types.includes(type)).map(({ title, url }) => link(title, url))
  const sections: [string, string[]][] = [
    ['Shop', categories.flatMap((node) => categoryLinks(node, link))],
    ['Collections', [link('All collections', '/collections'), ...linksTo('collection')]],
    ['Artisans', [link('All artisans', '/artisans'), ...linksTo('artisan')]],
    ['Magazine', [link('All articles', '/magazine'), ...linksTo('postType')]],
    ['The house', linksTo('about', 'tradeProgram', 'landing')],
    ['Terms and help', linksTo('legalPage')],
    [
      'Optional',
      [
        link('Sitemaps', SITEMAP_PATH),
        ...house.languages.map((language) =>
          link(`Magazine feed, ${language}`, magazineFeed(language, house).path),
        ),
        link('Product feed of a country, here the United States', '/feeds/products/en-us.xml'),
      ],
    ],
  ]
  const filledSections = sections.filter(([, links]) => links.length > 0)
  const chapters = filledSections.map(([title, links]) => `## ${title}\n\n${links.join('\n')}\n`)
  return [`# ${house.name}\n`, `> ${inLine(about)}\n`, facts(origin, house), ...chapters].join('\n')
}

/** Explains the format of URLs and prices. */
function facts(origin: string, house: House): string {
  return `- Every page has an address in each language and shipping country: ${origin}/{language}-{country}/….${isDefaultOffered(house) ? ' Without that part it is in English for the United States.' : ''} Languages: ${house.languages.join(', ')}.
- Prices are in ${house.currencies.sold.join(', ')}, by the shipping country. Delivery, availability and taxes are those of that country too: quote them together with it.
- Pieces that are available upon request, and trade prices, have no public price.
- Questions are answered at ${house.contact.email}.
`
}

function categoryLinks(node: CategoryNode, link: (title: string, path: string) => string): string[] {
  return [link(node.title, node.url), ...node.children.map((child) => `  ${link(child.title, child.url)}`)]
}

/** Puts text on one line, and escapes brackets for use in links. */
function inLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[[\]]/g, '\\$&').trim()
}

function isDefaultOffered(house: House): boolean {
  return toLocalePrefix(resolveOfferedLocale(DEFAULT_LOCALE, house)) === ''
}
