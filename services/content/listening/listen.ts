import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { StaffCall } from '../content-call.ts'
import { refuse } from '../wire-errors.ts'
import { openEventStream } from './event-stream.ts'
import { readListenRequest } from './listen-request.ts'

/** `GET /v{version}/data/listen/{dataset}`: changes of the documents that a query matches, as server-sent events. */
export function listen(context: Context, call: StaffCall): Response {
  const request = readListenRequest(new URL(context.req.url))
  if (typeof request === 'string') return refuse(context, 400, 'Bad Request', request)
  return openEventStream(context.req.raw, call, async ({ write, end }) => {
    const remove = await call.listeners.add({
      request,
      send: (event) => request.events.includes('mutation') && write(toText('mutation', event, event.eventId)),
      end,
    })
    write(toText('welcome', { listenerName: randomUUID() }))
    return remove
  })
}

function toText(event: string, data: object, id?: string): string {
  return `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`
}
