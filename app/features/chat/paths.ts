export const CHAT_PATH = '/chat'
/** The opening hours of the chat, the same for every visitor. */
export const CHAT_HOURS_PATH = '/chat/hours'
export const CHAT_EVENTS_PATH = '/chat/events'
export const CHAT_PICTURES_PATH = '/chat/pictures'
export const CHAT_INTENT = 'intent'
