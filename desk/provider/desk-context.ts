import { createContext, use } from 'react'
import { useLocale } from 'react-admin'
import type { DeskSession, DeskSettings } from '#contracts/team/desk.ts'
import type { Language } from '#domain/market/language.ts'

type DeskContextValue = { session: DeskSession; settings: DeskSettings }

export const DeskContext = createContext<DeskContextValue | null>(null)

export function useDesk(): DeskContextValue {
  const value = use(DeskContext)
  if (!value) throw new Error('useDesk outside of the desk')
  return value
}

/** The house's time zone, and its city in the language of the desk, or else the city of the time zone. */
export function usePlace(): { timeZone: string; city: string } {
  const { settings } = useDesk()
  const locale = useLocale() as Language
  const { timeZone, city } = settings.place
  const stated = city?.[locale] ?? city?.en ?? Object.values(city ?? {})[0]
  return { timeZone, city: stated ?? cityOf(timeZone) }
}

/** `New York` for `America/New_York`. */
function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
