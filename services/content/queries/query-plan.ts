import { type ExprNode, parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { type DocumentSource, narrowSources } from './document-source.ts'

/** A prepared query, whose tree reads documents from named sources, each as narrow as the query allows. */
export type QueryPlan = {
  readonly tree: ExprNode
  readonly sources: ReadonlyMap<string, DocumentSource>
}

/** The total length of the cached queries, in characters: a tree takes many times the memory of its query. */
const CACHED_MAX_LENGTH = 2_000_000

const plans = new LRUCache<string, QueryPlan, { query: string; shaping: Record<string, unknown> }>({
  maxSize: CACHED_MAX_LENGTH,
  sizeCalculation: (_, key) => key.length,
  memoMethod: (_key, _plan, { context: { query, shaping } }) =>
    narrowSources(parse(query, { params: shaping })),
})

/**
 * Parses a query, or returns its cached plan. Parameters are not part of the plan, except those in brackets
 * (`title[$language]`, `[$from...$to]`), which decide the shape of the tree. Throws the parser's error if the
 * query is malformed.
 */
export function planQuery(query: string, params: Readonly<Record<string, unknown>>): QueryPlan {
  const shaping = pick(params, shapingParameters(query))
  const key = `${query}\n${JSON.stringify(shaping)}`
  return plans.memo(key, { context: { query, shaping } })
}

/** Names of parameters used as index, slice or key, that is, in brackets without a comparison. */
function shapingParameters(query: string): string[] {
  const names = new Set<string>()
  for (const [, inside = ''] of query.matchAll(/\[([^\][=<>!&|"']*)\]/g))
    for (const [, name = ''] of inside.matchAll(/\$(\w+)/g)) names.add(name)
  return [...names]
}

/** The given parameters that can be an index or a key, so no lists of any length. */
function pick(params: Readonly<Record<string, unknown>>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(params, name) && typeof params[name] !== 'object')
      .map((name) => [name, params[name]]),
  )
}
