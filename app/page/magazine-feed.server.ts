import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { HOUSE_NAME } from '#app/ui/page/wordmark.tsx'
import type { Language } from '#domain/market/language.ts'
import type { Feed } from './page.server.ts'

/** The feed of the magazine in a language. */
export function magazineFeed(language: Language): Feed {
  return {
    title: `${HOUSE_NAME}: ${pageText('magazine', language)}`,
    path: `/feeds/magazine/${language}.xml`,
  }
}
