import { isDeepStrictEqual } from 'node:util'

type Fields = Readonly<Record<string, unknown>>

/** The logged fields that differ between two versions of an item, with their values before and after. */
export function changedFields(before: Fields, after: Fields, logged: readonly string[]) {
  const changed = logged.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  const pick = (item: Fields) => Object.fromEntries(changed.map((field) => [field, item[field] ?? null]))
  return { before: pick(before), after: pick(after) }
}
