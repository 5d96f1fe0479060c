import type { Target } from '../../attack/target/target.ts'
import type { Ledger } from '../ledger.ts'
import { findMachineLinks } from '../routes/links.ts'
import { fetchBytes } from '../target/fetch-bytes.ts'

const START_PATHS = ['/robots.txt', '/llms.txt', '/sitemap.xml']
/** The countries whose product feeds are read, in every language. */
const COUNTRIES = ['it', 'us', 'gb', 'de', 'at', 'fr', 'es', 'ch']
const LANGUAGES = ['en', 'it', 'es', 'de', 'fr']

/**
 * Reads the documents for crawlers and feed readers as a guest: those that pages link to, the feeds, and everything
 * reachable from robots.txt.
 */
export async function walkDocuments(
  target: Target,
  ledger: Ledger,
  linkedPaths: Iterable<string>,
): Promise<void> {
  const feeds = [
    ...LANGUAGES.map((language) => `/feeds/magazine/${language}.xml`),
    ...LANGUAGES.flatMap((language) =>
      COUNTRIES.map((country) => `/feeds/products/${language}-${country}.xml`),
    ),
  ]
  const queue = [...START_PATHS, ...feeds, ...linkedPaths]
  const seen = new Set<string>()
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path)) continue
    seen.add(path)
    const response = await fetchBytes(target, { path })
    const route = path.replaceAll(/[a-z]{2}(?:-[a-z]{2})?\.xml|-\d+\.xml/g, '….xml')
    const place = {
      role: 'guest',
      surface: 'documents for machines',
      route,
      where: path,
      isPublic: true,
    } as const
    const [text = ''] = ledger.recordResponse(place, response)
    queue.push(...findMachineLinks(text, target.publicOrigin))
  }
}
