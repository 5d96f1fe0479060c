import type { Target } from '../../attack/target/target.ts'
import { type Form, findForms } from '../../attack/walk/forms.ts'
import { matchPattern } from '../../routes/page-patterns.ts'
import { splitPath } from '../../routes/route.ts'
import type { Ledger } from '../ledger.ts'
import { findLinks, machineLinksOf } from '../routes/links.ts'
import type { RouteBook } from '../routes/route-book.ts'
import { type Fetched, fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'

/** What was found on the pages of the storefront. */
export type WalkedPages = {
  /** Failed responses: URLs with their status. */
  readonly problems: readonly string[]
  /** The forms that each person has seen. */
  readonly forms: readonly PageForms[]
  /** Locales that cover each currency, and each way in which the languages write an amount. */
  readonly machineDocuments: ReadonlySet<string>
}
type PageForms = {
  readonly person: Person
  readonly pattern: string
  readonly address: string
  readonly forms: readonly Form[]
}

const AT_ONCE = 6
const REDIRECTS_MAX = 4
/** Each currency, and each way in which the languages write an amount. */
const DOCUMENT_LOCALES = ['', '/en-it', '/de-de', '/fr-fr', '/en-gb', '/it-it', '/es-es'] as const
/** Data is read for locales whose URLs are the same as in the default locale. */
const DATA_LOCALES = ['', '/en-it', '/en-gb'] as const
/** The slugs of their pieces differ. */
const OTHER_SLUGS = /^\/(?:de|fr|it|es)-/
/** These are the same in every language. */
const SAME_SLUGS = /^\/account\//
/** Sign-in, whose pages are walked once, and whatever ends a session. */
const LEAVES_SESSION = /\/(?:login|authentication|sign-in)\b|logout/
const FILE = /pdf|zip|csv|officedocument|octet-stream/

/**
 * Reads every route of the storefront as everyone, as a document and as data, and follows its links. A URL that only
 * sorts or filters a page is read in one of the two forms.
 */
export async function walkPages(
  target: Target,
  {
    people,
    ledger,
    book,
    keyed,
  }: {
    people: readonly Person[]
    ledger: Ledger
    book: Pick<RouteBook, 'patterns' | 'addresses' | 'offer' | 'isVariation'>
    keyed: ReadonlyMap<string, string>
  },
): Promise<WalkedPages> {
  const problems = new Set<string>()
  const forms: PageForms[] = []
  const machineDocuments = new Set<string>()

  /** Returns the links of the page. */
  async function read(person: Person, address: string, turn: number): Promise<string[]> {
    const pattern = matchPattern(book.patterns, splitPath(address).path) ?? address
    const isOnce = book.isVariation(address)
    const wantsData = !isOnce || turn % 2 === 0
    if (isOnce && wantsData) {
      await readData(person, address, { pattern, turn })
      return []
    }
    const { last, links } = await readDocument(person, address, { pattern, turn })
    if (wantsData && surfaceOf(last) === 'pages') await readData(person, address, { pattern, turn })
    return links
  }

  async function readDocument(
    person: Person,
    address: string,
    { pattern, turn }: { pattern: string; turn: number },
  ): Promise<{ last: Fetched; links: string[] }> {
    let where = prefixOf(DOCUMENT_LOCALES, turn, address) + address
    for (let step = 0; ; step++) {
      const page = await call(person, where)
      const texts = ledger.note({ role: person.role, route: pattern, surface: surfaceOf(page), where }, page)
      const goal = page.location === null ? null : new URL(page.location, target.publicOrigin)
      const isFollowed =
        goal?.origin === target.publicOrigin && !LEAVES_SESSION.test(goal.pathname) && step < REDIRECTS_MAX
      if (goal && isFollowed) {
        where = goal.pathname + goal.search
        continue
      }
      if (!page.type.startsWith('text/html')) return { last: page, links: [] }
      const [html = ''] = texts
      for (const path of machineLinksOf(html, target.publicOrigin))
        machineDocuments.add(structuredClone(path))
      // A copy, since parts of a string retain all of it in memory.
      const own = structuredClone(findForms(html))
      if (page.status === 200 && own.length > 0) forms.push({ person, pattern, address: where, forms: own })
      const links = findLinks(html).filter((link) => !OTHER_SLUGS.test(where) || SAME_SLUGS.test(link))
      return { last: page, links: structuredClone(links) }
    }
  }

  async function readData(
    person: Person,
    address: string,
    { pattern, turn }: { pattern: string; turn: number },
  ): Promise<void> {
    const where = prefixOf(DATA_LOCALES, turn, address) + dataAddress(address)
    ledger.note(
      { role: person.role, route: pattern, surface: 'data of pages', where },
      await call(person, where),
    )
  }

  async function call({ browser, role }: Person, path: string): Promise<Fetched> {
    const cookie = browser.cookie()
    const read = () => fetchBytes(target, { path, headers: cookie === '' ? {} : { cookie } })
    const isFailedResponse = ({ status }: Fetched) => status === 0 || status >= 500
    const response = await read()
    if (!isFailedResponse(response)) return response
    // On a busy machine, part of a page may arrive too late.
    const again = await read()
    if (isFailedResponse(again)) problems.add(`${path} as ${role}: its status is ${again.status}`)
    return again
  }

  const done = new Map(people.map(({ role }) => [role, 0]))
  // Whatever the last of them finds, the first of them tries too.
  for (let isNew = true; isNew; ) {
    isNew = false
    for (const [at, person] of people.entries()) {
      let next = done.get(person.role) ?? 0
      const own = next === 0 ? keyed.get(person.role) : undefined
      if (own) await read(person, own, at)
      while (next < book.addresses.length) {
        const first = next
        const batch = book.addresses.slice(first)
        const links = await inTurns(batch, (address, index) => read(person, address, first + index + at))
        for (const link of links.flat()) book.offer(link)
        next += batch.length
        isNew = true
      }
      done.set(person.role, next)
    }
  }
  return { problems: [...problems], forms, machineDocuments }
}

function surfaceOf({ type }: Fetched) {
  if (type.startsWith('text/event-stream')) return 'event streams' as const
  return FILE.test(type) ? ('files' as const) : ('pages' as const)
}

function prefixOf(locales: readonly string[], turn: number, address: string): string {
  return address.startsWith('/api/') ? '' : (locales[turn % locales.length] ?? '')
}

function dataAddress(address: string): string {
  const { path, search } = splitPath(address)
  return `${path.replace(/\/$/, '') || '/_root'}.data${search && `?${search}`}`
}

/** The results of the work for each item, in order. */
async function inTurns<Item, Made>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  let next = 0
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at]
      if (item !== undefined) made[at] = await work(item, at)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return made
}
