import { COMPANY_MARKS } from './companies/company-marks.ts'
import type { findMissedVulnerability } from './hole/find-hole.ts'
import { type Ledger, SURFACES, type Surface } from './ledger.ts'
import type { TradePrice } from './prices/planted-prices.ts'
import type { RouteBook } from './routes/route-book.ts'
import { FORMER, ROLES } from './target/people.ts'

/** Surfaces on which a guest has to see the planted leak, which proves that the walk finds leaks. */
const SHOWS_PRICES: readonly Surface[] = [
  'pages',
  'data of pages',
  'documents for machines',
  'search',
  'storefront GraphQL',
  'files',
]
/** Surfaces on which an approved client has to see trade prices. */
const SHOWS_TRADE: readonly Surface[] = [
  'pages',
  'data of pages',
  'storefront GraphQL',
  'account GraphQL',
  'files',
  'emails',
]
const SHOWN_MAX = 40
const WALKERS = [...ROLES, FORMER]

/** Prints what was read and found. Returns how many checks passed and failed. */
export function report({
  ledger,
  book,
  problems,
  prices,
  hole,
  log,
}: {
  ledger: Ledger
  book: RouteBook
  problems: readonly string[]
  prices: readonly TradePrice[]
  hole: Awaited<ReturnType<typeof findMissedVulnerability>>
  /** The shop's log. */
  log: string
}): { passed: number; failed: number } {
  const counts = SURFACES.flatMap((surface) => WALKERS.map((role) => ledger.tallyOf({ surface, role })))
  const responses = counts.reduce((sum, tally) => sum + tally.responses, 0)
  console.log(
    `\n${'read+refused (with trade prices)'.padEnd(40)} ${WALKERS.map((role) => role.padStart(13)).join(' ')}`,
  )
  for (const surface of SURFACES) {
    const cells = WALKERS.map((role) => {
      const { responses: read, trade, refused } = ledger.tallyOf({ surface, role })
      return `${read - refused}+${refused}${trade > 0 ? ` (${trade})` : ''}`.padStart(13)
    })
    console.log(`${surface.padEnd(40)} ${cells.join(' ')}`)
  }
  console.log(
    `${ledger.routes.size} surfaces of ${SURFACES.length} kinds as ${WALKERS.length} roles: ${responses} responses, ${prices.length} trade prices searched in each`,
  )
  console.log(`${book.patterns.length} routes of pages, ${book.urls.length} URLs`)

  const failures = [
    ...book
      .routesWithoutUrl()
      .map(
        (pattern) =>
          `${pattern}: no URL of this route is known. Link to it, or add one to scripts/leaks/routes/unlinked-urls.ts`,
      ),
    ...problems,
    ...describeLeaks(ledger),
    ...SHOWS_PRICES.filter((surface) => ledger.tallyOf({ surface, role: 'guest' }).planted === 0).map(
      (surface) => `the planted leak is not found: ${surface}`,
    ),
    ...SHOWS_TRADE.filter((surface) => ledger.tallyOf({ surface, role: 'approved' }).trade === 0).map(
      (surface) => `an approved client sees no trade price: ${surface}`,
    ),
    ...COMPANY_MARKS.filter((mark) => !ledger.ownMarks.has(mark)).map(
      (mark) => `an approved client does not see the ${mark} of their own company`,
    ),
    ...hole.missed.map((where) => `the planted vulnerability is not found: ${where}`),
  ]
  console.log(`The vulnerability that treats pending applications as approved is found ${hole.found} times`)
  const planted = SURFACES.filter((surface) => ledger.tallyOf({ surface, role: 'guest' }).planted > 0)
  console.log(`The planted leak is found by a guest in ${planted.join(', ')}`)
  console.log(`An approved client sees trade prices on ${ledger.tradeRoutes.size} surfaces`)
  console.log(`Leaks: ${ledger.leaks.length}`)
  for (const failure of failures.slice(0, SHOWN_MAX)) console.log(`FAILED ${failure}`)
  for (const line of problems.length > 0 ? errorsIn(log).slice(0, SHOWN_MAX) : [])
    console.log(`       ${line}`)
  if (failures.length > SHOWN_MAX) console.log(`       … and ${failures.length - SHOWN_MAX} others`)
  const checks =
    responses + book.patterns.length + SHOWS_PRICES.length + SHOWS_TRADE.length + COMPANY_MARKS.length
  return { passed: Math.max(0, checks - failures.length), failed: failures.length }
}

/** Describes the leaks of each route once per role. */
function describeLeaks({ leaks }: Ledger): string[] {
  const byPlace = Map.groupBy(leaks, ({ surface, route, role }) => `${surface}, ${route}, as ${role}`)
  return [...byPlace].map(([place, [first]]) => `${place}: shows ${first?.written} at ${first?.where}`)
}

/** The lines of a log that report errors. */
function errorsIn(log: string): string[] {
  return log.split('\n').filter((line) => /"level":[56]0/.test(line))
}
