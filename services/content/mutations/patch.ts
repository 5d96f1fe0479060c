import { applyPatches, parsePatch } from '@sanity/diff-match-patch'
import type { ContentDocument } from '../documents/document.ts'
import type { MutationFault } from '../wire-errors.ts'
import { changeAt, type JsonPath, parsePath, placesOf } from './json-path.ts'
import type { Patch } from './mutation.ts'

export type Patched = { ok: true; document: ContentDocument } | { ok: false; fault: MutationFault }

type Change = { path: string; change: (present: unknown) => unknown }

const IMMUTABLE = /^(_id|_type)\b/

/**
 * Applies the operations of a patch in Sanity's order: set, setIfMissing, unset, inc, dec, diffMatchPatch, insert.
 */
export function applyPatch(document: ContentDocument, patch: Patch): Patched {
  if (patch.ifRevisionID !== undefined && patch.ifRevisionID !== document._rev)
    return refuse(
      'documentRevisionIDDoesNotMatchError',
      `document "${document._id}" has unexpected revision ID`,
    )
  let next: unknown = document
  for (const { path, change } of changesOf(patch)) {
    if (IMMUTABLE.test(path)) return refuse('mutationError', `Cannot modify immutable attribute "${path}"`)
    const steps = parsePath(path)
    if (!steps) return refuse('mutationError', `unable to parse path "${path.slice(0, 200)}"`)
    next = changeAt(next, steps, change)
  }
  const inserted = patch.insert ? insert(next, patch.insert) : next
  if (inserted === null) return refuse('mutationError', 'insert needs the path of an array item')
  return { ok: true, document: { ...(inserted as ContentDocument) } }
}

function refuse(type: MutationFault['type'], description: string): Patched {
  return { ok: false, fault: { type, description } }
}

function changesOf({ set, setIfMissing, unset, inc, dec, diffMatchPatch }: Patch): Change[] {
  return [
    ...Object.entries(set ?? {}).map(([path, value]) => ({ path, change: () => value })),
    ...Object.entries(setIfMissing ?? {}).map(([path, value]) => ({
      path,
      change: (present: unknown) => present ?? value,
    })),
    ...(unset ?? []).map((path) => ({ path, change: () => undefined })),
    ...Object.entries(inc ?? {}).map(([path, amount]) => ({ path, change: adder(amount) })),
    ...Object.entries(dec ?? {}).map(([path, amount]) => ({ path, change: adder(-amount) })),
    ...Object.entries(diffMatchPatch ?? {}).map(([path, patch]) => ({ path, change: textChanger(patch) })),
  ]
}

function adder(amount: number): (present: unknown) => unknown {
  return (present) => (typeof present === 'number' ? present + amount : present)
}

/** Changes a text; where the text has changed meanwhile, as far as its parts are still found. */
function textChanger(patch: string): (present: unknown) => unknown {
  const patches = parsePatch(patch)
  return (present) =>
    typeof present === 'string' ? applyPatches(patches, present, { allowExceedingIndices: true })[0] : present
}

function insert(document: unknown, { before, after, replace, items }: NonNullable<Patch['insert']>): unknown {
  const path = parsePath(before ?? after ?? replace ?? '')
  const last = path?.at(-1)
  if (!path || !last || 'attribute' in last) return null
  const parent: JsonPath = path.slice(0, -1)
  return changeAt(document, parent, (present) => {
    if (!Array.isArray(present)) return present
    const places = placesOf(last, present)
    const first = places.at(0) ?? (present.length === 0 ? 0 : -1)
    if (first < 0) return present
    const from = after === undefined ? first : (places.at(-1) ?? -1) + 1
    return present.toSpliced(from, replace === undefined ? 0 : places.length, ...items)
  })
}
