import { listen, type Subscription } from '#services/kernel/database/listen.ts'
import { LISTS_CHANNEL, type ListNotice } from '../change-list.ts'

/** Hears of every change in all processes. Null: some may have been missed. */
type Hear = (notice: ListNotice | null) => void

export type ListHub = {
  /** Returns what ends it. Until then, `hear` is called with each notice of the list. */
  follow(listId: string, hear: Hear): Promise<() => void>
}

/** One connection to PostgreSQL for all who follow lists in this process, open as long as there is one. */
export function createListHub(databaseUrl: string): ListHub {
  const followers = new Map<string, Set<Hear>>()
  let listening: Promise<Subscription> | null = null

  function announce(payload: string | null) {
    const notice: ListNotice | null = payload === null ? null : JSON.parse(payload)
    const concerned =
      notice === null ? [...followers.values()] : [followers.get(notice.listId) ?? new Set<Hear>()]
    for (const hears of concerned) for (const hear of hears) hear(notice)
  }

  function leave(listId: string, hear: Hear) {
    const hears = followers.get(listId)
    hears?.delete(hear)
    if (hears?.size === 0) followers.delete(listId)
    if (followers.size > 0 || listening === null) return
    const ended = listening
    listening = null
    void ended.then((subscription) => subscription.close()).catch(() => {})
  }

  return {
    async follow(listId, hear) {
      followers.set(listId, (followers.get(listId) ?? new Set()).add(hear))
      listening ??= listen(databaseUrl, LISTS_CHANNEL, announce)
      try {
        await listening
      } catch (fault) {
        leave(listId, hear)
        throw fault
      }
      return () => leave(listId, hear)
    },
  }
}
