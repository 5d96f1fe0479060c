import { listen, type Subscription } from './listen.ts'

/** Receives each notice about a topic, from any process. Null means that some may have been missed. */
type NoticeHandler<Notice> = (notice: Notice | null) => void

export type NoticeHub<Notice> = {
  /** Calls `hear` with each notice about the topic, until the returned function is called. */
  follow(topic: string, handler: NoticeHandler<Notice>): Promise<() => void>
}

/**
 * Listens to a channel on behalf of all followers of its topics in this process, as long as there are any. A notice is
 * JSON sent by the service itself.
 */
export function createNoticeHub<Notice>(
  databaseUrl: string,
  channel: string,
  topicsOf: (notice: Notice) => readonly string[],
): NoticeHub<Notice> {
  const followers = new Map<string, Set<NoticeHandler<Notice>>>()
  let listening: Promise<Subscription> | null = null

  function announce(payload: string | null) {
    const notice: Notice | null = payload === null ? null : JSON.parse(payload)
    const notified =
      notice === null
        ? [...followers.values()]
        : topicsOf(notice).map((topic) => followers.get(topic) ?? new Set<NoticeHandler<Notice>>())
    for (const handlers of notified) for (const handler of handlers) handler(notice)
  }

  function unfollow(topic: string, handler: NoticeHandler<Notice>) {
    const handlers = followers.get(topic)
    handlers?.delete(handler)
    if (handlers?.size === 0) followers.delete(topic)
    if (followers.size > 0 || listening === null) return
    const ended = listening
    listening = null
    void ended.then((subscription) => subscription.close()).catch(() => {})
  }

  return {
    async follow(topic, handler) {
      followers.set(topic, (followers.get(topic) ?? new Set()).add(handler))
      listening ??= listen(databaseUrl, channel, announce)
      try {
        await listening
      } catch (error) {
        unfollow(topic, handler)
        throw error
      }
      return () => unfollow(topic, handler)
    },
  }
}
