import type { Target } from '../../attack/target/target.ts'
import { type Form, findForms } from '../../attack/walk/forms.ts'
import { matchPattern } from '../../routes/page-patterns.ts'
import { splitPath } from '../../routes/route.ts'
import type { Ledger } from '../ledger.ts'
import { findLinks, findMachineLinks } from '../routes/links.ts'
import type { RouteBook } from '../routes/route-book.ts'
import { type FetchedResponse, fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'

/** What was found on the pages of the storefront. */
export type WalkedPages = {
  /** Failed responses: URLs with their status. */
  readonly problems: readonly string[]
  /** The forms that each person has seen. */
  readonly forms: readonly PageForms[]
  /** Paths of documents for machines that the pages link to. */
  readonly machineDocuments: ReadonlySet<string>
}
type PageForms = {
  readonly person: Person
  readonly pattern: string
  readonly url: string
  readonly forms: readonly Form[]
}

const CONCURRENCY = 6
const REDIRECTS_MAX = 4
/** Locales that cover each currency, and each way in which the languages write an amount. */
const DOCUMENT_LOCALES = ['', '/en-it', '/de-de', '/fr-fr', '/en-gb', '/it-it', '/es-es'] as const
/** Data is read for locales whose URLs are the same as in the default locale. */
const DATA_LOCALES = ['', '/en-it', '/en-gb'] as const
/** Paths in the languages with their own slugs of pieces. */
const OTHER_SLUGS = /^\/(?:de|fr|it|es)-/
/** Paths that are the same in every language. */
const SAME_SLUGS = /^\/account\//
/** Sign-in, whose pages are only read once, and paths that end a session. */
const LEAVES_SESSION = /\/(?:login|authentication|sign-in)\b|logout/
const FILE = /pdf|zip|csv|officedocument|octet-stream/

/**
 * Reads every route of the storefront as everyone, as a document and as data, and follows its links. A URL that only
 * sorts, filters or paginates a page is read in one of the two forms.
 */
export async function walkPages(
  target: Target,
  {
    people,
    ledger,
    book,
    keyedUrls,
  }: {
    people: readonly Person[]
    ledger: Ledger
    book: Pick<RouteBook, 'patterns' | 'urls' | 'offer' | 'isVariation'>
    keyedUrls: ReadonlyMap<string, string>
  },
): Promise<WalkedPages> {
  const problems = new Set<string>()
  const forms: PageForms[] = []
  const machineDocuments = new Set<string>()

  /** Reads a URL without locale; `turn` selects the locale and form. Returns the links of the page. */
  async function read(person: Person, url: string, turn: number): Promise<string[]> {
    const pattern = matchPattern(book.patterns, splitPath(url).path) ?? url
    const isReadOnce = book.isVariation(url)
    const wantsData = !isReadOnce || turn % 2 === 0
    if (isReadOnce && wantsData) {
      await readData(person, url, { pattern, turn })
      return []
    }
    const { response, links } = await readDocument(person, url, { pattern, turn })
    if (wantsData && surfaceOf(response) === 'pages') await readData(person, url, { pattern, turn })
    return links
  }

  async function readDocument(
    person: Person,
    url: string,
    { pattern, turn }: { pattern: string; turn: number },
  ): Promise<{ response: FetchedResponse; links: string[] }> {
    let where = localePrefix(DOCUMENT_LOCALES, turn, url) + url
    for (let step = 0; ; step++) {
      const response = await call(person, where)
      const place = { role: person.role, route: pattern, surface: surfaceOf(response), where }
      const texts = ledger.recordResponse(place, response)
      const redirect = response.location === null ? null : new URL(response.location, target.publicOrigin)
      const isFollowed =
        redirect?.origin === target.publicOrigin &&
        !LEAVES_SESSION.test(redirect.pathname) &&
        step < REDIRECTS_MAX
      if (redirect && isFollowed) {
        where = redirect.pathname + redirect.search
        continue
      }
      if (!response.type.startsWith('text/html')) return { response, links: [] }
      const [html = ''] = texts
      for (const path of findMachineLinks(html, target.publicOrigin))
        machineDocuments.add(structuredClone(path))
      // Copied, since a substring keeps the whole string in memory.
      const pageForms = structuredClone(findForms(html))
      if (response.status === 200 && pageForms.length > 0)
        forms.push({ person, pattern, url: where, forms: pageForms })
      const links = findLinks(html).filter((link) => !OTHER_SLUGS.test(where) || SAME_SLUGS.test(link))
      return { response, links: structuredClone(links) }
    }
  }

  async function readData(
    person: Person,
    url: string,
    { pattern, turn }: { pattern: string; turn: number },
  ): Promise<void> {
    const where = localePrefix(DATA_LOCALES, turn, url) + dataUrl(url)
    ledger.recordResponse(
      { role: person.role, route: pattern, surface: 'data of pages', where },
      await call(person, where),
    )
  }

  async function call({ browser, role }: Person, path: string): Promise<FetchedResponse> {
    const cookie = browser.cookie()
    const read = () => fetchBytes(target, { path, headers: cookie === '' ? {} : { cookie } })
    const isFailedResponse = ({ status }: FetchedResponse) => status === 0 || status >= 500
    const response = await read()
    if (!isFailedResponse(response)) return response
    // On a busy machine, part of a page may arrive too late.
    const second = await read()
    if (isFailedResponse(second)) problems.add(`${path} as ${role}: the status is ${second.status}`)
    return second
  }

  const visitedCounts = new Map(people.map(({ role }) => [role, 0]))
  // Repeats until no one finds a new URL, so that everyone tries what any of them has found.
  for (let isNew = true; isNew; ) {
    isNew = false
    for (const [offset, person] of people.entries()) {
      let next = visitedCounts.get(person.role) ?? 0
      const keyedUrl = next === 0 ? keyedUrls.get(person.role) : undefined
      if (keyedUrl) await read(person, keyedUrl, offset)
      while (next < book.urls.length) {
        const first = next
        const batch = book.urls.slice(first)
        const links = await mapConcurrently(batch, (url, index) => read(person, url, first + index + offset))
        for (const link of links.flat()) book.offer(link)
        next += batch.length
        isNew = true
      }
      visitedCounts.set(person.role, next)
    }
  }
  return { problems: [...problems], forms, machineDocuments }
}

function surfaceOf({ type }: FetchedResponse) {
  if (type.startsWith('text/event-stream')) return 'event streams' as const
  return FILE.test(type) ? ('files' as const) : ('pages' as const)
}

function localePrefix(locales: readonly string[], turn: number, url: string): string {
  return url.startsWith('/api/') ? '' : (locales[turn % locales.length] ?? '')
}

function dataUrl(url: string): string {
  const { path, search } = splitPath(url)
  return `${path.replace(/\/$/, '') || '/_root'}.data${search && `?${search}`}`
}

/** Returns the results for each item, in order. */
async function mapConcurrently<Item, Mapped>(
  items: readonly Item[],
  map: (item: Item, index: number) => Promise<Mapped>,
): Promise<Mapped[]> {
  const results: Mapped[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results[index] = await map(item, index)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, worker))
  return results
}
