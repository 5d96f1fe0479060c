import type { Page } from '@playwright/test'
import { createTranslator } from 'use-intl/core'
import type { Language } from '#domain/market/language.ts'
import de from '#messages/de.json' with { type: 'json' }
import en from '#messages/en.json' with { type: 'json' }
import es from '#messages/es.json' with { type: 'json' }
import fr from '#messages/fr.json' with { type: 'json' }
import it from '#messages/it.json' with { type: 'json' }

export type Messages = typeof en
export type Words = ReturnType<typeof createTranslator<Messages>>

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, it, es, de, fr }

/** The shop's messages in a language, so that one journey works in all five. */
export function wordsIn(language: Language): Words {
  return createTranslator<Messages>({ locale: language, messages: MESSAGES[language] })
}

/** Blocks the message files, so that a page only has the messages of its document. */
export async function blockMessageFiles(page: Page): Promise<void> {
  await page.route(WORD_FILES, () => undefined)
}

/** Allows the message files from the next document on. */
export async function unblockMessageFiles(page: Page): Promise<void> {
  await page.unroute(WORD_FILES)
}

/** The message file of each language. */
export const WORD_FILES = /\/assets\/(?:de|en|es|fr|it)-[\w-]+\.js$/
