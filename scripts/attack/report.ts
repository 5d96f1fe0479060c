import type { Bomb } from './load/body-bombs.ts'
import type { Sample } from './load/sampler.ts'
import type { StallRun } from './load/stalls.ts'
import { slowest } from './load/watch.ts'
import { asCommand } from './request.ts'
import type { Target } from './target/target.ts'
import type { Failure, Walk } from './walk/walk.ts'

export type Outcome = {
  readonly walk: Walk
  readonly stalls: readonly StallRun[]
  readonly bombs: readonly Bomb[]
  /** What is wrong with each hole; null where it is closed. */
  readonly holes: readonly { readonly name: string; readonly fault: string | null }[]
  readonly samples: readonly Sample[]
  /** When the attacks began: what was measured before is the shop at rest. Milliseconds since 1970. */
  readonly restEndMs: number
}

/** What the house wants of the health and a cached page while it is attacked. */
const WANTED_MS = 50
/** Where a check fails: machines that test are busy, and the stalls took seconds. */
const STALLED_MS = 500
/** On a machine that is slow at rest, a check fails at so many times that. */
const STALLED_TIMES = 4
const SHOWN_MAX = 40

/** Prints the figures and every failure with the command that repeats it. Answers how many checks passed and failed. */
export function report(target: Target, { walk, stalls, bombs, holes, samples, restEndMs }: Outcome) {
  const failures = [...walk.failures, ...stalls.flatMap((run) => run.failures)]
  const statuses = [...walk.statuses].sort(([one], [other]) => one - other)
  const faults = statuses.reduce((sum, [status, count]) => sum + (status >= 500 ? count : 0), 0)
  const unsent = walk.unsent > 0 ? `; time was up for ${walk.unsent} more` : ''
  console.log(`\nRoutes attacked: ${walk.routes}, with ${walk.inputs} inputs${unsent}`)
  console.log(`Answers: ${statuses.map(([status, count]) => `${count} × ${status || 'closed'}`).join(', ')}`)
  console.log(`Faults of the server (5xx): ${faults}`)

  console.log(
    '\nStalls                                                  answer      took   healthz   cached page',
  )
  const stalled = stalls.map((run) => {
    const during = { fromMs: run.fromMs, toMs: run.toMs }
    const [health, page] = [slowest(samples, 'healthz', during), slowest(samples, 'cached page', during)]
    const cells = [String(run.status).padStart(8), ms(run.tookMs), ms(health), ms(page)]
    console.log(`${run.what.padEnd(52)} ${cells.join(' ')}`)
    return { what: run.what, slowestMs: Math.max(health, page) }
  })
  for (const { path, status, sentBytes, fault } of bombs) {
    const sent = `${(sentBytes / 1e6).toFixed(1)} MB`
    console.log(
      `${fault ? 'FAILED' : 'ok    '} 150 MB to ${path}: ${status || 'closed'} after ${sent}${fault ? `: it ${fault}` : ''}`,
    )
  }
  console.log('')
  for (const { name, fault } of holes)
    console.log(`${fault ? 'FAILED' : 'ok    '} ${name}${fault ? `: ${fault}` : ''}`)

  const [health, page] = [slowest(samples, 'healthz'), slowest(samples, 'cached page')]
  const isHeld = stalled.every(({ slowestMs }) => slowestMs <= WANTED_MS)
  const rest = { fromMs: 0, toMs: restEndMs }
  const [restHealth, restPage] = [slowest(samples, 'healthz', rest), slowest(samples, 'cached page', rest)]
  console.log(`\nSlowest at rest: healthz ${ms(restHealth)}, cached page ${ms(restPage)}`)
  console.log(
    `Slowest under attack: healthz ${ms(health)}, cached page ${ms(page)}, ${samples.length} samples`,
  )
  console.log(`While stalls ran, ${WANTED_MS} ms were ${isHeld ? 'held' : 'NOT held'}`)
  const limitMs = Math.max(STALLED_MS, STALLED_TIMES * Math.max(restHealth, restPage))
  const slow = stalled.filter(({ slowestMs }) => slowestMs > limitMs)
  for (const { what, slowestMs } of slow)
    console.log(`FAILED ${what} delayed other requests by ${ms(slowestMs)}`)
  printFailures(target, failures)

  const failed = new Set(failures.map(({ attack }) => attack)).size
  const others = [...holes, ...bombs].filter(({ fault }) => fault !== null).length + slow.length
  const checks = walk.inputs + 2 * stalls.length + bombs.length + holes.length
  return { passed: checks - failed - others, failed: failed + others }
}

/** Failures of one kind at one route are shown once. */
function printFailures(target: Target, failures: readonly Failure[]): void {
  const alike = Map.groupBy(failures, ({ attack, fault }) => `${attack.route} ${fault.slice(0, 40)}`)
  for (const [first, ...more] of [...alike.values()].slice(0, SHOWN_MAX)) {
    if (!first) continue
    const others = more.length > 0 ? ` (and ${more.length} like it)` : ''
    console.log(`FAILED ${first.attack.route}, ${first.attack.what}: it ${first.fault}${others}`)
    console.log(`       ${asCommand(target, first.attack)}`)
  }
  if (alike.size > SHOWN_MAX) console.log(`       … and ${alike.size - SHOWN_MAX} others`)
}

function ms(milliseconds: number): string {
  return `${milliseconds.toFixed(0)} ms`.padStart(9)
}
