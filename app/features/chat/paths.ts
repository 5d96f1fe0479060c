/** The visitor's conversation with the house: GET reads it, POST acts on it. */
export const CHAT_PATH = '/chat'
/** When someone is there, the same for every visitor. */
export const CHAT_HOURS_PATH = '/chat/hours'
export const CHAT_EVENTS_PATH = '/chat/events'
export const CHAT_PICTURES_PATH = '/chat/pictures'
/** The name of the field that says what a POST does. */
export const CHAT_INTENT = 'intent'
