import { isDeepStrictEqual } from 'node:util'

type Fields = Readonly<Record<string, unknown>>

/**
 * The logged fields that differ between two versions of an item, with their values before and after; of an object only
 * its fields that differ.
 */
export function changedFields(before: Fields, after: Fields, logged: readonly string[]) {
  const changed = logged.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  const pick = (item: Fields, other: Fields) =>
    Object.fromEntries(changed.map((field) => [field, difference(item[field], other[field])]))
  return { before: pick(before, after), after: pick(after, before) }
}

function difference(value: unknown, other: unknown): unknown {
  if (!isObject(value) || !isObject(other)) return value ?? null
  const keys = [...new Set([...Object.keys(value), ...Object.keys(other)])]
  const changed = keys.filter((key) => !isDeepStrictEqual(value[key], other[key]))
  return Object.fromEntries(changed.map((key) => [key, value[key] ?? null]))
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
