import { type Locale, localePath, toLanguageTag } from '#domain/market/locale.ts'
import { findInvalidJsonLd, findLinks, findPictures, type PageMetadata, readMetadata } from './markup.ts'

/** The shop's response to one URL, without following redirects; a file has no `html`. */
export type CrawlResponse = {
  readonly status: number
  readonly location: string
  readonly html: string | null
}

/** The problems of the visited pages, their paths, and how many URLs were requested, without pictures. */
export type Walk = {
  readonly problems: readonly string[]
  readonly pages: readonly string[]
  readonly urlCount: number
}

type WalkOptions = {
  readonly locale: Locale
  readonly open: (path: string) => Promise<CrawlResponse>
  /**
   * Whether a page, by its path without the locale, is read and its links followed; otherwise only its status is
   * checked.
   */
  readonly isRead: (path: string) => boolean
}

const CONCURRENCY = 4

/**
 * Crawls everything linked from the sitemap of a locale: every URL must return a page without a redirect, in its
 * language, with its own canonical URL, with unique metadata, and with pictures that exist.
 */
export async function walkShop({ locale, open, isRead }: WalkOptions): Promise<Walk> {
  const prefix = localePath(locale, '/').replace(/\/$/, '')
  const seen = new Set([`${prefix}/sitemap`])
  const problems: string[] = []
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const pages: string[] = []
  const pictures = new Set<string>()

  async function read(path: string): Promise<string[]> {
    const { status, location, html } = await open(path)
    if (status !== 200) problems.push(`${status} ${path} ${location}`)
    if (status !== 200 || html === null || !isRead(path.slice(prefix.length) || '/')) return []
    const metadata = readMetadata(html)
    if (!metadata.isIndexed || isVariation(metadata, path)) return []
    pages.push(path)
    await checkPictures(html, path)
    problems.push(...findPageProblems(metadata, path, locale).map((problem) => `${path} ${problem}`))
    problems.push(...findInvalidJsonLd(html).map((text) => `${path} has invalid JSON-LD: ${text}`))
    recordUnique(titles, metadata.title, path)
    // Later pages of a list only differ in their titles.
    if (!path.includes('?page=')) recordUnique(descriptions, metadata.description, path)
    return findLinks(html).filter((link) => !seen.has(link))
  }

  async function checkPictures(html: string, path: string): Promise<void> {
    for (const picture of findPictures(html)) {
      if (pictures.has(picture)) continue
      pictures.add(picture)
      const { status } = await open(picture)
      if (status !== 200) problems.push(`${path} has a picture that is ${status}: ${picture}`)
    }
  }

  /** Records the title or description of a page; a missing or repeated one is a problem. */
  function recordUnique(known: Map<string, string>, text: string, path: string): void {
    const other = known.get(text)
    if (text === '') problems.push(`${path} has no title or description`)
    else if (other !== undefined) problems.push(`${path} has the same metadata as ${other}: ${text}`)
    known.set(text, path)
  }

  for (let found = [...seen]; found.length > 0; ) {
    const next = new Set<string>()
    await visitConcurrently(found, async (path) => {
      for (const link of await read(path)) next.add(link)
    })
    found = [...next].filter((link) => !seen.has(link))
    for (const link of found) seen.add(link)
  }
  return { problems, pages, urlCount: seen.size }
}

/** Another sort order or variant shows the same list or product, and has its canonical URL. */
function isVariation({ canonical }: PageMetadata, path: string): boolean {
  return path.startsWith(`${pathOf(canonical)}?`)
}

/** A URL without its origin. */
function pathOf(url: string): string {
  const { pathname, search } = new URL(url, 'https://shop.example')
  return pathname + search
}

function findPageProblems(metadata: PageMetadata, path: string, locale: Locale): string[] {
  const { headings, language, canonical, languages, missingSharing } = metadata
  return [
    ...(headings === 1 ? [] : [`has ${headings} h1 headings`]),
    ...(language === toLanguageTag(locale) ? [] : [`is in ${language}`]),
    ...(pathOf(canonical) === path ? [] : [`has the canonical URL ${canonical}`]),
    ...(languages === 5 ? [] : [`has alternates in ${languages} languages`]),
    ...missingSharing.map((element) => `has no ${element}`),
  ]
}

async function visitConcurrently(
  paths: readonly string[],
  visit: (path: string) => Promise<void>,
): Promise<void> {
  const queue = [...paths]
  const visitNext = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) await visit(path)
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, visitNext))
}
