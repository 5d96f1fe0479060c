import type { Language } from '#domain/market/locale.ts'
import de from '#messages/de.json'
import en from '#messages/en.json'
import es from '#messages/es.json'
import fr from '#messages/fr.json'
import it from '#messages/it.json'

/** The messages used in emails: `mail`, and those of the pages for deliveries and requests. */
export type MailMessages = Pick<typeof en, 'mail' | 'delivery' | 'request'>

export const MAIL_MESSAGES: Readonly<Record<Language, MailMessages>> = { de, en, es, fr, it }
