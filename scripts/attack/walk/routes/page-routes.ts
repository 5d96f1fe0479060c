import { matchPath } from 'react-router'
import { pagePatterns } from '../../../routes/page-patterns.ts'
import { type Route, splitPath } from '../../../routes/route.ts'
import { send } from '../../request.ts'
import type { PersonalPage } from '../../target/personal.ts'
import type { Target } from '../../target/target.ts'

const SAMPLES_MAX = 2

/**
 * Every page, form and endpoint of the storefront in `app/routes.ts`, with paths of one customer and from the sitemap.
 */
export async function findPageRoutes(target: Target, personal: readonly PersonalPage[]): Promise<Route[]> {
  const known = (await knownPaths(target)).map((path) => ({ path, cookie: null }))
  return pagePatterns().map((pattern) => {
    const isSample = ({ path }: { path: string }) =>
      pattern !== '/*' && matchPath(pattern, splitPath(path).path) !== null
    const samples = [...personal.filter(isSample), ...known.filter(isSample)].slice(0, SAMPLES_MAX)
    return {
      part: 'page',
      method: 'ALL',
      pattern,
      samples: samples.map(({ path }) => path),
      cookie: samples[0]?.cookie ?? null,
    }
  })
}

/** Paths of the default locale in the sitemap, and a few that are not in any sitemap. */
async function knownPaths(target: Target): Promise<string[]> {
  const read = (path: string) => send(target, { what: 'site map', route: '', method: 'GET', path })
  const pages = [await read('/sitemap.xml'), await read('/sitemap')]
  const sitemaps = [...(pages[0]?.body.matchAll(/<loc>([^<]+)<\/loc>/g) ?? [])].map(([, url = '']) => url)
  for (const map of sitemaps.slice(0, 8)) pages.push(await read(new URL(map).pathname))
  const urls = pages.flatMap(({ body }) => [...body.matchAll(/(?:<loc>|href=")([^"<]+)/g)])
  const paths = urls.flatMap(([, url = '']) =>
    URL.canParse(url, target.publicOrigin) ? [new URL(url, target.publicOrigin).pathname] : [],
  )
  return [...new Set(paths)].filter((path) => !/^\/[a-z]{2}-[a-z]{2}(\/|$)/.test(path))
}
