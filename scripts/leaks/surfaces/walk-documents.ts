import type { Target } from '../../attack/target/target.ts'
import type { Ledger } from '../ledger.ts'
import { machineLinksOf } from '../routes/links.ts'
import { fetchBytes } from '../target/fetch-bytes.ts'

const START = ['/robots.txt', '/llms.txt', '/sitemap.xml']
/** The countries for which documents are read that only differ in their language. */
const COUNTRIES = ['it', 'us', 'gb', 'de', 'at', 'fr', 'es', 'ch']
const LANGUAGES = ['en', 'it', 'es', 'de', 'fr']

/**
 * Reads the documents for crawlers and feed readers as a guest: from robots.txt through every document that links to
 * another one.
 */
export async function walkDocuments(target: Target, ledger: Ledger, named: Iterable<string>): Promise<void> {
  const feeds = [
    ...LANGUAGES.map((language) => `/feeds/magazine/${language}.xml`),
    ...LANGUAGES.flatMap((language) =>
      COUNTRIES.map((country) => `/feeds/products/${language}-${country}.xml`),
    ),
  ]
  const waiting = [...START, ...feeds, ...named]
  const seen = new Set<string>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
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
    const [text = ''] = ledger.note(place, response)
    waiting.push(...machineLinksOf(text, target.publicOrigin))
  }
}
