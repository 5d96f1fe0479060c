import type { Language } from '#domain/market/locale.ts'
import de from '#messages/de.json'
import en from '#messages/en.json'
import es from '#messages/es.json'
import fr from '#messages/fr.json'
import it from '#messages/it.json'
import type { MessageTree } from './message-tree.ts'

/** The browser gets only the messages that its page used. */
export const ALL_MESSAGES: Readonly<Record<Language, MessageTree>> = { de, en, es, fr, it }
