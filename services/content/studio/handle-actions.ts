import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Queryable } from '#services/kernel/database/database.ts'
import { LOCKS } from '#services/kernel/database/locks.ts'
import { isUnstorable } from '#services/kernel/database/unstorable.ts'
import { randomToken } from '#services/kernel/secrets/random-id.ts'
import type { StaffCall } from '../content-call.ts'
import { applyMutations, loadDocuments, type MutationOutcome } from '../mutations/apply-mutations.ts'
import { readJson } from '../read-json.ts'
import { type MutationFault, refuseMutation } from '../wire-errors.ts'
import { type Action, actionRequest, idsOf } from './action.ts'
import { auditDocuments, eventOfAction } from './audit.ts'
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
      const changedIds = new Set<string>()
      for (const [index, action] of actions.entries()) {
        const outcome = await performOne(transaction, action, { ...settings, author, now })
        if (!outcome.ok) throw new Undone({ ...outcome, index })
        for (const id of outcome.changedIds) changedIds.add(id)
      }
      if (!settings.isDryRun) await auditDocuments(transaction, actions.map(eventOfAction), { author, now })
      return { ok: true, results: [], changedIds: [...changedIds] }
    })
  } catch (fault) {
    if (fault instanceof Undone) return fault.outcome
    if (!isUnstorable(fault)) throw fault
    const description = 'the document holds text that cannot be stored'
    return { ok: false, fault: { type: 'mutationError', description }, index: 0 }
  }
}

type Settings = { transactionId: string; isDryRun: boolean; author: string; now: Date }

async function performOne(
  transaction: Queryable,
  action: Action,
  settings: Settings,
): Promise<MutationOutcome> {
  const converted = toMutations(action, await loadDocuments(transaction, idsOf(action)))
  if (!converted.ok) return { ...converted, index: 0 }
  return applyMutations(transaction, converted.mutations, {
    ...settings,
    select: (selection) => ('id' in selection ? [selection.id] : []),
  })
}

/** Undoes the transaction of actions of which one is refused. */
class Undone extends Error {
  readonly outcome: { ok: false; fault: MutationFault; index: number }

  constructor(outcome: { ok: false; fault: MutationFault; index: number }) {
    super(outcome.fault.description)
    this.outcome = outcome
  }
}
