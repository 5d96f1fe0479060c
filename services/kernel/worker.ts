/** Milliseconds until the next run: 0 for immediately, null to wait for the next call. */
export type NextRun = number | null

type Worker = {
  wake(): Promise<void>
  close(): Promise<void>
}

/** Runs a job, one run at a time, at least once after each call of `wake`. The job must not throw. */
export function createWorker(job: () => Promise<NextRun>): Worker {
  let working: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isDue = false
  let isClosed = false

  const work = async () => {
    while (isDue && !isClosed) {
      isDue = false
      clearTimeout(timer)
      const nextRun = await job()
      if (nextRun === 0) isDue = true
      else if (nextRun !== null && !isClosed) timer = setTimeout(wake, nextRun)
    }
    working = null
  }
  const wake = () => {
    isDue = true
    working ??= work()
    return working
  }

  return {
    wake,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await working
    },
  }
}
