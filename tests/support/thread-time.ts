/** Several attempts, since a single one may include garbage collection or compilation. */
const ATTEMPTS = 3
/** The duration of `fixedWork` on the reference machine, on which the limits are based. */
const FIXED_WORK_MS = 15
const RECORDS = 20_000

/**
 * The shortest CPU time of this thread for some work, in milliseconds of the reference machine, and its last result.
 * Unlike wall time it does not grow with other load; a fixed workload measured alongside corrects for slower machines.
 */
export async function threadTime<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; spentMs: number }> {
  let { result, spentMs } = await measureOnce(work)
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    const next = await measureOnce(work)
    result = next.result
    spentMs = Math.min(spentMs, next.spentMs)
  }
  return { result, spentMs: spentMs / slowness() }
}

/** How many times slower than the reference machine this thread currently is; at least 1. */
export function slowness(): number {
  const times = Array.from({ length: ATTEMPTS }, () => {
    const before = process.threadCpuUsage()
    fixedWork()
    return millisecondsSince(before)
  })
  return Math.max(1, Math.min(...times) / FIXED_WORK_MS)
}

/** Serializes and parses a document, as most requests do. */
function fixedWork(): void {
  const records = Array.from({ length: RECORDS }, (_, at) => ({
    id: at,
    name: `record ${at}`,
    tags: [at, at],
  }))
  JSON.parse(JSON.stringify(records))
}

async function measureOnce<Result>(work: () => Promise<Result>) {
  const before = process.threadCpuUsage()
  const result = await work()
  return { result, spentMs: millisecondsSince(before) }
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
