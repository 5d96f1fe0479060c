import { slowness } from '#tests/support/thread-time.ts'
import { type HostileText, hostileTexts } from './hostile-texts.ts'

/** Growing numbers of repetitions, so that a slow expression is found before it takes minutes. */
const TURNS = [12, 20, 26, 80, 400]
const LENGTHS = [2000, 10_000]

/** On the reference machine. A linear expression takes a fraction of a millisecond for the longest text. */
const SPENT_MAX_MS = 20

/** A description of a text on which the expression is too slow, or null. */
export function slowText(expression: RegExp): string | null {
  const texts = hostileTexts(expression.source, expression.flags)
  const slow = texts.find((text) => sizesOf(text).some((turns) => isSlow(expression, text, turns)))
  if (!slow) return null
  const [start, repeated, end] = [slow.start, slow.repeated, slow.end].map((part) => JSON.stringify(part))
  return `${start}, then ${repeated} again and again, then ${end}`
}

function sizesOf({ repeated }: HostileText): number[] {
  const most = (LENGTHS.at(-1) ?? 0) / repeated.length
  return [...TURNS, ...LENGTHS.map((length) => Math.ceil(length / repeated.length))].filter(
    (turns) => turns <= Math.max(most, 1),
  )
}

/** If it is slow by wall clock, confirms it with this thread's CPU time, which other load does not affect. */
function isSlow(expression: RegExp, { start, repeated, end }: HostileText, turns: number): boolean {
  const text = `${start}${repeated.repeat(turns)}${end}`
  const startedAt = performance.now()
  look(expression, text)
  if (performance.now() - startedAt <= SPENT_MAX_MS) return false
  const before = process.threadCpuUsage()
  look(expression, text)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000 / slowness() > SPENT_MAX_MS
}

/** Matches everywhere, as `replaceAll`, `matchAll` and `split` do. */
function look(expression: RegExp, text: string): void {
  expression.lastIndex = 0
  if (expression.global) text.replace(expression, '')
  else expression.exec(text)
}
