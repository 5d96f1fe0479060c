import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { isUnstorable } from '#services/kernel/database/unstorable.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import type { StaffCall } from '../content-call.ts'
import type { ContentDocument } from '../documents/document.ts'
import { applyMutations, loadDocuments, type MutationOutcome } from '../mutations/apply-mutations.ts'
import { changeDocuments } from '../mutations/change-documents.ts'
import type { Mutation, Selection } from '../mutations/mutation.ts'
import { readJson } from '../read-json.ts'
import { type MutationFault, refuseMutation } from '../wire-errors.ts'
import { type Action, actionRequest, idsOf } from './action.ts'
import { type AuditedChange, auditDocuments, eventsOfAction } from './audit.ts'
import { toMutations } from './to-mutations.ts'

/** `POST /v{version}/data/actions/{dataset}`: does all of the actions or none, in one transaction. */
export async function handleActions(context: Context, call: StaffCall): Promise<Response> {
  const body = actionRequest.safeParse(await readJson(context))
  if (!body.success) {
    const description = z.prettifyError(body.error).slice(0, 1000)
    return refuseMutation(context, { type: 'mutationError', description }, 0)
  }
  const { actions, transactionId = randomToken(), dryRun: isDryRun } = body.data
  const outcome = await perform(call, actions, { transactionId, isDryRun })
  if (!outcome.ok) return refuseMutation(context, outcome.fault, outcome.index)
  if (!isDryRun) await call.store.refresh(outcome.changedIds)
  return context.json({ transactionId })
}

async function perform(
  { options, author }: StaffCall,
  actions: readonly Action[],
  settings: { transactionId: string; isDryRun: boolean },
): Promise<MutationOutcome> {
  const now = options.clock()
  try {
    return await options.database.db.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${LOCKS.contentDocuments})`)
      const converted = convert(await loadDocuments(transaction, actions.flatMap(idsOf)), actions, {
        ...settings,
        now,
      })
      if (!converted.ok) return converted
      // Together, so that each document has one new state, and those who listen hear of it once.
      const outcome = await applyMutations(transaction, converted.mutations, {
        ...settings,
        author,
        now,
        select,
      })
      if (!outcome.ok) return outcome
      if (!settings.isDryRun) await auditDocuments(transaction, converted.events, { author, now })
      return outcome
    })
  } catch (fault) {
    if (!isUnstorable(fault)) throw fault
    const description = 'the document holds text that cannot be stored'
    return { ok: false, fault: { type: 'mutationError', description }, index: 0 }
  }
}

/** The mutations of all actions, each on what those before it leave, and what the audit log says of them. */
function convert(
  known: Map<string, ContentDocument | null>,
  actions: readonly Action[],
  settings: { now: Date; transactionId: string },
):
  | { ok: true; mutations: Mutation[]; events: AuditedChange[] }
  | { ok: false; fault: MutationFault; index: number } {
  const mutations: Mutation[] = []
  const events: AuditedChange[] = []
  for (const [index, action] of actions.entries()) {
    const converted = toMutations(action, known)
    if (!converted.ok) return { ...converted, index }
    const changed = changeDocuments(known, converted.mutations, { ...settings, select })
    if (!changed.ok) return { ...changed, index }
    mutations.push(...converted.mutations)
    events.push(...eventsOfAction(action, changed.results))
  }
  return { ok: true, mutations, events }
}

function select(selection: Selection): string[] {
  return 'id' in selection ? [selection.id] : []
}
