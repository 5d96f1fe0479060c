import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { listenMessage } from '#contracts/team/listen-socket.ts'
import { readText, sendText } from './carry-text.ts'

/** A page of the Studio listens to about six queries. */
const STREAMS_MAX = 100

type OpenStream = (path: string, signal: AbortSignal) => Promise<Response>

/**
 * Carries any number of streams of `listen` over one socket, because a browser opens at most six connections to a host.
 * `open` requests a stream of the content service, given its path and query.
 */
export function carryStreams(socket: WebSocket, open: OpenStream): void {
  const streams = new Map<number, AbortController>()
  const send = (message: z.infer<typeof listenMessage.fromServer>) =>
    sendText(socket, JSON.stringify(message))

  async function carry(id: number, path: string, ending: AbortController): Promise<void> {
    const response = await open(path, ending.signal).catch(() => null)
    send({ id, status: response?.status ?? 503 })
    if (response?.ok && response.body)
      await readText(response.body, ending.signal, (chunk) => send({ id, chunk }))
    else await response?.body?.cancel()
  }

  socket.on('message', (data, isBinary) => {
    const message = isBinary ? null : readMessage(String(data))
    if (message === null) return socket.close(1008)
    const { id } = message
    if ('close' in message) return streams.get(id)?.abort()
    if (streams.has(id) || streams.size >= STREAMS_MAX) return socket.close(1008)
    const ending = new AbortController()
    streams.set(id, ending)
    carry(id, message.path, ending)
      // A stream that was ended by the browser, or broke.
      .catch(() => {})
      .finally(() => {
        streams.delete(id)
        send({ id, end: true })
      })
    return undefined
  })
  socket.on('close', () => {
    for (const ending of streams.values()) ending.abort()
  })
}

function readMessage(text: string): z.infer<typeof listenMessage.fromBrowser> | null {
  try {
    return listenMessage.fromBrowser.parse(JSON.parse(text))
  } catch {
    return null
  }
}
