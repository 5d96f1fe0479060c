import { createFront } from '#server/http/front.ts'
import { createMetrics } from '#server/http/metrics.ts'
import { createLogger } from '#server/http/request-log.ts'
import { send } from '../request.ts'
import type { Target } from '../target/target.ts'
import { nameOf, type Route } from './route.ts'

/** What machines read; no router lists them. */
const DOCUMENTS = [
  ...['/robots.txt', '/llms.txt', '/sitemap.xml', '/sitemaps/products-en-1.xml'],
  ...['/feeds/magazine/en.xml', '/feeds/products/en-it.xml'],
]
/** Whether the shop is up to date is answered with 503 where it is not. */
const ANSWERS_FAULTS = '/readyz'

/** What the front answers before any page: the addresses of its router, and the documents of machines. */
export async function findFrontRoutes(target: Target): Promise<Route[]> {
  const picture = await findPicture(target)
  const own = frontRouter()
    .routes.filter(({ path }) => !path.includes('*') && path !== ANSWERS_FAULTS)
    .map(({ method, path }) => frontRoute(method, path, path === '/images' ? picture : path))
  const documents = DOCUMENTS.map((path) => frontRoute('GET', path, path))
  return [...new Map([...own, ...documents].map((route) => [nameOf(route), route])).values()]
}

function frontRoute(method: string, pattern: string, sample: string): Route {
  return { part: 'front', method, pattern, samples: [sample], cookie: null }
}

/** A picture as the home page shows it. */
async function findPicture(target: Target): Promise<string> {
  const { body } = await send(target, { what: 'a picture', route: '', method: 'GET', path: '/' })
  const [, address] = /"(\/images\?[^" ]+)/.exec(body) ?? []
  if (address === undefined) throw new Error('The home page shows no picture')
  return address.replaceAll('&amp;', '&')
}

/** The front with nothing behind it: it is never called. */
function frontRouter() {
  const nothing = async () => new Response()
  return createFront({
    log: createLogger('silent'),
    metrics: createMetrics(),
    security: { isSecure: true, imageHosts: [], formOrigins: [], isDevelopment: false },
    publicOrigin: 'https://shop.example',
    secret: '',
    trustedProxies: 0,
    metricsToken: null,
    describeServices: () => null,
    observeHeaders: () => {},
    isReady: async () => true,
    admit: async () => null,
    answerService: () => null,
    answerOAuth: () => null,
    answerImage: nothing,
    answerFile: () => null,
    answerPage: nothing,
  })
}
