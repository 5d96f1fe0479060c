/**
 * The name under which a search states the category whose pieces it lists, as a rule context: `category_lighting_table-lamps` for
 * `lighting/table-lamps`. Pinned pieces of that category come first; at a hosted engine, a rule with this context pins them.
 */
export function categoryContext(path: string): string {
  return PREFIX + path.replaceAll('/', '_')
}

const PREFIX = 'category_'
