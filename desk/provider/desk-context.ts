import { createContext, use } from 'react'
import { useLocale } from 'react-admin'
import type { DeskSession, DeskSettings } from '#contracts/team/desk.ts'
import type { Language } from '#domain/market/language.ts'

type DeskContextValue = { session: DeskSession; settings: DeskSettings }

export const DeskContext = createContext<DeskContextValue | null>(null)

export function useDesk(): DeskContextValue {
  const value = use(DeskContext)
  if (!value) throw new Error('useDesk must be used within DeskContext')
  return value
}

/**
 * Returns the house's time zone, and the house's city in the desk's language. If no city is configured, returns the
 * time zone's city.
 */
export function usePlace(): { timeZone: string; city: string } {
  const { settings } = useDesk()
  const locale = useLocale() as Language
  const { timeZone, city } = settings.place
  const configuredCity = city?.[locale] ?? city?.en ?? Object.values(city ?? {})[0]
  return { timeZone, city: configuredCity ?? getTimeZoneCity(timeZone) }
}

/** Returns `New York` for `America/New_York`, for example. */
function getTimeZoneCity(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
