import { parentPort } from 'node:worker_threads'
import type { DocumentJob } from '../document.ts'
import { renderDocument } from './render-document.ts'

/** A job, and what comes back for it. */
export type WorkerRequest = { id: number; job: DocumentJob }
export type WorkerResult = { id: number; bytes: Uint8Array } | { id: number; fault: unknown }

parentPort?.on('message', async ({ id, job }: WorkerRequest) => {
  try {
    const bytes = await renderDocument(job)
    parentPort?.postMessage({ id, bytes } satisfies WorkerResult)
  } catch (fault) {
    parentPort?.postMessage({ id, fault } satisfies WorkerResult)
  }
})
