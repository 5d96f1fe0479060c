/** A record as stored: any JSON object with its id. */
export type SearchRecord = { objectID: string; [attribute: string]: unknown }

export type Leaf = string | number | boolean

/**
 * The plain values of a record by dotted attribute path: `{a: [{b: 1}, {b: 2}]}` gives `a.b` → 1, 2.
 * Nulls and empty lists give nothing.
 */
export function leavesOf(record: SearchRecord): Map<string, Leaf[]> {
  const leaves = new Map<string, Leaf[]>()
  walk(record, '', leaves)
  return leaves
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function walk(value: unknown, path: string, leaves: Map<string, Leaf[]>): void {
  if (Array.isArray(value)) for (const item of value) walk(item, path, leaves)
  else if (isObject(value)) {
    for (const [key, item] of Object.entries(value)) walk(item, path === '' ? key : `${path}.${key}`, leaves)
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    const known = leaves.get(path)
    if (known) known.push(value)
    else leaves.set(path, [value])
  }
}
