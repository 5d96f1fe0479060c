type Message = { readonly id: number } & (
  | { readonly status: number }
  | { readonly chunk: string }
  | { readonly end: true }
)

type Stream = { receive(message: Message): void; fail(): void }

/** The close code for an ended session (`SESSION_ENDED` of the contract). */
const SESSION_ENDED = 4401
const CLOSED = 'The connection to the content service was lost'

/**
 * Opens streams of server-sent events over one WebSocket (contracts/team/listen-socket.ts), which is connected when the
 * first stream is opened.
 */
export function listenOverSocket(url: string, onSessionEnded: () => void) {
  const streams = new Map<number, Stream>()
  let connection: Promise<WebSocket> | null = null
  let lastId = 0

  function connect(): Promise<WebSocket> {
    connection ??= new Promise((resolve, reject) => {
      const socket = new WebSocket(url)
      socket.onopen = () => resolve(socket)
      socket.onmessage = ({ data }) => {
        const message: Message = JSON.parse(data)
        streams.get(message.id)?.receive(message)
      }
      socket.onclose = ({ code }) => {
        connection = null
        if (code === SESSION_ENDED) onSessionEnded()
        reject(new TypeError(CLOSED))
        for (const { fail } of [...streams.values()]) fail()
        streams.clear()
      }
    })
    return connection
  }

  /** `path` is relative to the API. The client library reconnects when a stream breaks. */
  return async (path: string, signal: AbortSignal | null): Promise<Response> => {
    signal?.throwIfAborted()
    const socket = await connect()
    signal?.throwIfAborted()
    lastId += 1
    const id = lastId
    const encoder = new TextEncoder()
    const close = () => {
      if (streams.delete(id) && socket.readyState === WebSocket.OPEN)
        socket.send(JSON.stringify({ id, close: true }))
    }
    return new Promise((resolve, reject) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const fail = (error: Error) => {
            reject(error)
            controller.error(error)
          }
          streams.set(id, {
            receive(message) {
              if ('status' in message) resolve(respond(message.status, body))
              else if ('chunk' in message) controller.enqueue(encoder.encode(message.chunk))
              else {
                streams.delete(id)
                controller.close()
              }
            },
            fail: () => fail(new TypeError(CLOSED)),
          })
          signal?.addEventListener('abort', () => {
            if (!streams.has(id)) return
            close()
            fail(new DOMException('aborted', 'AbortError'))
          })
        },
        cancel: close,
      })
      socket.send(JSON.stringify({ id, path }))
    })
  }
}

function respond(status: number, body: ReadableStream<Uint8Array>): Response {
  return new Response(body, { status, headers: { 'content-type': 'text/event-stream' } })
}
