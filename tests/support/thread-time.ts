/** So often is the work done: one attempt alone may also pay for a collection of garbage or for compiling it. */
const ATTEMPTS = 3

/**
 * How many milliseconds of this thread's processor time some work takes at best, and its last result. Unlike the time
 * by the clock it does not grow when the machine is busy with something else.
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
  return { answer, spentMs }
}

async function timeOnce<Answer>(work: () => Promise<Answer>) {
  const before = process.threadCpuUsage()
  const answer = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { answer, spentMs: (user + system) / 1000 }
}
