import { findProblems } from '../problems.ts'
import { type Attack, send } from '../request.ts'
import type { Target } from '../target/target.ts'
import { keyHeaders } from '../walk/attacks/service-attacks.ts'
import type { Failure } from '../walk/walk.ts'
import { STALLS, type Stall } from './known-stalls.ts'
import { mostExpensiveDocuments } from './most-expensive-documents.ts'
import { type Span, slowest, type Watch } from './watch.ts'

/** The response to a stalling request, and those to other requests meanwhile: the best of its runs. */
export type StallRun = {
  readonly what: string
  readonly status: number
  readonly tookMs: number
  readonly healthMs: number
  readonly pageMs: number
  readonly runs: number
  readonly failures: readonly Failure[]
}

/** A busy machine may delay a response, but not in every run. */
const RUNS_MAX = 3

/**
 * Runs the stalling requests one after the other. One that delays others beyond the limit is repeated, since a real
 * stall delays them each time. `limitMs`: the allowed delay of others.
 */
export async function runStalls(target: Target, watch: Watch, limitMs: number): Promise<StallRun[]> {
  const runs: StallRun[] = []
  for (const stall of [...STALLS, ...(await mostExpensiveDocuments(target))]) {
    let best = await run(target, watch, stall)
    while (delayOf(best) > limitMs && best.runs < RUNS_MAX) {
      const retry = await run(target, watch, stall)
      const faster = delayOf(retry) < delayOf(best) ? retry : best
      best = { ...faster, runs: best.runs + 1, failures: [...best.failures, ...retry.failures] }
    }
    runs.push(best)
  }
  return runs
}

/** The maximum delay of other requests during a stall. */
export function delayOf({ healthMs, pageMs }: StallRun): number {
  return Math.max(healthMs, pageMs)
}

async function run(target: Target, watch: Watch, { what, path, body }: Stall): Promise<StallRun> {
  const attack: Attack = {
    what,
    route: `stall ${path}`,
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...(target.tokens && keyHeaders(target.tokens)) },
    body: JSON.stringify(body),
  }
  const fromMs = Date.now()
  const response = await send(target, attack)
  const during: Span = { fromMs, toMs: Date.now() }
  const samples = await watch.read()
  return {
    what,
    status: response.status,
    tookMs: response.milliseconds,
    healthMs: slowest(samples, 'healthz', during),
    pageMs: slowest(samples, 'cached page', during),
    runs: 1,
    failures: findProblems(attack, response, target).map((problem) => ({ attack, problem })),
  }
}
