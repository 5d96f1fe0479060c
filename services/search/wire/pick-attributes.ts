import { isObject } from '../engine/record-values.ts'

type Tree = Map<string, Tree>

/**
 * The part of a record that a list of attributes names: `*` for all, `-price` for all but one, dotted names
 * for parts of objects, also within lists.
 */
export function pickAttributes(
  record: Readonly<Record<string, unknown>>,
  attributes: readonly string[],
): Record<string, unknown> {
  const left = attributes.filter((attribute) => attribute.startsWith('-')).map((name) => name.slice(1))
  const named = attributes.filter((attribute) => !attribute.startsWith('-'))
  const isAll = named.includes('*') || (named.length === 0 && left.length > 0)
  const picked = isAll ? { ...record } : (pick(record, treeOf(named)) as Record<string, unknown>)
  return left.length === 0 ? picked : (omit(picked, treeOf(left)) as Record<string, unknown>)
}

function treeOf(paths: readonly string[]): Tree {
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

function pick(value: unknown, tree: Tree): unknown {
  if (tree.size === 0) return value
  if (Array.isArray(value)) return value.map((item) => pick(item, tree))
  if (!isObject(value)) return undefined
  const kept = Object.entries(value).flatMap(([key, item]) => {
    const branch = tree.get(key)
    const part = branch && pick(item, branch)
    return part === undefined ? [] : [[key, part] as const]
  })
  return Object.fromEntries(kept)
}

function omit(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => omit(item, tree))
  if (!isObject(value)) return value
  const kept = Object.entries(value).flatMap(([key, item]) => {
    const branch = tree.get(key)
    if (branch?.size === 0) return []
    return [[key, branch ? omit(item, branch) : item] as const]
  })
  return Object.fromEntries(kept)
}
