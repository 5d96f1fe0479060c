/**
 * A changed value. `path` consists of field names and, for list items, the item's name or its position, starting at 1.
 */
export type Difference = { path: readonly (string | number)[]; before: unknown; after: unknown }

type Fields = Readonly<Record<string, unknown>>

/** Fields that identify an item of a list, in order of preference. */
const IDENTIFYING_FIELDS = ['currency', 'sku', 'title']

/** Compares two values recursively, as long as both have the same shape. */
export function differences(before: unknown, after: unknown): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const entries = pairEntries(before, after)
  if (!entries) return [{ path: [], before, after }]
  return entries.flatMap(([name, one, other]) =>
    differences(one, other).map(({ path, ...values }) => ({ path: [name, ...path], ...values })),
  )
}

/** Pairs the entries of both values by name or position. Returns null if they should be shown as a whole. */
function pairEntries(before: unknown, after: unknown): [string | number, unknown, unknown][] | null {
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length || ![...before, ...after].every(isFields)) return null
    const names = before.map((one, index) => getCommonName(one, after[index]))
    const areNamed = !names.includes(null) && new Set(names).size === names.length
    return before.map((one, index) => [(areNamed && names[index]) || index + 1, one, after[index]])
  }
  if (!isFields(before) || !isFields(after)) return null
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].map((name) => [name, before[name], after[name]])
}

/** Returns the name of a list item, or null if it has none or its name changed. */
function getCommonName(before: Fields, after: Fields): string | null {
  const name = IDENTIFYING_FIELDS.find(
    (field) => before[field] === after[field] && typeof before[field] === 'string',
  )
  return name === undefined ? null : String(before[name]) || null
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
