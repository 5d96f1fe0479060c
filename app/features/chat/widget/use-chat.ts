import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import type { ChatMessage, ChatState } from '#contracts/chat.ts'
import type { ChatOutcome, ChatView } from '../chat-view.ts'
import { CHAT_EVENTS_PATH, CHAT_PATH } from '../paths.ts'
import { readChat, sendChatAction } from './call-chat.ts'
import { changeChat, type KnownChat, type PendingMessage, unreadCount } from './chat-state.ts'

export type NewMessage = Omit<PendingMessage, 'id' | 'refusal'>

export type Chat = {
  /** Null while it loads; 'failed' if it could not be loaded. */
  readonly view: ChatView | 'failed' | null
  readonly known: KnownChat
  readonly isConnected: boolean
  load(): void
  send(message: NewMessage): void
  sendAgain(message: PendingMessage): void
  reportTyping(): void
  /** Outside opening hours, turns messages without a reply and `text` into a request. */
  leave(fields: { text: string; name: string; email: string }): Promise<ChatOutcome>
  sendTranscript(email: string): Promise<ChatOutcome>
}

const TYPING_INTERVAL_MS = 3_000

/**
 * The delay after a refused stream, for example while the service restarts or if the network has too many streams; it
 * doubles with each attempt.
 */
const RETRY_MS = 3_000

const RETRY_MAX_MS = 60_000

export function useChat({ isShown, isTeamAvailable }: { isShown: boolean; isTeamAvailable: boolean }): Chat {
  const localePath = useLocalePath()
  const [url, eventsUrl] = [localePath(CHAT_PATH), localePath(CHAT_EVENTS_PATH)]
  const { pathname, search } = useLocation()
  const [view, setView] = useState<Chat['view']>(null)
  const [known, change] = useReducer(changeChat, { conversation: null, pending: [] })
  const [isConnected, setIsConnected] = useState(true)
  const typedAt = useRef(0)
  /** A request without a response is sent again with the same id. */
  const requestId = useRef(crypto.randomUUID())
  const id = known.conversation?.id ?? null

  async function load() {
    const read = await readChat(url)
    // A view that has already loaded takes precedence over a failure.
    setView((before) => read ?? before ?? 'failed')
    if (read) change({ kind: 'read', conversation: read.conversation })
  }
  const read = useEffectEvent(load)
  // The view is loaded again whenever availability, office or closing time may have changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (isShown) void read()
  }, [isShown, isTeamAvailable])

  const lastSeq = useEffectEvent(() => known.conversation?.messages.at(-1)?.seq ?? 0)
  useEffect(() => {
    if (id === null) return
    return followChat(
      { url: eventsUrl, after: `${id}:${lastSeq()}` },
      {
        onMessage: (message) => change({ kind: 'message', message }),
        onState: (state) => change({ kind: 'state', state }),
        onConnection: setIsConnected,
      },
    )
  }, [id, eventsUrl])

  const unread = unreadCount(known)
  const markAsRead = useEffectEvent(() => void sendChatAction(url, 'read', { seq: String(lastSeq()) }))
  useEffect(() => {
    if (isShown && unread > 0) markAsRead()
  }, [isShown, unread])

  async function post(message: Omit<PendingMessage, 'refusal'>) {
    change({ kind: 'sending', message })
    const { id: messageId, text, pictureId, productId } = message
    const fields = { id: messageId, text, pictureId, productId, page: pathname + search }
    const outcome = await sendChatAction(url, 'message', fields)
    if (outcome.ok) return change({ kind: 'read', conversation: outcome.conversation })
    change({ kind: 'refused', id: messageId, code: outcome.code })
    // The service decides, regardless of the clock of this browser.
    if (outcome.code === 'chat-closed')
      setView((before) => (before && before !== 'failed' ? { ...before, isOpen: false } : before))
  }

  return {
    view,
    known,
    isConnected,
    load() {
      setView(null)
      void load()
    },
    send: (message) => void post({ id: crypto.randomUUID(), ...message }),
    sendAgain: ({ refusal: _, ...message }) => void post(message),
    reportTyping() {
      if (id === null || Date.now() - typedAt.current < TYPING_INTERVAL_MS) return
      typedAt.current = Date.now()
      void sendChatAction(url, 'typing')
    },
    async leave({ text, ...sender }) {
      const { pending } = known
      const fullText = [...pending.map((one) => one.text), text].filter((one) => one !== '').join('\n\n')
      const outcome = await sendChatAction(url, 'request', {
        id: requestId.current,
        text: fullText,
        ...sender,
      })
      if (!outcome.ok) return outcome
      requestId.current = crypto.randomUUID()
      for (const one of pending) change({ kind: 'withdrawn', id: one.id })
      change({ kind: 'read', conversation: outcome.conversation })
      return outcome
    },
    sendTranscript(email) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return sendChatAction(url, 'transcript', { email, timeZone })
    },
  }
}

/**
 * Follows the events of a conversation; returns a function that stops. The browser reconnects by itself, starting from
 * the last event. If the browser gives up, this function reconnects. `after`: the id of the last known event.
 */
function followChat(
  { url, after }: { url: string; after: string },
  handlers: {
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
    source = new EventSource(`${url}?${new URLSearchParams({ after: last })}`)
    source.addEventListener('message', ({ data, lastEventId }) => {
      last = lastEventId
      handlers.onMessage(JSON.parse(data))
    })
    source.addEventListener('state', ({ data }) => handlers.onState(JSON.parse(data)))
    source.addEventListener('open', () => {
      delayMs = RETRY_MS
      handlers.onConnection(true)
    })
    source.addEventListener('error', () => {
      handlers.onConnection(false)
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
