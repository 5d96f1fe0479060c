import { isObject } from '../../engine/record-values.ts'

type Tree = Map<string, Tree>

type AttributePicker = (record: Readonly<Record<string, unknown>>) => Record<string, unknown>

/**
 * Returns a function that picks attributes of a record: `*` for all, `-price` for all except one, dotted names for
 * parts of objects, including objects in lists.
 */
export function createAttributePicker(attributes: readonly string[]): AttributePicker {
  const unwanted = attributes.filter((attribute) => attribute.startsWith('-')).map((name) => name.slice(1))
  const named = attributes.filter((attribute) => !attribute.startsWith('-'))
  const isAll = named.includes('*') || (named.length === 0 && unwanted.length > 0)
  const [included, excluded] = [toTree(named), toTree(unwanted)]
  const isWhole = (key: string) => included.get(key)?.size === 0
  return (record) => {
    // Most records are read with only the requested attributes.
    const takesAll = isAll || Object.keys(record).every(isWhole)
    const picked = takesAll ? { ...record } : (pick(record, included) as Record<string, unknown>)
    return excluded.size === 0 ? picked : (omit(picked, excluded) as Record<string, unknown>)
  }
}

function toTree(paths: readonly string[]): Tree {
  const root: Tree = new Map()
  for (const path of paths) {
    let node = root
    for (const name of path.split('.')) {
      const next = node.get(name) ?? new Map()
      node.set(name, next)
      node = next
    }
  }
  return root
}

/** Picks parts of a value. An empty branch means the whole value; only an empty root means nothing. */
function pick(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, tree))
  if (!isObject(value)) return undefined
  const entries: [string, unknown][] = []
  // A loop for speed, since this runs for each of the 60 pieces of a page.
  for (const key of Object.keys(value)) {
    const branch = tree.get(key)
    if (!branch) continue
    const part = branch.size === 0 ? value[key] : pick(value[key], branch)
    if (part !== undefined) entries.push([key, part])
  }
  return Object.fromEntries(entries)
}

function omit(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => omit(item, tree))
  if (!isObject(value)) return value
  const entries = Object.entries(value).flatMap(([key, item]) => {
    const branch = tree.get(key)
    if (branch?.size === 0) return []
    return [[key, branch ? omit(item, branch) : item] as const]
  })
  return Object.fromEntries(entries)
}
