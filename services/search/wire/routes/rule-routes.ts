import { Hono } from 'hono'
import { z } from 'zod'
import { ANCHORINGS, type SearchRule, searchRule } from '../../rules/rule.ts'
import { changeRules, type RuleChanges, readRules } from '../../store/rule-store.ts'
import { splitWords } from '../../text/words.ts'
import { badRequest, WireError } from '../../wire-error.ts'
import { adminOnly } from '../access.ts'
import { readBody } from '../read-body.ts'
import type { WriteDependencies } from './index-routes.ts'

const HITS_PER_PAGE = 20

const batch = z.array(searchRule)
const search = z.object({
  query: z.string().default(''),
  anchoring: z.enum(ANCHORINGS).nullish(),
  context: z.string().nullish(),
  enabled: z.boolean().nullish(),
  page: z.int().min(0).default(0),
  hitsPerPage: z.int().min(1).max(1000).default(HITS_PER_PAGE),
})

/**
 * Routes for the rules of one index, for the admin key. Rules also apply to its replicas, as if every change were
 * forwarded and, like records, are written to the primary.
 */
export function ruleRoutes({ database: { db }, indexes, keys, clock }: WriteDependencies): Hono {
  const app = new Hono()
  const admin = adminOnly(keys, clock)
  const change = async (index: string, changes: RuleChanges) => {
    const taskID = await changeRules(db, index, changes)
    await indexes.refresh()
    return taskID
  }
  const findRules = async (index: string) => {
    const id = indexes.primaryId(index)
    return (await readRules(db, [id])).get(id) ?? []
  }

  app.post('/1/indexes/:index/rules/batch', admin, async (context) => {
    const save = await readBody(context, batch)
    const remove = context.req.query('clearExistingRules') === 'true' ? 'all' : []
    const taskID = await change(context.req.param('index'), { remove, save })
    return context.json({ taskID, updatedAt: clock().toISOString() })
  })

  app.post('/1/indexes/:index/rules/clear', admin, async (context) => {
    const taskID = await change(context.req.param('index'), { remove: 'all' })
    return context.json({ taskID, updatedAt: clock().toISOString() })
  })

  app.post('/1/indexes/:index/rules/search', admin, async (context) => {
    const { page, hitsPerPage, ...wanted } = await readBody(context, search)
    const found = (await findRules(context.req.param('index'))).filter((rule) => matches(rule, wanted))
    return context.json({
      hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
    })
  })

  app.get('/1/indexes/:index/rules/:objectID', admin, async (context) => {
    const { index, objectID } = context.req.param()
    const known = (await findRules(index)).find((each) => each.objectID === objectID)
    if (!known) throw new WireError(404, 'ObjectID does not exist')
    return context.json(known)
  })

  app.put('/1/indexes/:index/rules/:objectID', admin, async (context) => {
    const { index, objectID } = context.req.param()
    const given = await readBody(context, searchRule)
    if (given.objectID !== objectID) throw badRequest('objectID of the body differs from that of the URL')
    const taskID = await change(index, { save: [given] })
    return context.json({ taskID, updatedAt: clock().toISOString(), id: objectID })
  })

  app.delete('/1/indexes/:index/rules/:objectID', admin, async (context) => {
    const { index, objectID } = context.req.param()
    const taskID = await change(index, { remove: [objectID] })
    return context.json({ taskID, updatedAt: clock().toISOString() })
  })

  return app
}

/** Whether each word of the query is the prefix of a word of the rule, and everything else matches the request. */
function matches(
  { objectID, description = '', conditions = [], enabled: isEnabled = true }: SearchRule,
  { query, anchoring, context, enabled }: Omit<z.infer<typeof search>, 'page' | 'hitsPerPage'>,
): boolean {
  const words = [objectID, description, ...conditions.map(({ pattern = '' }) => pattern)].flatMap(splitWords)
  return (
    splitWords(query).every((wanted) => words.some((word) => word.startsWith(wanted))) &&
    (!anchoring || conditions.some((each) => each.anchoring === anchoring)) &&
    (!context || conditions.some((each) => each.context === context)) &&
    (enabled === null || enabled === undefined || enabled === isEnabled)
  )
}
