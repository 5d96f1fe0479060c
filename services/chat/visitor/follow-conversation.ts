import type { ChatMessage, ChatState } from '#contracts/chat.ts'
import { formatEvent, openEventStream, STREAMS_PER_VISITOR_MAX } from '#services/kernel/event-stream.ts'
import type { ChatStore } from '../chat-options.ts'
import type { ConversationRow } from '../chat-tables.ts'
import type { ChatNotice } from '../live/notices.ts'
import { readMessagesAfter, readState } from './read-conversation.ts'

const HEARTBEAT_MS = 15_000
/** After this time the client reconnects with a valid access token. */
const STREAM_MS = 3_600_000
/** Someone who has not typed for this long no longer counts as typing. */
const TYPING_MS = 6_000

/**
 * Streams the events of a conversation (`contracts/chat-calls.ts`). `after` is the id of the last event that the client
 * has received. If it belongs to a conversation that was merged into this one, all messages are sent again, because
 * their numbers have changed. `hasAccess` returns whether the client still has access.
 */
export function followConversation(
  request: Pick<Request, 'signal'>,
  store: ChatStore,
  { row, after, hasAccess }: { row: ConversationRow; after: string; hasAccess: () => Promise<boolean> },
): Response {
  const {
    hub,
    clock,
    readRow,
    database: { db },
  } = store
  const startedAt = clock().getTime()
  let sent = parseSeq(after, row.id)
  let sentState = ''
  let typingUntil = 0
  let typingTimer: NodeJS.Timeout | undefined
  let write = (_: string) => {}
  let lastCheck = Promise.resolve(true)

  /**
   * Runs one check at a time, in order, so that no message is sent twice. A failed check is repeated at the next tick.
   */
  function checkNext(): Promise<boolean> {
    lastCheck = lastCheck.then(check).catch(() => true)
    return lastCheck
  }

  /** Sends what the client does not have yet. Returns whether the conversation still exists. */
  async function check(): Promise<boolean> {
    const current = await readRow(row.id)
    if (!current) return false
    if (current.lastSeq > sent) {
      const missed = await readMessagesAfter(db, row.id, sent, store)
      for (const message of missed) send(message)
      // More messages may have arrived since the row was read. A whisper is never the last of them.
      sent = Math.max(current.lastSeq, missed.at(-1)?.seq ?? 0)
    }
    const isTeamTyping = performance.now() < typingUntil
    const { assignee, teamRead, visitorRead, isClosed } = current
    const newState = JSON.stringify([assignee, teamRead, visitorRead, isClosed, isTeamTyping])
    if (newState === sentState) return true
    sentState = newState
    const state: ChatState = await readState(db, current, { isTeamTyping }, store)
    write(formatEvent('state', state))
    return true
  }

  function send(message: ChatMessage): void {
    typingUntil = message.author === 'team' ? 0 : typingUntil
    write(formatEvent('message', message, `${row.id}:${message.seq}`))
  }

  const rules = {
    reader: row.accountId === null ? `chat ${row.id}` : `account ${row.accountId}`,
    streamsMax: STREAMS_PER_VISITOR_MAX,
    heartbeatMs: HEARTBEAT_MS,
    hasAccess: async () => clock().getTime() - startedAt <= STREAM_MS && (await hasAccess()) && checkNext(),
  }
  return openEventStream(request, rules, async (writer) => {
    write = writer.write
    const checkOrEnd = async () => {
      if (!(await checkNext())) writer.end()
    }
    const handleNotice = (notice: ChatNotice | null) => {
      if (notice?.typing === 'visitor') return
      if (notice?.typing === 'team') {
        typingUntil = performance.now() + TYPING_MS
        clearTimeout(typingTimer)
        typingTimer = setTimeout(checkOrEnd, TYPING_MS + 50)
      }
      void checkOrEnd()
    }
    const unsubscribe = await hub.subscribe(row.id, handleNotice)
    await checkOrEnd()
    return () => {
      clearTimeout(typingTimer)
      unsubscribe()
    }
  })
}

/** Returns the seq in an event id, `{conversation}:{seq}`, or 0 for another conversation. */
function parseSeq(eventId: string, conversationId: string): number {
  const [id, seq = ''] = eventId.split(':')
  return id === conversationId && /^\d{1,9}$/.test(seq) ? Number(seq) : 0
}
