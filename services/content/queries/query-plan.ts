import { type ExprNode, parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { type DocumentSource, narrowSources } from './document-source.ts'

/** A query made ready: its tree reads documents from named sources, each as narrow as the query allows. */
export type QueryPlan = {
  readonly tree: ExprNode
  readonly sources: ReadonlyMap<string, DocumentSource>
}

/** Plans are cached for queries of so many characters together: a tree takes many times the memory of its query. */
const CACHED_MAX_LENGTH = 2_000_000

const plans = new LRUCache<string, QueryPlan, { query: string; shaping: Record<string, unknown> }>({
  maxSize: CACHED_MAX_LENGTH,
  sizeCalculation: (_, key) => key.length,
  memoMethod: (_key, _plan, { context: { query, shaping } }) =>
    narrowSources(parse(query, { params: shaping })),
})

/**
 * Parses a query, or takes the plan made for it before. Parameters stay out of the plan, but for those between
 * brackets (`title[$language]`, `[$from...$to]`), which decide the shape of the tree.
 * Throws the parser's error if the query is malformed.
 */
export function planQuery(query: string, params: Readonly<Record<string, unknown>>): QueryPlan {
  const shaping = pick(params, shapingParameters(query))
  const key = `${query}\n${JSON.stringify(shaping)}`
  return plans.memo(key, { context: { query, shaping } })
}

/** Names of the parameters that are between brackets without any comparison: indexes, slices and keys. */
function shapingParameters(query: string): string[] {
  const names = new Set<string>()
  for (const [, inside = ''] of query.matchAll(/\[([^\][=<>!&|"']*)\]/g))
    for (const [, name = ''] of inside.matchAll(/\$(\w+)/g)) names.add(name)
  return [...names]
}

/** The parameters of these names that can be an index or a key: a list cannot, however long it is. */
function pick(params: Readonly<Record<string, unknown>>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(
    names
      .filter((name) => Object.hasOwn(params, name) && typeof params[name] !== 'object')
      .map((name) => [name, params[name]]),
  )
}
