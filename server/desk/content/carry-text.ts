import type { WebSocket } from 'ws'

/** The maximum number of bytes that a browser has not read yet. */
const UNREAD_MAX_BYTES = 8_388_608

/** Does nothing if the socket is closed. A browser that does not read is disconnected, and the Studio reconnects. */
export function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > UNREAD_MAX_BYTES) socket.terminate()
  else socket.send(text)
}

/**
 * Forwards the text of a stream until it ends; `signal` ends it together with its source. Rejects if the stream breaks
 * or is aborted.
 */
export async function readText(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<void> {
  const decoder = new TextDecoder()
  const sink = new WritableStream<Uint8Array>({
    write: (bytes) => onText(decoder.decode(bytes, { stream: true })),
  })
  await body.pipeTo(sink, { signal })
}
