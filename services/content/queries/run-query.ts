import { evaluateSync, toJS } from 'groq-js'
import type { DocumentView } from '../documents/perspective.ts'
import { documentsOf } from './document-source.ts'
import { planQuery, type QueryPlan } from './query-plan.ts'

export type QuerySettings = { projectId: string; dataset: string; now: Date }

export type QueryFault =
  | { ok: false; code: 'query-malformed'; description: string; start: number; end: number }
  | { ok: false; code: 'query-failed'; description: string }

/**
 * Evaluates a GROQ query over the documents of one perspective, without a time limit: a query from outside is
 * evaluated by a worker (`query-workers.ts`).
 */
export function runQuery(
  view: DocumentView,
  query: string,
  params: Readonly<Record<string, unknown>>,
  settings: QuerySettings,
): { ok: true; result: unknown } | QueryFault {
  let plan: QueryPlan
  try {
    plan = planQuery(query, params)
  } catch (fault) {
    return malformed(query, fault)
  }
  try {
    return { ok: true, result: evaluatePlan(plan, view, params, settings) }
  } catch (fault) {
    return { ok: false, code: 'query-failed', description: messageOf(fault) }
  }
}

function evaluatePlan(
  plan: QueryPlan,
  view: DocumentView,
  params: Readonly<Record<string, unknown>>,
  { projectId, dataset, now }: QuerySettings,
): unknown {
  const handed: Record<string, unknown> = { ...params }
  for (const [name, source] of plan.sources) handed[name] = documentsOf(source, view, params)
  const value = evaluateSync(plan.tree, {
    dataset: view.all,
    params: handed,
    timestamp: now,
    identity: 'anonymous',
    sanity: { projectId, dataset },
    dereference: ({ _ref }) => view.byId.get(_ref) ?? null,
  })
  return toJS(value)
}

function malformed(query: string, fault: unknown): QueryFault {
  const start =
    fault instanceof Error && 'position' in fault && typeof fault.position === 'number' ? fault.position : 0
  const [description = ''] = messageOf(fault)
    .replace(/^Syntax error in GROQ query at position \d+:? ?/, '')
    .split('\n')
  const end = Math.max(start + 1, start === 0 ? query.length : 0)
  return { ok: false, code: 'query-malformed', description: description || 'unable to parse', start, end }
}

function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}
