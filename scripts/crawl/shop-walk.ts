import { type Locale, localePath, toLanguageTag } from '#domain/market/locale.ts'
import { findLinks, findPictures, type PageMetadata, readMetadata, unreadableData } from './markup.ts'

/** The shop's response to one URL, without following redirects; a file has no `html`. */
export type CrawlResponse = {
  readonly status: number
  readonly location: string
  readonly html: string | null
}

/** The problems of the visited pages, their URLs, and the number of requests. */
export type Walk = {
  readonly wrong: readonly string[]
  readonly pages: readonly string[]
  readonly addresses: number
}

type Route = {
  readonly where: Locale
  readonly open: (path: string) => Promise<CrawlResponse>
  /**
   * Whether a page is read and its links followed, by its path without the locale; for others only the status is
   * checked.
   */
  readonly isRead: (path: string) => boolean
}

const AT_ONCE = 4

/**
 * Crawls everything linked from the sitemap of a locale: every URL must return a page without a redirect, in its
 * language, with its own canonical URL, with unique metadata, and with pictures that exist.
 */
export async function walkShop({ where, open, isRead }: Route): Promise<Walk> {
  const prefix = localePath(where, '/').replace(/\/$/, '')
  const seen = new Set([`${prefix}/sitemap`])
  const wrong: string[] = []
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const pages: string[] = []
  const pictures = new Set<string>()

  async function read(path: string): Promise<string[]> {
    const { status, location, html } = await open(path)
    if (status !== 200) wrong.push(`${status} ${path} ${location}`)
    if (status !== 200 || html === null || !isRead(path.slice(prefix.length) || '/')) return []
    const facts = readMetadata(html)
    if (!facts.isIndexed || isVariation(facts, path)) return []
    pages.push(path)
    await checkPictures(html, path)
    wrong.push(...findPageProblems(facts, path, where).map((problem) => `${path} ${problem}`))
    wrong.push(...unreadableData(html).map((text) => `${path} tells machines what they cannot read: ${text}`))
    note(titles, facts.title, path)
    // Later pages of a list only differ in their titles.
    if (!path.includes('?page=')) note(descriptions, facts.description, path)
    return findLinks(html).filter((link) => !seen.has(link))
  }

  async function checkPictures(html: string, path: string): Promise<void> {
    for (const picture of findPictures(html)) {
      if (pictures.has(picture)) continue
      pictures.add(picture)
      const { status } = await open(picture)
      if (status !== 200) wrong.push(`${path} has a picture that is ${status}: ${picture}`)
    }
  }

  /** Two pages with the same title or description are a problem. */
  function note(known: Map<string, string>, text: string, path: string): void {
    const other = known.get(text)
    if (text === '') wrong.push(`${path} says nothing of itself`)
    else if (other !== undefined) wrong.push(`${path} says the same as ${other}: ${text}`)
    known.set(text, path)
  }

  for (let found = [...seen]; found.length > 0; ) {
    const next = new Set<string>()
    await inTurns(found, async (path) => {
      for (const link of await read(path)) next.add(link)
    })
    found = [...next].filter((link) => !seen.has(link))
    for (const link of found) seen.add(link)
  }
  return { wrong, pages, addresses: seen.size }
}

/** Another sort order or variant shows the same list or product, and has its canonical URL. */
function isVariation({ canonical }: PageMetadata, path: string): boolean {
  return path.startsWith(`${addressOf(canonical)}?`)
}

/** A URL without its origin. */
function addressOf(url: string): string {
  const { pathname, search } = new URL(url, 'https://nowhere.example')
  return pathname + search
}

function findPageProblems(facts: PageMetadata, path: string, where: Locale): string[] {
  const { headings, language, canonical, languages, unshared } = facts
  return [
    ...(headings === 1 ? [] : [`has ${headings} first headings`]),
    ...(language === toLanguageTag(where) ? [] : [`is in ${language}`]),
    ...(addressOf(canonical) === path ? [] : [`is at ${canonical}`]),
    ...(languages === 5 ? [] : [`names ${languages} languages`]),
    ...unshared.map((element) => `has no ${element}`),
  ]
}

async function inTurns(paths: readonly string[], visit: (path: string) => Promise<void>): Promise<void> {
  const waiting = [...paths]
  const walk = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await visit(path)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, walk))
}
