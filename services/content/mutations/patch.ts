import { applyPatches, parsePatch } from '@sanity/diff-match-patch'
import type { ContentDocument } from '../documents/document.ts'
import type { MutationError } from '../wire-errors.ts'
import type { Patch } from './mutation.ts'

export type PatchResult = { ok: true; document: ContentDocument } | { ok: false; error: MutationError }

type Change = { path: string; change: (present: unknown) => unknown }

const IMMUTABLE = /^(_id|_type)\b/

/**
 * One step of a path into a document: an attribute, an index in an array, or the items with a matching
 * attribute.
 */
type Step =
  | { readonly attribute: string }
  | { readonly index: number }
  | { readonly where: string; readonly equals: unknown }

type JsonPath = readonly Step[]

const STEP =
  /^(?:\.?([A-Za-z_$][\w$-]*)|\["([^"\]]+)"\]|\['([^'\]]+)'\]|\[(-?\d+)\]|\[\s*([A-Za-z_]\w*)\s*==\s*("(?:[^"\\]|\\.)*"|'[^']*'|-?\d+|true|false)\s*\])/

/** Longer than any real path into a document. */
const PATH_MAX_LENGTH = 1024

/**
 * Applies the operations of a patch in Sanity's order: set, setIfMissing, unset, inc, dec, diffMatchPatch, insert.
 */
export function applyPatch(document: ContentDocument, patch: Patch): PatchResult {
  if (patch.ifRevisionID !== undefined && patch.ifRevisionID !== document._rev)
    return refuse(
      'documentRevisionIDDoesNotMatchError',
      `document "${document._id}" has unexpected revision ID`,
    )
  let next: unknown = document
  for (const { path, change } of toChanges(patch)) {
    if (IMMUTABLE.test(path)) return refuse('mutationError', `Cannot modify immutable attribute "${path}"`)
    const steps = parsePath(path)
    if (!steps) return refuse('mutationError', `unable to parse path "${path.slice(0, 200)}"`)
    next = changeAt(next, steps, change)
  }
  const inserted = patch.insert ? insert(next, patch.insert) : next
  if (inserted === null) return refuse('mutationError', 'insert needs the path of an array item')
  return { ok: true, document: { ...(inserted as ContentDocument) } }
}

function refuse(type: MutationError['type'], description: string): PatchResult {
  return { ok: false, error: { type, description } }
}

function toChanges({ set, setIfMissing, unset, inc, dec, diffMatchPatch }: Patch): Change[] {
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

/** Applies a text patch. If the text has changed in the meantime, applies the parts that still match. */
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
    const indexes = selectIndexes(last, present)
    const first = indexes.at(0) ?? (present.length === 0 ? 0 : -1)
    if (first < 0) return present
    const from = after === undefined ? first : (indexes.at(-1) ?? -1) + 1
    return present.toSpliced(from, replace === undefined ? 0 : indexes.length, ...items)
  })
}

/** Parses a path such as `rows[_key=="a"].title.en` or `links[0]`; null if the syntax is not supported. */
export function parsePath(text: string): JsonPath | null {
  if (text.length > PATH_MAX_LENGTH) return null
  const steps: Step[] = []
  let rest = text
  while (rest !== '') {
    const found = STEP.exec(rest)
    if (!found || (rest.startsWith('.') && steps.length === 0)) return null
    const [whole, plain, double, single, index, where, literal] = found
    const attribute = plain ?? double ?? single
    if (attribute !== undefined) steps.push({ attribute })
    else if (index !== undefined) steps.push({ index: Number(index) })
    else if (where !== undefined && literal !== undefined)
      steps.push({ where, equals: parseLiteral(literal) })
    rest = rest.slice(whole.length)
  }
  return steps.length > 0 ? steps : null
}

function parseLiteral(literal: string): unknown {
  return literal.startsWith("'") ? literal.slice(1, -1) : JSON.parse(literal)
}

/**
 * Returns a copy of `value` in which the value at the path is changed. `change` receives the current value or
 * undefined, and returns the new value, or undefined to remove it. Missing objects along the path are created. Missing
 * array items are ignored.
 */
export function changeAt(value: unknown, path: JsonPath, change: (present: unknown) => unknown): unknown {
  const [step, ...rest] = path
  if (!step) return change(value)
  if ('attribute' in step)
    return changeAttribute(value, step.attribute, (each) => changeAt(each, rest, change))
  if (!Array.isArray(value)) return value
  const matches = matcher(step, value.length)
  return value
    .map((item: unknown, index) => (matches(item, index) ? changeAt(item, rest, change) : item))
    .filter((item) => item !== undefined)
}

/** Returns the indexes in `items` that a path step selects. */
function selectIndexes(step: Step, items: readonly unknown[]): number[] {
  const matches = matcher(step, items.length)
  return items.flatMap((item, index) => (matches(item, index) ? [index] : []))
}

function changeAttribute(value: unknown, name: string, change: (present: unknown) => unknown): unknown {
  if (value !== undefined && !isObject(value)) return value
  const { [name]: present, ...others } = value ?? {}
  const next = change(present)
  if (next === undefined) return value === undefined ? undefined : others
  return { ...value, [name]: next }
}

function matcher(step: Step, length: number): (item: unknown, index: number) => boolean {
  if ('attribute' in step) return () => false
  if ('index' in step) return (_, index) => index === (step.index < 0 ? length + step.index : step.index)
  return (item) => isObject(item) && item[step.where] === step.equals
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
