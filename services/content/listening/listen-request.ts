import { parse } from 'groq-js'
import { isNestedTooDeeply } from '#services/kernel/json-nesting.ts'

/** What a listener subscribes to, and in which format. */
export type ListenRequest = {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly hasMutations: boolean
  readonly hasResult: boolean
  readonly hasPrevious: boolean
  /** Whether events include the diff in both directions. */
  readonly hasEffects: boolean
  readonly visibility: string
  /** The requested event types. The default is welcome and mutation events. */
  readonly events: readonly string[]
}

const QUERY_MAX_LENGTH = 16_384

/** Reads a listener's query from its URL. Returns the reason if it is invalid. */
export function readListenRequest({ searchParams }: URL): ListenRequest | string {
  const query = searchParams.get('query')
  if (query === null || query.length > QUERY_MAX_LENGTH) return 'the parameter "query" is required'
  const params: Record<string, unknown> = {}
  for (const [key, text] of searchParams) {
    if (!key.startsWith('$')) continue
    const value = readJson(text)
    if (value === undefined) return `unable to parse the value of parameter "${key.slice(0, 100)}" as JSON`
    params[key.slice(1)] = value
  }
  try {
    parse(query, { params })
  } catch {
    return 'unable to parse the query'
  }
  return {
    query,
    params,
    hasMutations: searchParams.get('includeMutations') !== 'false',
    hasResult: searchParams.get('includeResult') === 'true',
    hasPrevious: searchParams.get('includePreviousRevision') === 'true',
    hasEffects: searchParams.get('effectFormat') === 'mendoza',
    visibility: searchParams.get('visibility') ?? 'query',
    events: (searchParams.get('events') ?? 'welcome,mutation').split(','),
  }
}

function readJson(text: string): unknown {
  if (isNestedTooDeeply(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
