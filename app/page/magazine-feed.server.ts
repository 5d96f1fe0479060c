import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import type { Language } from '#domain/market/language.ts'
import type { Feed } from './page.server.ts'

export function magazineFeed(language: Language, house: { readonly name: string }): Feed {
  return {
    title: `${house.name}: ${pageText('magazine', language)}`,
    path: `/feeds/magazine/${language}.xml`,
  }
}
