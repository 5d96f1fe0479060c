import { isDeepStrictEqual } from 'node:util'

type Fields = Readonly<Record<string, unknown>>

const VALUE = 0
const PUSH_FIELD_COPY = 10
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const SET_FIELD_VALUE = 17
const DELETE_FIELD = 19

/** The maximum depth of comparison. Below it, a changed value is replaced as a whole. */
const DEPTH_MAX = 12

/**
 * Returns the diff between two states of a document in Mendoza, the Studio's history format. Objects are changed by
 * field; texts and lists are replaced. Null represents a document that does not exist. Revisions are omitted.
 */
export function mendozaPatch(from: Fields | null, to: Fields | null): unknown[] {
  if (to === null) return [VALUE, null]
  if (from === null) return [VALUE, withoutRevision(to)]
  return objectPatch(withoutRevision(from), withoutRevision(to), DEPTH_MAX)
}

function objectPatch(from: Fields, to: Fields, depth: number): unknown[] {
  const keys = Object.keys(from).sort()
  const patch: unknown[] = []
  for (const [key, value] of Object.entries(to)) {
    const present = from[key]
    if (isDeepStrictEqual(present, value)) continue
    if (depth > 0 && isObject(present) && isObject(value)) {
      patch.push(PUSH_FIELD_COPY, keys.indexOf(key))
      patch.push(...objectPatch(present, value, depth - 1), RETURN_INTO_OBJECT_SAME_KEY_POP)
    } else patch.push(SET_FIELD_VALUE, value, key)
  }
  for (const [index, key] of keys.entries()) if (!Object.hasOwn(to, key)) patch.push(DELETE_FIELD, index)
  return patch
}

function withoutRevision({ _rev, ...fields }: Fields): Fields {
  return fields
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
