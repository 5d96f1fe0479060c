/** An update is shown for this many days after its moment. */
export const UPDATE_DAYS = 60
/** The largest number of updates shown. */
export const UPDATES_MAX = 30

const DAY_MS = 86_400_000

/** Something that is new for a customer. `id` is that of this event and no other, so that it can be marked as read. */
export type Dated = { readonly id: string; readonly at: Date }

/** The first moment that is not too old at `now`. */
export function updatesSince(now: Date): Date {
  return new Date(now.getTime() - UPDATE_DAYS * DAY_MS)
}

/** Spec §2: the updates that a customer is shown, the newest first, and how many of them are unread. */
export function selectUpdates<Update extends Dated>(
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

/** The id of the update about a message of the team. */
export function replyUpdateId(messageId: string): string {
  return `reply ${messageId}`
}
