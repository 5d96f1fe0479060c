import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AppModule } from '#server/main.ts'
import { readConfiguration } from '#server/settings/config.ts'
import type { ServiceRoute } from '#services/kernel/service.ts'
import { nameOf, type Route } from '../../../routes/route.ts'

/** Every route of every embedded service. Throws if a service does not list its routes. */
export async function findServiceRoutes(environment: Readonly<Record<string, string>>): Promise<Route[]> {
  const built: AppModule = await import(pathToFileURL(resolve('build/server/index.js')).href)
  const services = await built.listServiceRoutes(readConfiguration({ ...environment, LOG_LEVEL: 'silent' }))
  const found = [...services].flatMap(([name, routes]) => {
    if (routes.length === 0) throw new Error(`The service ${name} does not list its routes`)
    return routes.filter(isRoute).map((route) => toRoute(name, route))
  })
  return [...new Map(found.map((route) => [nameOf(route), route])).values()]
}

/** Middleware, such as a token check, is not a route. */
function isRoute({ method, path }: ServiceRoute): boolean {
  return method !== 'ALL' || !path.endsWith('*') || path.startsWith('/authentication')
}

/** The sign-in provider is also reachable on the shop's own origin. */
function toRoute(part: string, { method, path }: ServiceRoute): Route {
  const isOAuth = path.startsWith('/authentication') || path.startsWith('/.well-known')
  const pattern = isOAuth ? path : `/services/${part}${path}`
  return { part, method, pattern, samples: [], cookie: null }
}
