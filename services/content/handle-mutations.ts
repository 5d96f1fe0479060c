import type { Context } from 'hono'
import { z } from 'zod'
import { isUnstorable } from '#services/kernel/database/unstorable.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import type { ContentCall } from './content-call.ts'
import { applyMutations, type MutationOutcome } from './mutations/apply-mutations.ts'
import { type Mutation, mutationRequest, type Selection } from './mutations/mutation.ts'
import { readJson } from './read-json.ts'
import { auditDocuments, toAuditEvents } from './studio/audit.ts'
import { refuseMutation } from './wire-errors.ts'

/** `POST /v{version}/data/mutate/{dataset}`: applies either all mutations or none. */
export async function handleMutations(context: Context, call: ContentCall): Promise<Response> {
  if (call.access !== 'editor') return refuseMutation(context, FORBIDDEN, 0)
  const body = mutationRequest.safeParse(await readJson(context))
  if (!body.success) {
    const description = z.prettifyError(body.error).slice(0, 1000)
    return refuseMutation(context, { type: 'mutationError', description }, 0)
  }
  const { mutations, transactionId = randomToken() } = body.data
  const isDryRun = context.req.query('dryRun') === 'true'
  const outcome = await apply(call, mutations, transactionId, isDryRun)
  if (!outcome.ok) return refuseMutation(context, outcome.error, outcome.index)
  if (!isDryRun) await call.store.refresh(outcome.changedIds)
  const withDocuments = context.req.query('returnDocuments') === 'true'
  const results = outcome.results.map(({ id, operation, document }) =>
    withDocuments ? { id, operation, document } : { id, operation },
  )
  return context.json({ transactionId, results })
}

const FORBIDDEN = {
  type: 'insufficientPermissionsError',
  description: 'Insufficient permissions; permission "create" required',
} as const

async function apply(
  call: ContentCall,
  mutations: readonly Mutation[],
  transactionId: string,
  isDryRun: boolean,
): Promise<MutationOutcome> {
  const { options, author } = call
  const now = options.clock()
  const selected = new Map<Selection, string[]>()
  for (const [index, mutation] of mutations.entries()) {
    const selection = 'delete' in mutation ? mutation.delete : 'patch' in mutation ? mutation.patch : null
    if (!selection) continue
    const ids = await selectIds(call, selection, now)
    if (typeof ids === 'string')
      return { ok: false, error: { type: 'mutationError', description: ids }, index }
    selected.set(selection, ids)
  }
  const select = (selection: Selection) => selected.get(selection) ?? []
  try {
    return await options.database.db.transaction(async (transaction) => {
      const settings = { now, transactionId, isDryRun, author, select }
      const outcome = await applyMutations(transaction, mutations, settings)
      if (outcome.ok && !isDryRun && author !== null)
        await auditDocuments(transaction, toAuditEvents(outcome.results), { author, now })
      return outcome
    })
  } catch (error) {
    if (!isUnstorable(error)) throw error
    const description = 'the document contains text that cannot be stored'
    return { ok: false, error: { type: 'mutationError', description }, index: 0 }
  }
}

/**
 * Returns the ids of the documents that a mutation selects, or why its query failed. The query reads all documents,
 * including drafts.
 */
async function selectIds(
  { options: { projectId, dataset }, workers, access }: ContentCall,
  selection: Selection,
  now: Date,
): Promise<string[] | string> {
  if ('id' in selection) return [selection.id]
  const outcome = await workers.run(access, { ...selection, perspective: 'raw', projectId, dataset, now })
  if (!outcome.ok) return outcome.description
  const found = z.array(z.object({ _id: z.string() })).safeParse(JSON.parse(outcome.json))
  return found.success ? found.data.map(({ _id }) => _id) : 'the query must return documents'
}
