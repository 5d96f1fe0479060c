import { Hono } from 'hono'
import { z } from 'zod'
import { changeSynonyms, readSynonyms, type SynonymChanges } from '../../store/synonym-store.ts'
import { type Synonym, synonym, synonymType, toNameRule } from '../../synonym.ts'
import { splitWords } from '../../text/words.ts'
import { badRequest, WireError } from '../../wire-error.ts'
import { adminOnly } from '../access.ts'
import { readBody } from '../read-body.ts'
import type { WriteDependencies } from './index-routes.ts'

const HITS_PER_PAGE = 20

const batch = z.array(synonym)
const search = z.object({
  query: z.string().default(''),
  type: synonymType.nullish(),
  page: z.int().min(0).default(0),
  hitsPerPage: z.int().min(1).max(1000).default(HITS_PER_PAGE),
})

/**
 * Routes for the synonyms of one index, for the admin key. Synonyms also apply to its replicas, as if every change were
 * forwarded and, like records, are written to the primary.
 */
export function synonymRoutes({ database: { db }, indexes, keys, clock }: WriteDependencies): Hono {
  const app = new Hono()
  const admin = adminOnly(keys, clock)
  const change = async (index: string, changes: SynonymChanges) => {
    const taskID = await changeSynonyms(db, index, changes)
    await indexes.refresh()
    return taskID
  }
  const findSynonyms = async (index: string) => {
    const id = indexes.primaryId(index)
    return (await readSynonyms(db, [id])).get(id) ?? []
  }

  app.post('/1/indexes/:index/synonyms/batch', admin, async (context) => {
    const save = await readBody(context, batch)
    const remove = context.req.query('replaceExistingSynonyms') === 'true' ? 'all' : []
    const taskID = await change(context.req.param('index'), { remove, save })
    return context.json({ taskID, updatedAt: clock().toISOString() })
  })

  app.post('/1/indexes/:index/synonyms/clear', admin, async (context) => {
    const taskID = await change(context.req.param('index'), { remove: 'all' })
    return context.json({ taskID, updatedAt: clock().toISOString() })
  })

  app.post('/1/indexes/:index/synonyms/search', admin, async (context) => {
    const { query, type, page, hitsPerPage } = await readBody(context, search)
    const all = await findSynonyms(context.req.param('index'))
    const found = all.filter((each) => (!type || each.type === type) && matches(each, query))
    const hits = found.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
    return context.json({ hits, nbHits: found.length })
  })

  app.get('/1/indexes/:index/synonyms/:objectID', admin, async (context) => {
    const { index, objectID } = context.req.param()
    const known = (await findSynonyms(index)).find((each) => each.objectID === objectID)
    if (!known) throw new WireError(404, 'Synonym set does not exist')
    return context.json(known)
  })

  app.put('/1/indexes/:index/synonyms/:objectID', admin, async (context) => {
    const { index, objectID } = context.req.param()
    const given = await readBody(context, synonym)
    if (given.objectID !== objectID) throw badRequest('objectID of the body differs from that of the URL')
    const taskID = await change(index, { save: [given] })
    return context.json({ taskID, updatedAt: clock().toISOString(), id: objectID })
  })

  app.delete('/1/indexes/:index/synonyms/:objectID', admin, async (context) => {
    const { index, objectID } = context.req.param()
    const taskID = await change(index, { remove: [objectID] })
    return context.json({ taskID, deletedAt: clock().toISOString() })
  })

  return app
}

function matches(given: Synonym, query: string): boolean {
  const { names, others } = toNameRule(given)
  const words = [given.objectID, ...names, ...others].flatMap(splitWords)
  return splitWords(query).every((wanted) => words.some((word) => word.startsWith(wanted)))
}
