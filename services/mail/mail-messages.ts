import type { Language } from '#domain/locale.ts'
import type messages from '#messages/en.json'

/** The message files, as the program has loaded them; a letter uses those below `mail`. */
export type MailMessages = Pick<typeof messages, 'mail'>

export type MessagesByLanguage = Readonly<Record<Language, MailMessages>>
