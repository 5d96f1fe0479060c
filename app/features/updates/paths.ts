/**
 * GET returns the latest updates as JSON, for the panel; POST marks those with the given ids as read. Without locale.
 */
export const RECENT_UPDATES_PATH = '/profile/updates/recent'
/** Form field for an update's id; may be repeated. */
export const UPDATE_FIELD = 'id'
