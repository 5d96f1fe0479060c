/**
 * One step of a path into a document: an attribute, an index in an array, or the items with a matching
 * attribute.
 */
type Step =
  | { readonly attribute: string }
  | { readonly index: number }
  | { readonly where: string; readonly equals: unknown }

export type JsonPath = readonly Step[]

const STEP =
  /^(?:\.?([A-Za-z_$][\w$-]*)|\["([^"\]]+)"\]|\['([^'\]]+)'\]|\[(-?\d+)\]|\[\s*([A-Za-z_]\w*)\s*==\s*("(?:[^"\\]|\\.)*"|'[^']*'|-?\d+|true|false)\s*\])/

/** A longer path would be deeper than any document. */
const PATH_MAX_LENGTH = 1024

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
 * Returns a copy of `value` in which the value at the path is changed. `change` is called with the current
 * value, or undefined, and returns the new one, or undefined to remove it. Missing objects on the way are
 * created; array items that do not exist are ignored.
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

/** The indexes in `items` that the last step of a path selects. */
export function placesOf(step: Step, items: readonly unknown[]): number[] {
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
