import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import routes from '#app/routes.ts'
import { parametersOf } from './route.ts'

/** Every route of the storefront in `app/routes.ts`, most specific first. */
export function pagePatterns(): string[] {
  const patterns = new Set((routes as RouteConfigEntry[]).flatMap((entry) => patternsOf(entry, '')))
  return [...patterns].toSorted((one, other) => rankOf(other) - rankOf(one))
}

function patternsOf({ path, index, children = [] }: RouteConfigEntry, parentPath: string): string[] {
  // Callers add the locale.
  const part = path?.replace(/^:locale\?\/?/, '') ?? ''
  const fullPath = part === '' ? parentPath : `${parentPath}/${part}`
  const own = part !== '' || index ? [fullPath || '/'] : []
  return [...own, ...children.flatMap((child) => patternsOf(child, fullPath))]
}

/** Cached because most URLs are linked from many pages, and matching is slow. */
const matchCache = new Map<string, string | null>()

/** Returns the pattern that the router would match for a path without locale; null if only the catch-all matches. */
export function matchPattern(patterns: readonly string[], path: string): string | null {
  const known = matchCache.get(path)
  if (known !== undefined) return known
  const found = patterns.find((pattern) => pattern !== '/*' && matchPath(pattern, path) !== null) ?? null
  matchCache.set(path, found)
  return found
}

/** Ranks patterns with more fixed parts higher. */
function rankOf(pattern: string): number {
  const parts = pattern.split('/').length * 2
  return (
    parts - parametersOf(pattern).length - (pattern.includes('*') ? 10 : 0) - (pattern.includes('?') ? 1 : 0)
  )
}
