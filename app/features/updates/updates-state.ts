import { createContext, use, useEffect, useEffectEvent } from 'react'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { UPDATES_MAX } from '#domain/updates/updates.ts'
import { RECENT_UPDATES } from './paths.ts'
import { markAsRead } from './recent-updates.ts'
import type { ShownUpdate } from './shown-update.ts'

/** Belongs to the frame of the page. */
export type UpdatesState = {
  /** The number of unread updates; 0 until it is loaded. */
  readonly unread: number
  readonly open: () => void
  /** Called once the updates shown by a page or the panel are marked as read. */
  readonly onRead: () => void
  /** Called once some updates are marked as read. */
  readonly recount: () => void
}

export const UpdatesContext = createContext<UpdatesState>({
  unread: 0,
  open: () => undefined,
  onRead: () => undefined,
  recount: () => undefined,
})

/** If marking fails, they remain unread. */
export function useReadMarker(updates: readonly ShownUpdate[], isShown: boolean): void {
  const address = useLocalePath()(RECENT_UPDATES)
  const { onRead } = use(UpdatesContext)
  const unread = updates.flatMap(({ id, isUnread }) => (isUnread ? [id] : []))
  const mark = useEffectEvent(async () => {
    if (await markAsRead(address, unread)) onRead()
  })
  const marked = unread.join()
  useEffect(() => {
    if (isShown && marked !== '') void mark()
  }, [isShown, marked])
}

/**
 * Marks the updates about the current page as read, latest last, because the page may have been opened from an email.
 */
export function useUpdatesRead(updateIds: readonly string[]): void {
  const address = useLocalePath()(RECENT_UPDATES)
  const { unread, recount } = use(UpdatesContext)
  const ids = updateIds.slice(-UPDATES_MAX)
  const mark = useEffectEvent(async () => {
    if (await markAsRead(address, ids)) recount()
  })
  const hasUnread = unread > 0
  const marked = ids.join()
  useEffect(() => {
    if (hasUnread && marked !== '') void mark()
  }, [hasUnread, marked])
}
