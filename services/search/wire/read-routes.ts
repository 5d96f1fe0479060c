import { Hono } from 'hono'
import { z } from 'zod'
import type { LiveIndexes } from '../store/live-indexes.ts'
import { badRequest, WireError } from '../wire-error.ts'
import { accessOf, type SearchKeys } from './access.ts'
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
export function readRoutes(indexes: LiveIndexes, keys: SearchKeys): Hono {
  const app = new Hono()

  app.post('/1/indexes/:index/queries', async (context) => {
    requireAllIndexes(context.req.param('index'))
    const seesAll = accessOf(context, keys) === 'admin'
    const { requests } = await readBody(context, searches)
    const answers = requests.map(async (request) => {
      const index = await indexes.open(request.indexName)
      const given = readSearchParameters(request)
      if (request.type !== 'facet') return answerSearch(index, given, seesAll)
      return answerFacetSearch(index, request.facet ?? '', given)
    })
    const results = await Promise.all(answers)
    return context.json({ results })
  })

  app.post('/1/indexes/:index/query', async (context) => {
    const seesAll = accessOf(context, keys) === 'admin'
    const given = readSearchParameters(await readBody(context, parameters))
    return context.json(answerSearch(await indexes.open(context.req.param('index')), given, seesAll))
  })

  app.post('/1/indexes/:index/facets/:facet/query', async (context) => {
    accessOf(context, keys)
    const given = readSearchParameters(await readBody(context, parameters))
    const { index, facet } = context.req.param()
    return context.json(answerFacetSearch(await indexes.open(index), facet, given))
  })

  app.post('/1/indexes/:index/objects', async (context) => {
    requireAllIndexes(context.req.param('index'))
    const seesAll = accessOf(context, keys) === 'admin'
    const { requests } = await readBody(context, objectRequests)
    const objects = requests.map(({ indexName, objectID, attributesToRetrieve }) =>
      readObject(indexes, { indexName, objectID, attributes: attributesToRetrieve ?? ['*'], seesAll }),
    )
    const results = await Promise.all(objects)
    return context.json({ results })
  })

  app.get('/1/indexes/:index/:objectID', async (context) => {
    const seesAll = accessOf(context, keys) === 'admin'
    const { index: indexName, objectID } = context.req.param()
    const attributes = context.req.query('attributesToRetrieve')?.split(',') ?? ['*']
    const object = await readObject(indexes, { indexName, objectID, attributes, seesAll })
    if (!object) throw new WireError(404, 'ObjectID does not exist')
    return context.json(object)
  })

  return app
}

type Wanted = { indexName: string; objectID: string; attributes: readonly string[]; seesAll: boolean }

async function readObject(indexes: LiveIndexes, { indexName, objectID, attributes, seesAll }: Wanted) {
  const index = await indexes.open(indexName)
  const slot = index.engine.slotOf(objectID)
  if (slot === undefined) return null
  const record = visibleRecords(index, seesAll)(slot)
  return { ...attributePicker(attributes)(record), objectID }
}

/** These addresses name all indexes at once by a star; the requests name their own. */
function requireAllIndexes(name: string): void {
  if (name !== '*') throw badRequest('indexName is not valid here: address `*`')
}
