import { useLocale } from 'react-admin'
import type { Language } from '../../../domain/market/language.ts'
import { useDesk } from '../desk-context.ts'

/** Where the house is: its time zone, and its city in the language of the desk; null if it states none. */
export function usePlace(): { timeZone: string; city: string | null } {
  const { settings } = useDesk()
  const locale = useLocale() as Language
  const { timeZone, city } = settings.place
  return { timeZone, city: city?.[locale] ?? city?.en ?? Object.values(city ?? {})[0] ?? null }
}
