import { createContext, use, useEffect, useEffectEvent } from 'react'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { UPDATES_MAX } from '#domain/updates/updates.ts'
import { RECENT_UPDATES_PATH } from './paths.ts'
import { markAsRead } from './recent-updates.ts'
import type { UpdateView } from './update-view.ts'

/** Provided by the frame of the page. */
export type UpdatesState = {
  /** The number of unread updates; 0 until it is loaded. */
  readonly unread: number
  readonly open: () => void
  /** Called once the updates shown by a page or the panel are marked as read. */
  readonly onRead: () => void
  /** Called once some updates are marked as read, so that the others must be counted again. */
  readonly recount: () => void
}

export const UpdatesContext = createContext<UpdatesState>({
  unread: 0,
  open: () => undefined,
  onRead: () => undefined,
  recount: () => undefined,
})

/** Marks updates as read once they are shown. If that fails, they remain unread. */
export function useReadMarker(updates: readonly UpdateView[], isShown: boolean): void {
  const url = useLocalePath()(RECENT_UPDATES_PATH)
  const { onRead } = use(UpdatesContext)
  const unread = updates.flatMap(({ id, isUnread }) => (isUnread ? [id] : []))
  const mark = useEffectEvent(async () => {
    if (await markAsRead(url, unread)) onRead()
  })
  const unreadIds = unread.join()
  useEffect(() => {
    if (isShown && unreadIds !== '') void mark()
  }, [isShown, unreadIds])
}

/**
 * Marks the updates about the current page as read, because it may have been opened from an email. The latest is last.
 */
export function useUpdatesRead(updateIds: readonly string[]): void {
  const url = useLocalePath()(RECENT_UPDATES_PATH)
  const { unread, recount } = use(UpdatesContext)
  const ids = updateIds.slice(-UPDATES_MAX)
  const mark = useEffectEvent(async () => {
    if (await markAsRead(url, ids)) recount()
  })
  const hasUnread = unread > 0
  const joinedIds = ids.join()
  useEffect(() => {
    if (hasUnread && joinedIds !== '') void mark()
  }, [hasUnread, joinedIds])
}
