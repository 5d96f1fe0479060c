/** After how many milliseconds a job is to be done again: 0 at once, null not before the next call. */
export type NextRun = number | null

type Worker = {
  /** Does the job now, or once more if it is being done. Resolves when there is nothing left to do at once. */
  wake(): Promise<void>
  /** Lets the job in hand end, and starts no other. */
  close(): Promise<void>
}

/** Does one job at a time, as often as it is called for. The job must not throw. */
export function createWorker(job: () => Promise<NextRun>): Worker {
  let working: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let isDue = false
  let isClosed = false

  const work = async () => {
    while (isDue && !isClosed) {
      isDue = false
      const again = await job()
      if (again === 0) isDue = true
      else if (again !== null && !isClosed) timer = setTimeout(wake, again)
    }
    working = null
  }
  const wake = () => {
    isDue = true
    clearTimeout(timer)
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
