/**
 * The name under which a search states the category whose pieces it lists, as a rule context: `category_lighting_table-lamps` for
 * `lighting/table-lamps`. Pinned pieces of that category come first; at a hosted engine, a rule with this context pins them.
 */
export function categoryContext(path: string): string {
  return PREFIX + path.replaceAll('/', '_')
}

/** The category of a rule context; null for another one. */
export function categoryOfContext(context: string): string | null {
  return context.startsWith(PREFIX) ? context.slice(PREFIX.length).replaceAll('_', '/') : null
}

const PREFIX = 'category_'
