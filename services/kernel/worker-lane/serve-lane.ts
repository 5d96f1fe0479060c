import { parentPort } from 'node:worker_threads'

export type WorkerResult<Value> = { value: Value } | { fault: unknown }

export function serveLane<Job, Value>(work: (job: Job) => Promise<Value>): void {
  parentPort?.on('message', async (job: Job) => {
    try {
      const value = await work(job)
      parentPort?.postMessage({ value } satisfies WorkerResult<Value>)
    } catch (fault) {
      parentPort?.postMessage({ fault } satisfies WorkerResult<Value>)
    }
  })
}
