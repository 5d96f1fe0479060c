import { listen, type Subscription } from './listen.ts'

/** Receives each notice about a topic, from any process. Null means that notices may have been missed. */
type NoticeHandler<Notice> = (notice: Notice | null) => void

export type NoticeHub<Notice> = {
  /** Calls `handler` with each notice about the topic, until the returned function is called. */
  subscribe(topic: string, handler: NoticeHandler<Notice>): Promise<() => void>
}

/**
 * Listens to a channel on behalf of all subscribers to its topics in this process, as long as there are any. A notice
 * is JSON sent by the service itself.
 */
export function createNoticeHub<Notice>(
  databaseUrl: string,
  channel: string,
  getTopics: (notice: Notice) => readonly string[],
): NoticeHub<Notice> {
  const subscribers = new Map<string, Set<NoticeHandler<Notice>>>()
  let listening: Promise<Subscription> | null = null

  function announce(payload: string | null) {
    const notice: Notice | null = payload === null ? null : JSON.parse(payload)
    const notified =
      notice === null
        ? [...subscribers.values()]
        : getTopics(notice).map((topic) => subscribers.get(topic) ?? new Set<NoticeHandler<Notice>>())
    for (const handlers of notified) for (const handler of handlers) handler(notice)
  }

  function unsubscribe(topic: string, handler: NoticeHandler<Notice>) {
    const handlers = subscribers.get(topic)
    handlers?.delete(handler)
    if (handlers?.size === 0) subscribers.delete(topic)
    if (subscribers.size > 0 || listening === null) return
    const ended = listening
    listening = null
    void ended.then((subscription) => subscription.close()).catch(() => {})
  }

  return {
    async subscribe(topic, handler) {
      subscribers.set(topic, (subscribers.get(topic) ?? new Set()).add(handler))
      listening ??= listen(databaseUrl, channel, announce)
      try {
        await listening
      } catch (error) {
        unsubscribe(topic, handler)
        throw error
      }
      return () => unsubscribe(topic, handler)
    },
  }
}
