import { Ledger, type Surface } from '../ledger.ts'
import { HANDLES } from '../target/belongings.ts'
import { fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'
import type { WalkedShop } from '../target/walked-shop.ts'

const PIECE = `/en-it/products/${HANDLES[0]}`
/** Where the vulnerability shows trade prices to someone whose application is pending. */
const ADDRESSES: readonly (readonly [surface: Surface, path: string])[] = [
  ['pages', PIECE],
  ['data of pages', `${PIECE}.data`],
  ['pages', '/en-it/search?q=nuvola'],
  ['pages', '/en-it/checkout/cart'],
  ['files', `${PIECE}/tearsheet?price=trade`],
]

/**
 * Starts the shop again with a vulnerability. Returns where the walk fails to find it, for someone whose application is
 * pending.
 */
export async function findMissedVulnerability(
  shop: WalkedShop,
  { role, browser }: Person,
): Promise<{ found: number; missed: string[] }> {
  const hole = new URL('./open-hole.ts', import.meta.url).href
  const target = await shop.reopen({ NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${hole}` })
  const missed: string[] = []
  for (const [surface, path] of ADDRESSES) {
    const ledger = new Ledger(new Set())
    const response = await fetchBytes(target, { path, headers: { cookie: browser.cookie() } })
    ledger.note({ role, surface, route: path, where: path }, response)
    if (ledger.leaks.length === 0) missed.push(`${path} (${response.status})`)
  }
  return { found: ADDRESSES.length - missed.length, missed }
}
