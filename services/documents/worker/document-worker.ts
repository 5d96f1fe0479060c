import { parentPort } from 'node:worker_threads'
import type { DocumentJob } from '../document.ts'
import { makeFile } from './make-file.ts'

/** What comes back for a job; the next one is sent after it. */
export type WorkerResult = { bytes: Uint8Array } | { fault: unknown }

parentPort?.on('message', async (job: DocumentJob) => {
  try {
    const bytes = await makeFile(job)
    parentPort?.postMessage({ bytes } satisfies WorkerResult)
  } catch (fault) {
    parentPort?.postMessage({ fault } satisfies WorkerResult)
  }
})
