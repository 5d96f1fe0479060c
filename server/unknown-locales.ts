import type { LoaderFunction, ServerBuild } from 'react-router'
import { isUnknownLocale } from '#app/page/address/unknown-locale.ts'
import { missingPage } from '#app/routes/missing-page.server.ts'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>

/** The document, and the frame around a page that was not found, load at any address. */
const FRAMES: readonly string[] = ['root', 'routes/shell']

/**
 * The first segment of a path may be a locale, and the router accepts any segment as one. With these routes, a path
 * whose first segment is not a locale is not found, and no page loads anything for it.
 */
export function rejectUnknownLocales(routes: Routes): Routes {
  const guarded = Object.entries(routes).map(([id, route]) => [
    id,
    route && !FRAMES.includes(id) ? guard(route) : route,
  ])
  return Object.fromEntries(guarded)
}

function guard(route: Route): Route {
  const { loader, default: page } = route.module
  if (loader === undefined && page === undefined) return route
  const guardedLoader: LoaderFunction = (args) =>
    isUnknownLocale(args.params, args.url) ? missingPage(args.context) : (loader?.(args) ?? null)
  return { ...route, module: { ...route.module, loader: guardedLoader } }
}
