/** How many days an update is shown. */
export const UPDATE_DAYS = 60
export const UPDATES_MAX = 30

const DAY_MS = 86_400_000

/** `id` identifies this event alone, so that it can be marked as read. */
export type BaseEvent = { readonly id: string; readonly at: Date }

/** The time of the oldest updates still shown at `now`. */
export function updatesSince(now: Date): Date {
  return new Date(now.getTime() - UPDATE_DAYS * DAY_MS)
}

/** Spec §2: newest first, with the number of unread ones. */
export function selectUpdates<Update extends BaseEvent>(
  events: readonly Update[],
  readIds: ReadonlySet<string>,
  now: Date,
): { readonly updates: readonly (Update & { isUnread: boolean })[]; readonly unread: number } {
  const since = updatesSince(now)
  const updates = events
    .filter(({ at }) => at >= since)
    .toSorted((left, right) => right.at.getTime() - left.at.getTime() || (left.id < right.id ? -1 : 1))
    .slice(0, UPDATES_MAX)
    .map((update) => ({ ...update, isUnread: !readIds.has(update.id) }))
  return { updates, unread: updates.filter(({ isUnread }) => isUnread).length }
}

export function replyUpdateId(messageId: string): string {
  return `reply ${messageId}`
}
