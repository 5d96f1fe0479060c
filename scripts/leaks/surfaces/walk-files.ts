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
import { type Fetched, fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'

/** A piece with a trade price, and the planted leak. */
const SHEETS = [HANDLES[0], HANDLES[2]]
const POLL_MS = 100
const MADE_LIMIT_MS = 20_000
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/**
 * Has every file created that contains prices, with each choice of price, as everyone. Returns the URLs of downloads,
 * without locale, for everyone to try.
 */
export async function walkFiles(
  target: Target,
  {
    people,
    ledger,
    lists,
  }: { people: readonly Person[]; ledger: Ledger; lists: ReadonlyMap<string, string> },
): Promise<string[]> {
  const addresses: string[] = []
  for (const person of people) {
    for (const handle of SHEETS) {
      for (const price of PRICE_KINDS) {
        const path = `/en-it${tearsheetPath({ path: `/products/${handle}` })}?${TEARSHEET.price}=${price}`
        await read(person, '/products/:slug/tearsheet', path)
      }
    }
    const list = lists.get(person.role)
    if (list === undefined) continue
    for (const key of await download(person, list))
      addresses.push(downloadPath(list, key), downloadFilePath(list, key))
  }
  return addresses

  async function read({ role, browser }: Person, route: string, path: string): Promise<Fetched> {
    const response = await fetchBytes(target, { path, headers: { cookie: browser.cookie() } })
    ledger.note({ role, surface: 'files', route, where: path }, response)
    return response
  }

  /** Starts a download of each kind with each choice of price. Returns their keys. */
  async function download(person: Person, list: string): Promise<string[]> {
    const made: string[] = []
    for (const kind of EXPORT_KINDS) {
      for (const prices of DOWNLOAD_PRICES.filter((choice) => isTried(person, kind, choice))) {
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
        ledger.note({ ...place, surface: 'forms' }, response)
        if (response.status !== 303) continue
        made.push(key)
        await waitFor(person, `/en-it${downloadFilePath(list, key)}`)
      }
    }
    return made
  }

  async function waitFor({ role, browser }: Person, path: string): Promise<void> {
    for (const startedMs = Date.now(); ; ) {
      const { status } = await fetchBytes(target, { path, headers: { cookie: browser.cookie() } })
      if (status === 200) return
      if (Date.now() - startedMs > MADE_LIMIT_MS)
        throw new Error(`A file of ${role} was not made: ${status} ${path}`)
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

/**
 * Tries every choice for a file that is created immediately. For others only the one with a trade price, and the public
 * price for people who may not see it.
 */
function isTried({ role }: Person, kind: string, prices: string): boolean {
  return kind === 'csv' || prices === 'trade' || (role !== 'approved' && prices === 'public')
}
