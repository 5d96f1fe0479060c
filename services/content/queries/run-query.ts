import { type ExprNode, evaluateSync, parse, toJS } from 'groq-js'
import { LRUCache } from 'lru-cache'
import type { ContentDocument } from '../documents/document.ts'
import type { DocumentView } from '../documents/perspective.ts'

export type QuerySettings = { projectId: string; dataset: string; now: Date }

export type QueryError =
  | { ok: false; code: 'query-malformed'; description: string; start: number; end: number }
  | { ok: false; code: 'query-failed'; description: string }

/** A prepared query. Its tree reads documents from named sources, each as narrow as the query allows. */
type QueryPlan = {
  readonly tree: ExprNode
  readonly sources: ReadonlyMap<string, DocumentSource>
}

/** The maximum total length of cached queries, in characters. A tree takes many times the memory of its query. */
const CACHED_MAX_LENGTH = 2_000_000

const plans = new LRUCache<string, QueryPlan, { query: string; shaping: Record<string, unknown> }>({
  maxSize: CACHED_MAX_LENGTH,
  sizeCalculation: (_, key) => key.length,
  memoMethod: (_key, _plan, { context: { query, shaping } }) =>
    narrowSources(parse(query, { params: shaping })),
})

type Operand = { readonly value: unknown } | { readonly parameter: string }

/** The documents that one `*[…]` of a query can match, determined before it runs. */
type DocumentSource = { readonly by: '_type' | '_id'; readonly operands: readonly Operand[] }

/** A prefix that no query parameter can have. */
const SOURCE_PREFIX = '*'

/**
 * Evaluates a GROQ query over the documents of one perspective, without a time limit. Queries from callers are
 * evaluated in a worker (`query-workers.ts`).
 */
export function runQuery(
  view: DocumentView,
  query: string,
  params: Readonly<Record<string, unknown>>,
  settings: QuerySettings,
): { ok: true; result: unknown } | QueryError {
  let plan: QueryPlan
  try {
    plan = planQuery(query, params)
  } catch (error) {
    return toParseError(query, error)
  }
  try {
    return { ok: true, result: evaluatePlan(plan, view, params, settings) }
  } catch (error) {
    return { ok: false, code: 'query-failed', description: getErrorMessage(error) }
  }
}

function evaluatePlan(
  plan: QueryPlan,
  view: DocumentView,
  params: Readonly<Record<string, unknown>>,
  { projectId, dataset, now }: QuerySettings,
): unknown {
  const parameters: Record<string, unknown> = { ...params }
  for (const [name, source] of plan.sources) parameters[name] = selectDocuments(source, view, params)
  const value = evaluateSync(plan.tree, {
    dataset: view.all,
    params: parameters,
    timestamp: now,
    identity: 'anonymous',
    sanity: { projectId, dataset },
    dereference: ({ _ref }) => view.byId.get(_ref) ?? null,
  })
  return toJS(value)
}

function toParseError(query: string, error: unknown): QueryError {
  const start =
    error instanceof Error && 'position' in error && typeof error.position === 'number' ? error.position : 0
  const [description = ''] = getErrorMessage(error)
    .replace(/^Syntax error in GROQ query at position \d+:? ?/, '')
    .split('\n')
  const end = Math.max(start + 1, start === 0 ? query.length : 0)
  return { ok: false, code: 'query-malformed', description: description || 'unable to parse', start, end }
}

function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Parses a query, or returns its cached plan. Parameters are not part of the plan, except those in brackets
 * (`title[$language]`, `[$from...$to]`), which determine the shape of the tree. Throws the parser's error if the query
 * is malformed.
 */
function planQuery(query: string, params: Readonly<Record<string, unknown>>): QueryPlan {
  const shaping = pick(params, findShapingParameters(query))
  const key = `${query}\n${JSON.stringify(shaping)}`
  return plans.memo(key, { context: { query, shaping } })
}

/** Returns the names of parameters used as an index, slice or key, that is, in brackets without a comparison. */
function findShapingParameters(query: string): string[] {
  const names = new Set<string>()
  for (const [, inside = ''] of query.matchAll(/\[([^\][=<>!&|"']*)\]/g))
    for (const [, name = ''] of inside.matchAll(/\$(\w+)/g)) names.add(name)
  return [...names]
}

/** Returns the given parameters that can be an index or a key. Lists, which may be long, are excluded. */
function pick(params: Readonly<Record<string, unknown>>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(params, name) && typeof params[name] !== 'object')
      .map((name) => [name, params[name]]),
  )
}

/** Returns the documents of a source, ordered by id. */
function selectDocuments(
  { by, operands }: DocumentSource,
  view: DocumentView,
  params: Readonly<Record<string, unknown>>,
): readonly ContentDocument[] {
  const values = [...new Set(operands.flatMap((operand) => toStrings(operand, params)))]
  if (by === '_id') return values.sort().flatMap((id) => view.byId.get(id) ?? [])
  const [only = '', ...others] = values
  const found = view.byType.get(only) ?? []
  if (others.length === 0) return found
  return values.flatMap((type) => view.byType.get(type) ?? []).sort((a, b) => (a._id < b._id ? -1 : 1))
}

function toStrings(operand: Operand, params: Readonly<Record<string, unknown>>): string[] {
  const value = 'value' in operand ? operand.value : params[operand.parameter]
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.filter((each) => typeof each === 'string')
}

/**
 * Replaces each `*` whose filter limits types or ids with a separate parameter, so that the evaluator receives only
 * those documents instead of the whole dataset.
 */
function narrowSources(tree: ExprNode): { tree: ExprNode; sources: Map<string, DocumentSource> } {
  const sources = new Map<string, DocumentSource>()

  function narrow(node: unknown): unknown {
    if (Array.isArray(node)) return node.map(narrow)
    if (typeof node !== 'object' || node === null || ('type' in node && node.type === 'Value')) return node
    const copy = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, narrow(child)]))
    const source = isFilterOnEverything(node) ? findSource(node.expr) : null
    if (!source) return copy
    const name = `${SOURCE_PREFIX}${sources.size}`
    sources.set(name, source)
    return { ...copy, base: { type: 'Parameter', name } }
  }

  return { tree: narrow(tree) as ExprNode, sources }
}

function isFilterOnEverything(node: object): node is Extract<ExprNode, { type: 'Filter' }> {
  const { type, base } = node as Partial<Extract<ExprNode, { type: 'Filter' }>>
  return type === 'Filter' && base?.type === 'Everything'
}

/** Returns the types or ids that a condition is limited to, or null if it may match any document. */
function findSource(condition: ExprNode): DocumentSource | null {
  if (condition.type === 'Group') return findSource(condition.base)
  if (condition.type === 'And') return intersect(findSource(condition.left), findSource(condition.right))
  if (condition.type === 'Or') return union(findSource(condition.left), findSource(condition.right))
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

function intersect(left: DocumentSource | null, right: DocumentSource | null): DocumentSource | null {
  return left?.by === '_id' ? left : right?.by === '_id' ? right : (left ?? right)
}

function union(left: DocumentSource | null, right: DocumentSource | null): DocumentSource | null {
  if (!left || !right || left.by !== right.by) return null
  return { by: left.by, operands: [...left.operands, ...right.operands] }
}
