import { createLocalLane, createWorkerLane, type WorkerLane } from '#services/kernel/worker-lane.ts'
import type { DocumentJob } from '../document.ts'

export type DocumentLane = WorkerLane<DocumentJob, Uint8Array>

/** Milliseconds that one document may take. */
const LIMIT_MS = 30_000

/** The built server has the worker beside its bundle. */
export function startDocumentLane(limitMs = LIMIT_MS): DocumentLane {
  if (import.meta.url.endsWith('.ts'))
    return createLocalLane(async () => (await import('./make-file.ts')).makeFile)
  const file = new URL('./document-worker.js', import.meta.url)
  return createWorkerLane({ file, name: 'makeFile', limitMs })
}
