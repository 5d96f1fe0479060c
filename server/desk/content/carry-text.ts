import type { WebSocket } from 'ws'

/** What a browser may leave unread. */
const UNREAD_MAX_BYTES = 8_388_608

/** Sends text, if the socket is open. A browser that does not read loses its connection, and the Studio connects again. */
export function sendText(socket: WebSocket, text: string): void {
  if (socket.readyState !== socket.OPEN) return
  if (socket.bufferedAmount > UNREAD_MAX_BYTES) socket.terminate()
  else socket.send(text)
}

/** Passes on the text of a stream until it ends; `signal` ends it, at its source too. Rejects if it breaks or is ended. */
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
