import { randomUUID } from 'node:crypto'
import { DOWNLOAD_PRICES } from '#app/features/lists/download/download-form.ts'
import {
  DOWNLOAD_FIELDS,
  downloadFilePath,
  downloadPath,
  listDownloadPath,
} from '#app/features/lists/download/download-paths.ts'
import { TEARSHEET, tearsheetPath } from '#app/features/product/paths.ts'
import { EXPORT_KINDS } from '#contracts/export.ts'
import { PRICE_KINDS } from '#domain/product/tearsheet.ts'
import type { Target } from '../../attack/target/target.ts'
import type { Ledger } from '../ledger.ts'
import { HANDLES } from '../target/belongings.ts'
import { type FetchedResponse, fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'

/** A piece with a trade price, and the planted leak. */
const TEARSHEET_HANDLES = [HANDLES[0], HANDLES[2]]
const POLL_MS = 100
const CREATION_LIMIT_MS = 20_000
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * Has the shop create every file that contains prices, with each choice of price, as everyone. Returns the URLs of
 * downloads, without locale, for everyone to try.
 */
export async function walkFiles(
  target: Target,
  {
    people,
    ledger,
    lists,
  }: { people: readonly Person[]; ledger: Ledger; lists: ReadonlyMap<string, string> },
): Promise<string[]> {
  const urls: string[] = []
  for (const person of people) {
    for (const handle of TEARSHEET_HANDLES) {
      for (const price of PRICE_KINDS) {
        const path = `/en-it${tearsheetPath({ path: `/products/${handle}` })}?${TEARSHEET.price}=${price}`
        await read(person, '/products/:slug/tearsheet', path)
      }
    }
    const list = lists.get(person.role)
    if (list === undefined) continue
    for (const key of await download(person, list))
      urls.push(downloadPath(list, key), downloadFilePath(list, key))
  }
  return urls

  async function read({ role, browser }: Person, route: string, path: string): Promise<FetchedResponse> {
    const response = await fetchBytes(target, { path, headers: { cookie: browser.cookie() } })
    ledger.recordResponse({ role, surface: 'files', route, where: path }, response)
    return response
  }

  /** Starts a download of each kind with each choice of price. Returns their keys. */
  async function download(person: Person, list: string): Promise<string[]> {
    const keys: string[] = []
    for (const kind of EXPORT_KINDS) {
      for (const prices of DOWNLOAD_PRICES.filter((choice) => shouldTry(person, kind, choice))) {
        const key = randomUUID()
        const fields = {
          [DOWNLOAD_FIELDS.key]: key,
          [DOWNLOAD_FIELDS.kind]: kind,
          [DOWNLOAD_FIELDS.title]: 'House by the lake',
          [DOWNLOAD_FIELDS.prices]: prices,
          [DOWNLOAD_FIELDS.markUp]: '0',
          [DOWNLOAD_FIELDS.paper]: 'A4',
        }
        const path = `/en-it${listDownloadPath(list)}`
        const response = await fetchBytes(target, {
          path,
          method: 'POST',
          headers: { ...FORM, cookie: person.browser.cookie() },
          body: new URLSearchParams(fields).toString(),
        })
        const place = {
          role: person.role,
          route: '/account/lists/:listId/download',
          where: `${path} ${kind} ${prices}`,
        }
        ledger.recordResponse({ ...place, surface: 'forms' }, response)
        if (response.status !== 303) continue
        keys.push(key)
        await waitFor(person, `/en-it${downloadFilePath(list, key)}`)
      }
    }
    return keys
  }

  async function waitFor({ role, browser }: Person, path: string): Promise<void> {
    for (const startedMs = Date.now(); ; ) {
      const { status } = await fetchBytes(target, { path, headers: { cookie: browser.cookie() } })
      if (status === 200) return
      if (Date.now() - startedMs > CREATION_LIMIT_MS)
        throw new Error(`A file of ${role} was not created: ${status} ${path}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

/**
 * Every choice is tried for a file that is created immediately. Others are only created with trade prices, and with
 * public prices for people who may not see trade prices.
 */
function shouldTry({ role }: Person, kind: string, prices: string): boolean {
  return kind === 'csv' || prices === 'trade' || (role !== 'approved' && prices === 'public')
}
