import { createLocalLane, createWorkerLane, type WorkerLane } from '#services/kernel/worker-lane.ts'
import type { DocumentJob } from '../document.ts'

export type DocumentLane = WorkerLane<DocumentJob, Uint8Array>

/** The time limit for one document, in milliseconds. */
const LIMIT_MS = 30_000

/** Starts a lane with its own worker. In the built server, the worker file is next to the bundle. */
export function startDocumentLane(limitMs = LIMIT_MS): DocumentLane {
  if (import.meta.url.endsWith('.ts'))
    return createLocalLane(async () => (await import('./make-file.ts')).makeFile)
  const file = new URL('./document-worker.js', import.meta.url)
  return createWorkerLane({ file, name: 'makeFile', limitMs })
}
