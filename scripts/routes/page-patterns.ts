import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchPath } from 'react-router'
import routes from '#app/routes.ts'
import { parametersOf } from './route.ts'

/** Every route of the storefront in `app/routes.ts`, most specific first. */
export function pagePatterns(): string[] {
  const patterns = new Set((routes as RouteConfigEntry[]).flatMap((entry) => patternsOf(entry, '')))
  return [...patterns].toSorted((one, other) => rankOf(other) - rankOf(one))
}

function patternsOf({ path, index, children = [] }: RouteConfigEntry, above: string): string[] {
  // Callers add the locale.
  const part = path?.replace(/^:locale\?\/?/, '') ?? ''
  const whole = part === '' ? above : `${above}/${part}`
  const own = part !== '' || index ? [whole || '/'] : []
  return [...own, ...children.flatMap((child) => patternsOf(child, whole))]
}

/** Most URLs are linked from many pages, and matching is slow. */
const matched = new Map<string, string | null>()

/** The pattern that a URL without locale belongs to, as the router decides; null for the page that was not found. */
export function matchPattern(patterns: readonly string[], path: string): string | null {
  const known = matched.get(path)
  if (known !== undefined) return known
  const found = patterns.find((pattern) => pattern !== '/*' && matchPath(pattern, path) !== null) ?? null
  matched.set(path, found)
  return found
}

/** A pattern with more fixed parts comes first. */
function rankOf(pattern: string): number {
  const parts = pattern.split('/').length * 2
  return (
    parts - parametersOf(pattern).length - (pattern.includes('*') ? 10 : 0) - (pattern.includes('?') ? 1 : 0)
  )
}
