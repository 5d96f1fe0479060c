import { FINISH_PARAMETER, MODELS_PATH } from '#contracts/model-address.ts'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import type { Route } from '../../../routes/route.ts'
import { send } from '../../request.ts'
import type { Target } from '../../target/target.ts'

/**
 * The routes of the front and of the desk's server (a test compares them with their source), and documents for
 * machines, which no router lists.
 */
export const FRONT_ROUTES: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/healthz'],
  ['GET', '/metrics'],
  ['GET', '/services'],
  ['GET', '/setup'],
  ['GET', '/images'],
  ['GET', `${MODELS_PATH}poltrona-nuvola.glb?${FINISH_PARAMETER}=moss`],
  ['POST', '/csp-reports'],
  ['GET', '/robots.txt'],
  ['GET', '/llms.txt'],
  ['GET', '/sitemap.xml'],
  ['GET', '/sitemaps/products-en-1.xml'],
  ['GET', '/feeds/magazine/en.xml'],
  ['GET', '/feeds/products/en-it.xml'],
  ['GET', DESK_PATHS.root],
  ['GET', DESK_PATHS.signIn],
  ['GET', DESK_PATHS.callback],
  ['GET', DESK_PATHS.confirm],
  ['POST', DESK_PATHS.signOut],
  ['GET', DESK_PATHS.session],
  ['GET', DESK_PATHS.securityApi],
  ['POST', `${DESK_PATHS.securityApi}/passkeys`],
  ['GET', `${DESK_PATHS.api}/people`],
]

/** The routes of the front, with a real picture for the picture route. */
export async function findFrontRoutes(target: Target): Promise<Route[]> {
  const picture = await findPicture(target)
  return FRONT_ROUTES.map(([method, pattern]) => {
    const samples = [pattern === '/images' ? picture : pattern]
    return { part: 'front', method, pattern, samples, cookie: null }
  })
}

/** Returns the URL of a picture on the home page. */
async function findPicture(target: Target): Promise<string> {
  const { body } = await send(target, { what: 'a picture', route: '', method: 'GET', path: '/' })
  const [, url] = /"(\/images\?[^" ]+)/.exec(body) ?? []
  if (url === undefined) throw new Error('The home page shows no picture')
  return url.replaceAll('&amp;', '&')
}
