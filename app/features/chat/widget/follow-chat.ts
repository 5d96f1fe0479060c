import type { ChatMessage, ChatState } from '#contracts/chat.ts'

/** After a stream that was refused, such as while the service starts again, or of a network with too many: later each time. */
const RETRY_MS = 3_000
const RETRY_MAX_MS = 60_000

/**
 * Follows a conversation until it is left. The browser connects again by itself, from the last event on; where it gives up, this does.
 * `after`: the id of the last event that is known.
 */
export function followChat(
  { address, after }: { address: string; after: string },
  hear: {
    onMessage(message: ChatMessage): void
    onState(state: ChatState): void
    onConnection(isConnected: boolean): void
  },
): () => void {
  let last = after
  let source: EventSource
  let retry = 0
  let delayMs = RETRY_MS

  function open(): void {
    source = new EventSource(`${address}?${new URLSearchParams({ after: last })}`)
    source.addEventListener('message', ({ data, lastEventId }) => {
      last = lastEventId
      hear.onMessage(JSON.parse(data))
    })
    source.addEventListener('state', ({ data }) => hear.onState(JSON.parse(data)))
    source.addEventListener('open', () => {
      delayMs = RETRY_MS
      hear.onConnection(true)
    })
    source.addEventListener('error', () => {
      hear.onConnection(false)
      if (source.readyState !== EventSource.CLOSED) return
      retry = window.setTimeout(open, delayMs)
      delayMs = Math.min(delayMs * 2, RETRY_MAX_MS)
    })
  }

  open()
  return () => {
    window.clearTimeout(retry)
    source.close()
  }
}
