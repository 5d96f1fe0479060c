import { Ledger, type Surface } from '../ledger.ts'
import { HANDLES } from '../target/belongings.ts'
import { fetchBytes } from '../target/fetch-bytes.ts'
import type { Person } from '../target/people.ts'
import type { WalkedShop } from '../target/walked-shop.ts'

const PIECE_PATH = `/en-it/products/${HANDLES[0]}`
/** Where the vulnerability shows trade prices to someone whose application is pending. */
const SURFACE_PATHS: readonly (readonly [surface: Surface, path: string])[] = [
  ['pages', PIECE_PATH],
  ['data of pages', `${PIECE_PATH}.data`],
  ['pages', '/en-it/search?q=nuvola'],
  ['pages', '/en-it/checkout/cart'],
  ['files', `${PIECE_PATH}/tearsheet?price=trade`],
]

/**
 * Restarts the shop with a vulnerability that affects someone whose application is pending. Returns where the walk
 * fails to find it.
 */
export async function findMissedVulnerability(
  shop: WalkedShop,
  { role, browser }: Person,
): Promise<{ found: number; missed: string[] }> {
  const hole = new URL('./open-hole.ts', import.meta.url).href
  const target = await shop.reopen({ NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import=${hole}` })
  const missed: string[] = []
  for (const [surface, path] of SURFACE_PATHS) {
    const ledger = new Ledger(new Set())
    const response = await fetchBytes(target, { path, headers: { cookie: browser.cookie() } })
    ledger.recordResponse({ role, surface, route: path, where: path }, response)
    if (ledger.leaks.length === 0) missed.push(`${path} (${response.status})`)
  }
  return { found: SURFACE_PATHS.length - missed.length, missed }
}
