import { inspect } from 'node:util'
import { createDocumentViews } from '../documents/document-views.ts'
import { createView } from '../documents/perspective.ts'
import {
  type QueryJob,
  READY,
  type WorkerError,
  type WorkerMessage,
  type WorkerResponse,
} from './query-messages.ts'
import { runQuery } from './run-query.ts'

/** The maximum result length in characters. Sending a longer result would block the main thread. */
const RESULT_MAX_LENGTH = 16_777_216

const views = createDocumentViews()

process.on('message', (message: WorkerMessage) => {
  if (message === READY) process.send?.(READY)
  else if ('job' in message) process.send?.(run(message.job))
  else views.replace(message.replaced, message.present)
})
process.on('uncaughtException', (error) => {
  // After an error, another worker handles the next messages.
  process.removeAllListeners('message')
  process.send?.({ error: inspect(error) } satisfies WorkerError, () => process.exit(1))
})
// Ctrl-C signals the whole process group, but the shop first finishes open requests and then ends its workers itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

function run({ query, params, perspective, over, ...settings }: QueryJob): WorkerResponse {
  try {
    const view = over ? createView(over, perspective) : views.view(perspective)
    const outcome = runQuery(view, query, params, settings)
    if (!outcome.ok) return outcome
    const json = JSON.stringify(outcome.result ?? null)
    if (json.length <= RESULT_MAX_LENGTH) return { ok: true, json }
  } catch {
    // The result is nested too deeply or is too long for one string.
  }
  return { ok: false, code: 'query-failed', description: 'the result is too large' }
}
