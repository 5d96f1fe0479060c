import { listen, type Subscription } from './listen.ts'

/** Receives every notice about a topic in all processes. Null means that some may have been missed. */
type Hear<Notice> = (notice: Notice | null) => void

export type NoticeHub<Notice> = {
  /** Calls `hear` with each notice about the topic, until the returned function is called. */
  follow(topic: string, hear: Hear<Notice>): Promise<() => void>
}

/**
 * Listens for all who follow topics of a channel in this process, as long as there is one. A notice is JSON
 * that the service itself has sent.
 */
export function createNoticeHub<Notice>(
  databaseUrl: string,
  channel: string,
  topicsOf: (notice: Notice) => readonly string[],
): NoticeHub<Notice> {
  const followers = new Map<string, Set<Hear<Notice>>>()
  let listening: Promise<Subscription> | null = null

  function announce(payload: string | null) {
    const notice: Notice | null = payload === null ? null : JSON.parse(payload)
    const concerned =
      notice === null
        ? [...followers.values()]
        : topicsOf(notice).map((topic) => followers.get(topic) ?? new Set<Hear<Notice>>())
    for (const hears of concerned) for (const hear of hears) hear(notice)
  }

  function leave(topic: string, hear: Hear<Notice>) {
    const hears = followers.get(topic)
    hears?.delete(hear)
    if (hears?.size === 0) followers.delete(topic)
    if (followers.size > 0 || listening === null) return
    const ended = listening
    listening = null
    void ended.then((subscription) => subscription.close()).catch(() => {})
  }

  return {
    async follow(topic, hear) {
      followers.set(topic, (followers.get(topic) ?? new Set()).add(hear))
      listening ??= listen(databaseUrl, channel, announce)
      try {
        await listening
      } catch (fault) {
        leave(topic, hear)
        throw fault
      }
      return () => leave(topic, hear)
    },
  }
}
