import { readConfiguration } from '#server/settings/config.ts'
import { matchPattern } from '../../routes/page-patterns.ts'
import { splitPath } from '../../routes/route.ts'
import type { Ledger } from '../ledger.ts'
import type { RouteBook } from '../routes/route-book.ts'
import type { Piece } from '../target/belongings.ts'
import { fetchBytes } from '../target/fetch-bytes.ts'
import { FORMER, type Person, signInAgain } from '../target/people.ts'
import type { WalkedShop } from '../target/walked-shop.ts'
import { walkFiles } from './walk-files.ts'
import { walkPages } from './walk-pages.ts'
import { walkStorefront } from './walk-storefront.ts'

/**
 * Routes of what they bought and had created while they were approved, which they may still see at the prices of that
 * time, including in a copy of their data.
 */
const HISTORY = /^\/(?:orders|profile\/orders|checkout\/thank-you)\/|\/download\/:exportId|^\/profile\/export/

/**
 * Withdraws the approved client's approval, then signs the client in again and reads the pages that showed them trade
 * prices, because their cart, lists and updates still store those prices.
 */
export async function walkFormer(
  shop: WalkedShop,
  {
    approved,
    ledger,
    book,
    pieces,
    lists,
    location,
  }: {
    approved: Person
    ledger: Ledger
    book: RouteBook
    pieces: readonly Piece[]
    lists: ReadonlyMap<string, string>
    location: string
  },
): Promise<readonly string[]> {
  const { target, environment } = shop
  const { customer } = readConfiguration({ ...environment, LOG_LEVEL: 'silent' }).services
  const { status } = await fetchBytes(target, {
    path: `/services/customer/companies/${approved.account?.accountId}`,
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${customer.companyTokens[0]}` },
    body: JSON.stringify({ standing: 'rejected' }),
  })
  if (status !== 200) throw new Error(`The approval could not be withdrawn: ${status}`)
  const former = { ...(await signInAgain(shop, approved)), role: FORMER }
  const urls = book.urls.filter((url) => {
    const pattern = matchPattern(book.patterns, splitPath(url).path) ?? ''
    return ledger.showsTradeAt(pattern) && !HISTORY.test(pattern)
  })
  const formerBook = { patterns: book.patterns, urls, offer: () => {}, isVariation: () => true }
  const people = [former]
  const { problems } = await walkPages(target, { people, ledger, book: formerBook, keyedUrls: new Map() })
  await walkFiles(target, { people, ledger, lists: new Map([[FORMER, lists.get('approved') ?? '']]) })
  await walkStorefront(shop, { people, ledger, pieces, location })
  return problems
}
