/** So often is the work done: one attempt alone may also pay for a collection of garbage or for compiling it. */
const ATTEMPTS = 3
/** What `fixedWork` takes on the machine for which the limits are written. */
const FIXED_WORK_MS = 15
const RECORDS = 20_000

/**
 * How many milliseconds of this thread's processor time some work takes at best, and its last result. Unlike the time
 * by the clock it does not grow when the machine is busy with something else. On a slower machine they are those of
 * the machine for which the limits are written: a fixed piece of work is measured beside it.
 */
export async function threadTime<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; spentMs: number }> {
  let { answer, spentMs } = await timeOnce(work)
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    const next = await timeOnce(work)
    answer = next.answer
    spentMs = Math.min(spentMs, next.spentMs)
  }
  return { answer, spentMs: spentMs / slowness() }
}

/** How many times slower than the machine for which limits are written this thread is now; never less than one. */
export function slowness(): number {
  const times = Array.from({ length: ATTEMPTS }, () => {
    const before = process.threadCpuUsage()
    fixedWork()
    return millisecondsSince(before)
  })
  return Math.max(1, Math.min(...times) / FIXED_WORK_MS)
}

/** Writes and reads a document: what most requests are made of. */
function fixedWork(): void {
  const records = Array.from({ length: RECORDS }, (_, at) => ({
    id: at,
    name: `record ${at}`,
    tags: [at, at],
  }))
  JSON.parse(JSON.stringify(records))
}

async function timeOnce<Answer>(work: () => Promise<Answer>) {
  const before = process.threadCpuUsage()
  const answer = await work()
  return { answer, spentMs: millisecondsSince(before) }
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
