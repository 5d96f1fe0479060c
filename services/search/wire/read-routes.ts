import { Hono } from 'hono'
import { z } from 'zod'
import type { Clock } from '#services/kernel/clock.ts'
import { hasBit } from '../engine/bitset.ts'
import { selectDocuments } from '../engine/select.ts'
import { parseFilters } from '../filters/parse-filters.ts'
import type { LiveIndexes, OpenIndex } from '../store/live-indexes.ts'
import { badRequest, WireError } from '../wire-error.ts'
import { type Access, accessOf, requireIndex, type SearchKeys } from './access.ts'
import { answerFacetSearch } from './answer-facet-search.ts'
import { answerSearch } from './answer-search.ts'
import { visibleRecords } from './hits.ts'
import { attributePicker } from './pick-attributes.ts'
import { readBody } from './read-body.ts'
import { readSearchParameters } from './search-parameters.ts'

const parameters = z.record(z.string(), z.unknown())
const search = z.looseObject({
  indexName: z.string(),
  type: z.string().optional(),
  facet: z.string().optional(),
})
const searches = z.object({ requests: z.array(search).max(50) })
const objectRequests = z.object({
  requests: z.array(
    z.object({
      indexName: z.string(),
      objectID: z.coerce.string(),
      attributesToRetrieve: z.array(z.string()).nullish(),
    }),
  ),
})

/** What the search key may do: searches, facet searches, reading of single objects. */
export function readRoutes(indexes: LiveIndexes, keys: SearchKeys, clock: Clock): Hono {
  const app = new Hono()
  const open = (access: Access, name: string) => {
    requireIndex(access, name)
    return indexes.open(name)
  }

  app.post('/1/indexes/:index/queries', async (context) => {
    requireAllIndexes(context.req.param('index'))
    const access = accessOf(context, keys, clock)
    const { requests } = await readBody(context, searches)
    const answers = requests.map(async (request) => {
      const index = await open(access, request.indexName)
      const given = readSearchParameters(request, access)
      if (request.type !== 'facet') return answerSearch(index, given, access.isAdmin)
      return answerFacetSearch(index, request.facet ?? '', given)
    })
    return context.json({ results: await Promise.all(answers) })
  })

  app.post('/1/indexes/:index/query', async (context) => {
    const access = accessOf(context, keys, clock)
    const given = readSearchParameters(await readBody(context, parameters), access)
    const index = await open(access, context.req.param('index'))
    return context.json(answerSearch(index, given, access.isAdmin))
  })

  app.post('/1/indexes/:index/facets/:facet/query', async (context) => {
    const access = accessOf(context, keys, clock)
    const given = readSearchParameters(await readBody(context, parameters), access)
    const { index, facet } = context.req.param()
    return context.json(answerFacetSearch(await open(access, index), facet, given))
  })

  app.post('/1/indexes/:index/objects', async (context) => {
    requireAllIndexes(context.req.param('index'))
    const access = accessOf(context, keys, clock)
    const { requests } = await readBody(context, objectRequests)
    const results = requests.map(async ({ indexName, objectID, attributesToRetrieve }) =>
      readObject(await open(access, indexName), access, objectID, attributesToRetrieve ?? ['*']),
    )
    return context.json({ results: await Promise.all(results) })
  })

  app.get('/1/indexes/:index/:objectID', async (context) => {
    const access = accessOf(context, keys, clock)
    const { index: indexName, objectID } = context.req.param()
    const attributes = context.req.query('attributesToRetrieve')?.split(',') ?? ['*']
    const object = readObject(await open(access, indexName), access, objectID, attributes)
    if (!object) throw new WireError(404, 'ObjectID does not exist')
    return context.json(object)
  })

  return app
}

/** A record by its id; null where there is none that this key reads. */
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
  const record = visibleRecords(index, isAdmin)(slot)
  return { ...attributePicker(attributes)(record), objectID }
}

/** These addresses name all indexes at once by a star; the requests name their own. */
function requireAllIndexes(name: string): void {
  if (name !== '*') throw badRequest('indexName is not valid here: address `*`')
}
