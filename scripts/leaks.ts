import { ensureBuilt } from './bundle/build-shop.ts'
import { findMissedVulnerability } from './leaks/hole/find-hole.ts'
import { Ledger } from './leaks/ledger.ts'
import { report } from './leaks/report.ts'
import { RouteBook } from './leaks/routes/route-book.ts'
import { listUnlinkedUrls } from './leaks/routes/unlinked-urls.ts'
import { readOutbox } from './leaks/surfaces/read-outbox.ts'
import { walkAccounts } from './leaks/surfaces/walk-accounts.ts'
import { walkDocuments } from './leaks/surfaces/walk-documents.ts'
import { walkFiles } from './leaks/surfaces/walk-files.ts'
import { walkFormer } from './leaks/surfaces/walk-former.ts'
import { walkForms } from './leaks/surfaces/walk-forms.ts'
import { walkPages } from './leaks/surfaces/walk-pages.ts'
import { walkSearch } from './leaks/surfaces/walk-search.ts'
import { walkServices } from './leaks/surfaces/walk-services.ts'
import { walkStorefront } from './leaks/surfaces/walk-storefront.ts'
import { createBelongings, findPieces } from './leaks/target/belongings.ts'
import { findLocation, ROLES, signPeopleIn } from './leaks/target/people.ts'
import { openWalkedShop, type WalkedShop } from './leaks/target/walked-shop.ts'
import { runCommand } from './shop/run-command.ts'

const USAGE = `npm run leaks`

/**
 * `npm run leaks`: looks for trade prices and other companies' data on every surface of the shop as guest, consumer,
 * and pending, rejected and approved trade client. Exit code 1 if someone sees what they may not, if an approved client
 * does not see it, or if the planted leak is not found.
 */
await runCommand(run, USAGE)

async function run(): Promise<number> {
  await ensureBuilt()
  const startedMs = Date.now()
  const shop = await openWalkedShop()
  try {
    const { passed, failed } = await walk(shop, startedMs)
    console.log(`${passed} passed, ${failed} failed`)
    return failed > 0 ? 1 : 0
  } finally {
    await shop.close()
  }
}

async function walk(shop: WalkedShop, startedMs: number) {
  const logElapsed = (what: string) =>
    console.log(`${what} after ${((Date.now() - startedMs) / 1000).toFixed(1)} s`)
  const { target } = shop
  const ledger = new Ledger(shop.prices.listed)
  logElapsed('The shop was open')
  const people = await signPeopleIn(shop)
  const [approved] = people
  if (approved?.role !== ROLES[0]) throw new Error('The approved client is not the first')
  const pieces = await findPieces(shop)
  const { paths, keyedUrls, lists } = await createBelongings(shop, people, pieces)
  logElapsed('Everyone had their belongings')
  const downloads = await walkFiles(target, { people, ledger, lists })
  logElapsed('Files were made')
  const book = new RouteBook([...paths, ...downloads, ...listUnlinkedUrls(pieces)])
  const pages = await walkPages(target, { people, ledger, book, keyedUrls })
  logElapsed('Pages were read')
  await walkDocuments(target, ledger, pages.machineDocuments)
  await walkSearch(target, ledger, pieces)
  logElapsed('Search was read')
  const location = await findLocation(target, approved)
  await walkStorefront(shop, { people, ledger, pieces, location })
  await walkAccounts(target, people, ledger)
  logElapsed('GraphQL was read')
  await walkServices(shop, { people, ledger, pieces, lists })
  logElapsed('Services were read')
  await walkForms(target, { people, ledger, book, pageForms: pages.forms })
  logElapsed('Forms were sent')
  const formerProblems = await walkFormer(shop, { approved, ledger, book, pieces, lists, location })
  logElapsed('The approval was withdrawn')
  await readOutbox(shop, { people, ledger })
  ledger.record(
    { role: 'guest', surface: 'log', route: 'log', where: 'the log of the shop' },
    shop.output().split('\n'),
  )
  logElapsed('The walk ended')
  const pending = people.find(({ role }) => role === 'pending')
  if (!pending) throw new Error('No one is pending')
  const hole = await findMissedVulnerability(shop, pending)
  logElapsed('A shop with a vulnerability was read')
  return report({
    ledger,
    book,
    problems: [...pages.problems, ...formerProblems],
    prices: shop.prices.trade,
    hole,
    log: shop.output(),
  })
}
