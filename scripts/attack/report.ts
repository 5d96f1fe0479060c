import type { VulnerabilityCheck } from './holes/hole.ts'
import type { Bomb } from './load/body-bombs.ts'
import { CACHE_MISS, type Sample } from './load/sampler.ts'
import { delayOf, type StallRun } from './load/stalls.ts'
import { slowest } from './load/watch.ts'
import { toCommand } from './request.ts'
import type { Target } from './target/target.ts'
import type { Failure, Walk } from './walk/walk.ts'

export type Outcome = {
  readonly walk: Walk
  readonly bombs: readonly Bomb[]
  readonly vulnerabilities: readonly VulnerabilityCheck[]
  /** The shop's responses to others during all of this. */
  readonly samples: readonly Sample[]
  readonly stalls: Stalls
}

/** The stalls, measured on an otherwise idle shop. */
export type Stalls = {
  readonly runs: readonly StallRun[]
  /** The slowest response to others without a stall, and the allowed delay during one. */
  readonly restMs: number
  readonly limitMs: number
  /** Whether the shop had finished its own background work. */
  readonly wasIdle: boolean
  readonly samples: readonly Sample[]
}

/** The target duration of the health check and a cached page during an attack. */
const TARGET_MS = 50
const FAILURES_SHOWN_MAX = 40

/** The allowed delay of others during a stall, given their slowest response without one. */
export function delayLimit(restMs: number): number {
  return Math.max(TARGET_MS, restMs + TARGET_MS)
}

/** Prints the figures, and every failure with a command that repeats it. Returns how many checks passed and failed. */
export function report(target: Target, outcome: Outcome): { passed: number; failed: number } {
  const { walk, bombs, vulnerabilities, stalls } = outcome
  printWalk(walk)
  printStalls(stalls)
  for (const { path, status, sentBytes, problem } of bombs) {
    const sent = `${(sentBytes / 1e6).toFixed(1)} MB`
    console.log(`${label(problem)} 150 MB to ${path}: ${status || 'closed'} after ${sent}${because(problem)}`)
  }
  console.log('')
  for (const { name, problem, isSkipped } of vulnerabilities)
    console.log(`${isSkipped ? 'skip  ' : label(problem)} ${name}${because(problem)}`)
  const skipped = vulnerabilities.filter(({ isSkipped }) => isSkipped).length
  if (skipped > 0) console.log(`${skipped} skipped: they need a shop that is started here, with its tokens`)
  const rateLimited = walk.statuses.get(429) ?? 0
  if (rateLimited > 0)
    console.log(
      `${rateLimited} attacks hit a rate limit and show nothing else. With TRUSTED_PROXIES=1, each has its own limit.`,
    )

  const slow = stalls.runs.filter((run) => delayOf(run) > stalls.limitMs)
  const failedSamples = printSamples(outcome)
  for (const run of slow)
    console.log(
      `FAILED ${run.what} delayed others by ${ms(delayOf(run)).trim()}, the best of ${run.runs} runs`,
    )
  for (const route of walk.unreached) console.log(`FAILED ${route}: time was up before any attack on it`)
  const failures = [...walk.failures, ...stalls.runs.flatMap((run) => run.failures)]
  printFailures(target, failures)

  const attacks = new Set(failures.map(({ attack }) => attack)).size
  const others = [...vulnerabilities, ...bombs].filter(({ problem }) => problem !== null).length
  const failed = attacks + others + slow.length + failedSamples + walk.unreached.length
  // Two checks per stall, of its response and of the delay, and one of all samples.
  const checks =
    walk.inputs + walk.unreached.length + 2 * stalls.runs.length + bombs.length + vulnerabilities.length + 1
  return { passed: Math.max(0, checks - skipped - rateLimited - failed), failed }
}

function printWalk({ routes, inputs, unsent, statuses }: Walk): void {
  const sorted = [...statuses].sort(([one], [other]) => one - other)
  const problems = sorted.reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
  const late = unsent > 0 ? `; time was up for ${unsent} more` : ''
  console.log(`\nRoutes attacked: ${routes}, with ${inputs} inputs${late}`)
  console.log(`Responses: ${sorted.map(([status, count]) => `${count} × ${status || 'closed'}`).join(', ')}`)
  console.log(`Server errors (5xx): ${problems}`)
}

function printStalls({ runs, restMs, limitMs, wasIdle }: Stalls): void {
  const heading = ['answer', 'took', 'healthz', 'page', 'runs'].map((word) => word.padStart(9)).join(' ')
  console.log(`\n${'Stalls'.padEnd(60)} ${heading}`)
  for (const { what, status, tookMs, healthMs, pageMs, runs: count } of runs) {
    const cells = [
      String(status).padStart(9),
      ms(tookMs),
      ms(healthMs),
      ms(pageMs),
      String(count).padStart(9),
    ]
    console.log(`${what.padEnd(60)} ${cells.join(' ')}`)
  }
  const busy = wasIdle ? '' : ' (during its own background work)'
  console.log(
    `Others wait at most ${ms(restMs).trim()} at rest${busy}; during a stall they may wait ${ms(limitMs).trim()}`,
  )
}

/** Prints the responses to others. Returns 1 if some were invalid or nothing was measured, otherwise 0. */
function printSamples({ samples, stalls }: Outcome): number {
  const all = [...samples, ...stalls.samples]
  const [health, page] = [slowest(all, 'healthz'), slowest(all, 'cached page')]
  console.log(`\nSlowest under attack: healthz ${ms(health)}, cached page ${ms(page)}, ${all.length} samples`)
  const isMiss = ({ problem }: Sample) => problem === CACHE_MISS
  // Orders and changes by the team cause pages to be rendered again. During stalls nothing changes.
  const misses = samples.filter(isMiss).length
  if (misses > 0) console.log(`Pages rendered again because something had changed: ${misses}`)
  const wrong = [...samples.filter((sample) => !isMiss(sample)), ...stalls.samples].filter(
    ({ problem }) => problem !== null,
  )
  for (const [problem, alike] of Map.groupBy(wrong, (sample) => `${sample.what} ${sample.problem}`))
    console.log(`FAILED ${problem}, ${alike.length} times`)
  const isMeasured = health > 0 && page > 0
  if (!isMeasured) console.log('FAILED nothing was measured')
  return wrong.length > 0 || !isMeasured ? 1 : 0
}

/** Prints failures of one kind on one route once. */
function printFailures(target: Target, failures: readonly Failure[]): void {
  const alike = Map.groupBy(failures, ({ attack, problem }) => `${attack.route} ${problem.slice(0, 40)}`)
  for (const [first, ...more] of [...alike.values()].slice(0, FAILURES_SHOWN_MAX)) {
    if (!first) continue
    const others = more.length > 0 ? ` (and ${more.length} like it)` : ''
    console.log(`FAILED ${first.attack.route}, ${first.attack.what}: it ${first.problem}${others}`)
    console.log(`       ${toCommand(target, first.attack)}`)
  }
  if (alike.size > FAILURES_SHOWN_MAX) console.log(`       … and ${alike.size - FAILURES_SHOWN_MAX} others`)
}

function label(problem: string | null): string {
  return problem === null ? 'ok    ' : 'FAILED'
}

function because(problem: string | null): string {
  return problem === null ? '' : `: ${problem}`
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`.padStart(9)
}
