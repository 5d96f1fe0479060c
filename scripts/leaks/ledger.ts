import { type COMPANY_MARKS, findMarks, isOwn } from './companies/company-marks.ts'
import { type FoundAmount, findAmounts, isPlantedLeak } from './prices/find-amounts.ts'
import { readTexts } from './prices/read-texts.ts'
import type { FetchedResponse } from './target/fetch-bytes.ts'
import type { RoleName } from './target/people.ts'

/** The kinds of surfaces on which a price could appear. */
export const SURFACES = [
  'pages',
  'data of pages',
  'forms',
  'documents for machines',
  'search',
  'storefront GraphQL',
  'account GraphQL',
  'content',
  'services',
  'files',
  'event streams',
  'emails',
  'log',
] as const
export type Surface = (typeof SURFACES)[number]

/** Where something was read: by whom, and on which route or call. */
export type Place = {
  readonly role: RoleName
  readonly surface: Surface
  /** Such as `/products/:slug`. */
  readonly route: string
  /** The URL or call with which the response can be reproduced. */
  readonly where: string
  /** Whether no one may see trade prices here, not even an approved client. */
  readonly isPublic?: boolean
  /** Whether the reader is a server, which may have the prices of pieces upon request. */
  readonly isServer?: boolean
}

export type Leak = Place & { readonly written: string }
export type Tally = { responses: number; trade: number; planted: number; refused: number }

/** Counts what was read, and finds trade prices and data of companies in it. */
export class Ledger {
  readonly #listed: ReadonlySet<number>

  /** `listed`: the prices of pieces upon request (`PlantedPrices`). */
  constructor(listed: ReadonlySet<number>) {
    this.#listed = listed
  }

  readonly leaks: Leak[] = []
  /** Where an approved client saw trade prices. */
  readonly tradeRoutes = new Set<string>()
  /** Which marks of their own company an approved client saw. */
  readonly ownMarks = new Set<(typeof COMPANY_MARKS)[number]>()
  readonly routes = new Set<string>()
  readonly tallies = new Map<string, Tally>()

  /** Records a response. Returns its texts. */
  recordResponse(place: Place, response: FetchedResponse): string[] {
    const texts = readTexts(response.bytes, response.type)
    this.record(place, [...texts, response.head], response.status)
    return texts
  }

  record(place: Place, texts: readonly string[], status = 200): void {
    const tally = this.tallyOf(place)
    tally.responses++
    if (status >= 400 || status === 0) tally.refused++
    this.routes.add(`${place.surface} ${place.route}`)
    this.recordMarks(place, texts)
    const found = texts.flatMap(findAmounts)
    const hidden = found.filter((amount) => !isPlantedLeak(amount))
    if (found.length > hidden.length) tally.planted++
    const trade = hidden.filter((amount) => !(place.isServer && this.#isListed(amount)))
    if (trade.length === 0) return
    tally.trade++
    if (place.role === 'approved' && !place.isPublic) this.tradeRoutes.add(`${place.surface} ${place.route}`)
    else this.leaks.push({ ...place, written: trade[0]?.written ?? '' })
  }

  /** Digits without decimals may be whole units or minor units. */
  #isListed({ publicMinor }: FoundAmount): boolean {
    return this.#listed.has(publicMinor) || this.#listed.has(publicMinor * 100)
  }

  private recordMarks(place: Place, texts: readonly string[]): void {
    for (const mark of texts.flatMap(findMarks)) {
      if (place.isPublic || !isOwn(mark, place.role)) this.leaks.push({ ...place, written: mark.written })
      else if (place.role === 'approved') this.ownMarks.add(mark.kind)
    }
  }

  /** Whether an approved client saw trade prices on a route of pages. */
  showsTradeAt(pattern: string): boolean {
    return this.tradeRoutes.has(`pages ${pattern}`) || this.tradeRoutes.has(`data of pages ${pattern}`)
  }

  tallyOf({ surface, role }: Pick<Place, 'surface' | 'role'>): Tally {
    const key = `${surface}|${role}`
    const tally = this.tallies.get(key) ?? { responses: 0, trade: 0, planted: 0, refused: 0 }
    this.tallies.set(key, tally)
    return tally
  }
}
