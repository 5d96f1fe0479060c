/**
 * How many milliseconds of this thread's processor time some work took, and what it answered. Unlike the time by the
 * clock it does not grow when the machine is busy with something else.
 */
export async function threadTime<Answer>(
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; spentMs: number }> {
  const before = process.threadCpuUsage()
  const answer = await work()
  const { user, system } = process.threadCpuUsage(before)
  return { answer, spentMs: (user + system) / 1000 }
}
