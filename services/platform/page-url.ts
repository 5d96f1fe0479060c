import type { Language } from '#domain/market/language.ts'
import { localePath } from '#domain/market/locale.ts'
import { isCountryCode } from '#domain/market/market.ts'

export function pageUrl(
  { language, country }: { readonly language: Language; readonly country: string },
  path: string,
  shopUrl: string,
): string {
  if (!isCountryCode(country)) throw new Error(`A request from an unknown country: ${country}`)
  return shopUrl + localePath({ language, country }, path)
}
