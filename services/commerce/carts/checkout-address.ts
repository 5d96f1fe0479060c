import { type Locale, resolveLocale, toLocalePrefix } from '#domain/market/locale.ts'
import type { CartId } from './cart-id.ts'

/** `{shop}{locale prefix}/checkout/{token}?key={secret}`. */
export function formatCheckoutUrl(
  { url }: { url: string },
  { language, country }: Locale,
  { token, secret }: CartId,
): string {
  return `${url}${toLocalePrefix(resolveLocale(language, country))}/checkout/${token}?key=${secret}`
}
