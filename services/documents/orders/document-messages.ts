import { createTranslator } from 'use-intl/core'
import type { Order } from '#contracts/order/order.ts'
import type { Language } from '#domain/market/language.ts'
import de from '#messages/de.json'
import en from '#messages/en.json'
import es from '#messages/es.json'
import fr from '#messages/fr.json'
import it from '#messages/it.json'
import type { OrderMessages, OrderRowTranslator } from '#services/kernel/order-rows/order-rows.ts'

/**
 * The messages of documents. Totals, bank details, delivery methods and open finishes reuse those of emails and pages.
 */
type DocumentMessages = Pick<typeof en, 'documents' | 'mail' | 'delivery' | 'lists' | 'product' | 'shell'>

const MESSAGES: Readonly<Record<Language, DocumentMessages>> = { de, en, es, fr, it }

export type Translator = ReturnType<typeof createTranslator<DocumentMessages>>

/** `tag` is the language with the country, which determines how dates and amounts are formatted. */
export function createDocumentTranslator(language: Language, tag: string): Translator {
  return createTranslator({ locale: tag, messages: MESSAGES[language], timeZone: 'UTC' })
}

export function projectText({ projectName }: Order['lines'][number], t: Translator): string | null {
  return projectName === null ? null : t('mail.order.lines.project', { name: projectName })
}

export function createOrderRowTranslator(language: Language, tag: string): OrderRowTranslator {
  const messages: OrderMessages = MESSAGES[language]
  return createTranslator({ locale: tag, messages, namespace: 'mail.order', timeZone: 'UTC' })
}
