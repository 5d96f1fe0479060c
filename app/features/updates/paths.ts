/** The latest updates as JSON, for the panel; a POST to it marks those with these ids as read. Without locale. */
export const RECENT_UPDATES = '/profile/updates/recent'
/** The field of an update's id in that form; it may occur several times. */
export const UPDATE_FIELD = 'id'
