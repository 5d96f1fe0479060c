import type { ExprNode } from 'groq-js'
import type { ContentDocument } from '../documents/document.ts'
import type { DocumentView } from '../documents/perspective.ts'

/** A constant of the query, or the name of one of its parameters. */
type Operand = { readonly value: unknown } | { readonly parameter: string }

/** The documents that one `*[…]` of a query can match, determined before it runs. */
export type DocumentSource = { readonly by: '_type' | '_id'; readonly operands: readonly Operand[] }

/** The documents of a source, in order of their ids. */
export function documentsOf(
  { by, operands }: DocumentSource,
  view: DocumentView,
  params: Readonly<Record<string, unknown>>,
): readonly ContentDocument[] {
  const wanted = [...new Set(operands.flatMap((operand) => toStrings(operand, params)))]
  if (by === '_id') return wanted.sort().flatMap((id) => view.byId.get(id) ?? [])
  const [only = '', ...others] = wanted
  const found = view.byType.get(only) ?? []
  if (others.length === 0) return found
  return wanted.flatMap((type) => view.byType.get(type) ?? []).sort((a, b) => (a._id < b._id ? -1 : 1))
}

function toStrings(operand: Operand, params: Readonly<Record<string, unknown>>): string[] {
  const value = 'value' in operand ? operand.value : params[operand.parameter]
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((each) => typeof each === 'string')
}

/**
 * Replaces each `*` whose filter limits types or ids by a parameter of its own, so that the evaluator
 * receives only those documents instead of the whole dataset.
 */
export function narrowSources(tree: ExprNode): { tree: ExprNode; sources: Map<string, DocumentSource> } {
  const sources = new Map<string, DocumentSource>()

  function narrow(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(narrow)
    if (typeof node !== 'object' || node === null || ('type' in node && node.type === 'Value')) return node
    const copy = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, narrow(child)]))
    const source = isFilterOfEverything(node) ? sourceOf(node.expr) : null
    if (!source) return copy
    const name = `${SOURCE_PREFIX}${sources.size}`
    sources.set(name, source)
    return { ...copy, base: { type: 'Parameter', name } }
  }

  return { tree: narrow(tree) as ExprNode, sources }
}

/** The prefix of a source's name, which no parameter of a query can contain. */
const SOURCE_PREFIX = '*'

function isFilterOfEverything(node: object): node is Extract<ExprNode, { type: 'Filter' }> {
  const { type, base } = node as Partial<Extract<ExprNode, { type: 'Filter' }>>
  return type === 'Filter' && base?.type === 'Everything'
}

/** The types or ids that a condition is limited to; null if it can hold for any document. */
function sourceOf(condition: ExprNode): DocumentSource | null {
  if (condition.type === 'Group') return sourceOf(condition.base)
  if (condition.type === 'And') return narrower(sourceOf(condition.left), sourceOf(condition.right))
  if (condition.type === 'Or') return either(sourceOf(condition.left), sourceOf(condition.right))
  if (condition.type !== 'OpCall') return null
  const { op, left, right } = condition
  if (op === '==') return sourceFrom(left, right) ?? sourceFrom(right, left)
  return op === 'in' ? sourceFrom(left, right) : null
}

function sourceFrom(attribute: ExprNode, values: ExprNode): DocumentSource | null {
  if (attribute.type !== 'AccessAttribute' || attribute.base) return null
  if (attribute.name !== '_type' && attribute.name !== '_id') return null
  const operands = toOperands(values)
  return operands && { by: attribute.name, operands }
}

function toOperands(node: ExprNode): Operand[] | null {
  if (node.type === 'Value') return [{ value: node.value }]
  if (node.type === 'Parameter') return [{ parameter: node.name }]
  if (node.type !== 'Array' || node.elements.some((element) => element.isSplat)) return null
  const operands = node.elements.map((element) => toOperands(element.value))
  return operands.every((operand) => operand !== null) ? operands.flat() : null
}

function narrower(left: DocumentSource | null, right: DocumentSource | null): DocumentSource | null {
  return left?.by === '_id' ? left : right?.by === '_id' ? right : (left ?? right)
}

function either(left: DocumentSource | null, right: DocumentSource | null): DocumentSource | null {
  if (!left || !right || left.by !== right.by) return null
  return { by: left.by, operands: [...left.operands, ...right.operands] }
}
