/** GET reads the visitor's conversation, POST acts on it. */
export const CHAT_PATH = '/chat'
/** The opening hours of the chat, the same for every visitor. */
export const CHAT_HOURS_PATH = '/chat/hours'
export const CHAT_EVENTS_PATH = '/chat/events'
export const CHAT_PICTURES_PATH = '/chat/pictures'
/** The name of the form field with the action of a POST. */
export const CHAT_INTENT = 'intent'
