import { type Context, Hono } from 'hono'
import { stream } from 'hono/streaming'
import { z } from 'zod'
import type { Clock } from '#services/kernel/clock.ts'
import { createPace, type Pace } from '#services/kernel/pace.ts'
import { rankValues } from '../../engine/facet-counts.ts'
import { selectDocuments } from '../../engine/select.ts'
import { parseFilters } from '../../filters/parse-filters.ts'
import { facetDeclarations } from '../../index-settings.ts'
import type { LiveIndexes, OpenIndex } from '../../store/live-indexes.ts'
import { hasBit } from '../../text/bitset.ts'
import { splitWords } from '../../text/words.ts'
import { badRequest, WireError } from '../../wire-error.ts'
import { type Access, requireIndex, resolveAccess, type SearchKeys } from '../access.ts'
import { findByRules, handleSearch } from '../handle-search.ts'
import { highlightText } from '../hits/highlight.ts'
import { createRecordReader } from '../hits/hits.ts'
import { createAttributePicker } from '../hits/pick-attributes.ts'
import { createPrefixMatcher } from '../hits/word-matcher.ts'
import { readBody } from '../read-body.ts'
import type { ParsedParameters } from '../search-parameters.ts'
import { readSearchParameters } from '../search-parameters.ts'

/** The limits of the hosted engine: searches per call, and objects per call. */
const SEARCHES_MAX = 50
const OBJECTS_MAX = 1000

/**
 * The maximum size of a response, since a few words can request every record fifty times. With the admin key, the whole
 * index can be read in pages of a thousand.
 */
const RESPONSE_MAX_BYTES = 4_000_000

/** Limited because searches run on the thread shared by all visitors, which longer bodies would block. */
const SEARCH_BODY_MAX_BYTES = 1_048_576

const parameters = z.record(z.string(), z.unknown())
const search = z.looseObject({
  indexName: z.string(),
  type: z.string().optional(),
  facet: z.string().optional(),
})
const searches = z.object({ requests: z.array(search).max(SEARCHES_MAX) })
const objectRequests = z.object({
  requests: z
    .array(
      z.object({
        indexName: z.string(),
        objectID: z.coerce.string(),
        attributesToRetrieve: z.array(z.string()).max(100).nullish(),
      }),
    )
    .max(OBJECTS_MAX),
})

const FACET_HITS = 10

/** Routes for the search key: searches, facet searches, reading of single objects. */
export function readRoutes(indexes: LiveIndexes, keys: SearchKeys, clock: Clock): Hono {
  const app = new Hono()
  const open = (access: Access, name: string) => {
    requireIndex(access, name)
    return indexes.open(name)
  }

  app.post('/1/indexes/:index/queries', async (context) => {
    requireAllIndexes(context.req.param('index'))
    const access = resolveAccess(context, keys, clock)
    const { requests } = await readBody(context, searches, SEARCH_BODY_MAX_BYTES)
    const runSearch = async (request: z.infer<typeof search>, pace: Pace) => {
      const index = await open(access, request.indexName)
      const given = readSearchParameters(request, access)
      if (request.type === 'facet') return handleFacetSearch(index, request.facet ?? '', given, clock())
      return handleSearch(index, given, { seesAll: access.isAdmin, pace, now: clock() })
    }
    return sendResults(context, await runInTurn(requests, access, runSearch))
  })

  app.post('/1/indexes/:index/query', async (context) => {
    const access = resolveAccess(context, keys, clock)
    const given = readSearchParameters(await readBody(context, parameters, SEARCH_BODY_MAX_BYTES), access)
    const index = await open(access, context.req.param('index'))
    const options = { seesAll: access.isAdmin, pace: createPace(), now: clock() }
    return sendResult(context, access, await handleSearch(index, given, options))
  })

  app.post('/1/indexes/:index/facets/:facet/query', async (context) => {
    const access = resolveAccess(context, keys, clock)
    const given = readSearchParameters(await readBody(context, parameters, SEARCH_BODY_MAX_BYTES), access)
    const { index, facet } = context.req.param()
    return context.json(handleFacetSearch(await open(access, index), facet, given, clock()))
  })

  app.post('/1/indexes/:index/objects', async (context) => {
    requireAllIndexes(context.req.param('index'))
    const access = resolveAccess(context, keys, clock)
    const { requests } = await readBody(context, objectRequests, SEARCH_BODY_MAX_BYTES)
    const results = await runInTurn(requests, access, async ({ indexName, objectID, attributesToRetrieve }) =>
      readObject(await open(access, indexName), access, objectID, attributesToRetrieve ?? ['*']),
    )
    return sendResults(context, results)
  })

  app.get('/1/indexes/:index/:objectID', async (context) => {
    const access = resolveAccess(context, keys, clock)
    const { index: indexName, objectID } = context.req.param()
    const attributes = context.req.query('attributesToRetrieve')?.split(',') ?? ['*']
    const object = readObject(await open(access, indexName), access, objectID, attributes)
    if (!object) throw new WireError(404, 'ObjectID does not exist')
    return context.json(object)
  })

  return app
}

/** Runs a task for each item in turn, in time slices; returns the results as JSON. Refuses once they are too long. */
async function runInTurn<Item>(
  items: readonly Item[],
  access: Access,
  handle: (item: Item, pace: Pace) => Promise<object | null>,
): Promise<string[]> {
  const responses: string[] = []
  const pace = createPace()
  let bytes = 0
  for (const item of items) {
    const outcome = await handle(item, pace)
    await pace()
    const text = JSON.stringify(outcome)
    bytes += Buffer.byteLength(text)
    limitBytes(bytes, access)
    responses.push(text)
  }
  return responses
}

function sendResult(context: Context, access: Access, result: object): Response {
  const text = JSON.stringify(result)
  limitBytes(Buffer.byteLength(text), access)
  return context.body(text, 200, { 'content-type': 'application/json' })
}

function limitBytes(bytes: number, { isAdmin }: Access): void {
  if (isAdmin || bytes <= RESPONSE_MAX_BYTES) return
  throw badRequest('The response is too long: request fewer hits, attributes or queries')
}

/**
 * Sends results that are already JSON. They may be many megabytes, and serializing them at once would block other
 * requests.
 */
function sendResults(context: Context, results: readonly string[]): Response {
  context.header('content-type', 'application/json')
  const pace = createPace()
  return stream(context, async (body) => {
    for (const [index, result] of results.entries()) {
      await body.write(index === 0 ? `{"results":[${result}` : `,${result}`)
      await pace()
    }
    await body.write(results.length === 0 ? '{"results":[]}' : ']}')
  })
}

/** Reads one object; null if there is no such record, or this key may not read it. */
function readObject(
  index: OpenIndex,
  { isAdmin, filters }: Access,
  objectID: string,
  attributes: readonly string[],
): Record<string, unknown> | null {
  const slot = index.engine.slotOf(objectID)
  if (slot === undefined) return null
  const readable = selectDocuments(index.engine, filters.flatMap(parseFilters))
  if (!hasBit(readable, slot)) return null
  const record = createRecordReader(index, isAdmin)(slot)
  return { ...createAttributePicker(attributes)(record), objectID }
}

/** These URLs have a star for all indexes, since each request in the body names its index. */
function requireAllIndexes(name: string): void {
  if (name !== '*') throw badRequest('indexName is not valid here: address `*`')
}

/** Values of one facet, in the results of a search, that match every word of `facetQuery` as a prefix. */
function handleFacetSearch(index: OpenIndex, facet: string, parameters: ParsedParameters, now: Date) {
  const startedAt = performance.now()
  if (
    !facetDeclarations(index.settings).some(
      ({ attribute, isSearchable }) => isSearchable && attribute === facet,
    )
  ) {
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    )
  }
  const query = parameters.facetQuery ?? ''
  const wanted = splitWords(query)
  const { response } = findByRules(index, parameters, { offset: 0, length: 0 }, now)
  const found = response.facets.values(facet).filter(({ value }) => {
    const words = splitWords(value)
    return wanted.every((item) => words.some((word) => word.startsWith(item)))
  })
  const preTag = parameters.highlightPreTag ?? '<em>'
  const matching = createPrefixMatcher(query)
  const postTag = parameters.highlightPostTag ?? '</em>'
  return {
    facetHits: rankValues(found, 'count', parameters.maxFacetHits ?? FACET_HITS).map(({ value, count }) => ({
      value,
      highlighted: highlightText(value, { preTag, postTag, ...matching }).value,
      count,
    })),
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - startedAt),
  }
}
