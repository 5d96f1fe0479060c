export type SearchRecord = { objectID: string; [attribute: string]: unknown }

export type Leaf = string | number | boolean

/**
 * Extracts the values of records. It caches attribute paths, because creating them for each record costs more
 * than the values.
 */
export class LeafReader {
  readonly #pathsBelow = new Map<string, Map<string, string>>()

  /**
   * The plain values of a record by dotted attribute path: `{a: [{b: 1}, {b: 2}]}` returns `a.b` → 1, 2. Nulls and
   * empty lists are omitted.
   */
  leavesOf(record: SearchRecord): Map<string, Leaf[]> {
    const leaves = new Map<string, Leaf[]>()
    this.#walk(record, '', leaves)
    return leaves
  }

  #walk(value: unknown, path: string, leaves: Map<string, Leaf[]>): void {
    if (Array.isArray(value)) for (const item of value) this.#walk(item, path, leaves)
    else if (isObject(value)) {
      for (const [key, item] of Object.entries(value)) this.#walk(item, this.#join(path, key), leaves)
    } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      const known = leaves.get(path)
      if (known) known.push(value)
      else leaves.set(path, [value])
    }
  }

  #join(path: string, key: string): string {
    const below = this.#pathsBelow.get(path) ?? new Map<string, string>()
    const known = below.get(key)
    if (known !== undefined) return known
    const joined = path === '' ? key : `${path}.${key}`
    this.#pathsBelow.set(path, below.set(key, joined))
    return joined
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function partition(record: SearchRecord, names: ReadonlySet<string>): [object, object] {
  const entries = Object.entries(record)
  const isNamed = ([name]: [string, unknown]) => names.has(name)
  return [
    Object.fromEntries(entries.filter(isNamed)),
    Object.fromEntries(entries.filter((entry) => !isNamed(entry))),
  ]
}
