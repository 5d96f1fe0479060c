import { useMemo } from 'react'
import { useLocale } from 'react-admin'
import { type CalendarDate, calendarDateIn } from '#domain/calendar/calendar-date.ts'
import { formatShortDate } from '#domain/delivery/written-days.ts'
import { formatFileSize } from '#domain/files/written-size.ts'

/** A decimal amount with its currency, as in the contracts. */
type WireMoney = { amount: string; currencyCode: string }

export function useFormat() {
  const locale = useLocale()
  return useMemo(() => {
    const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
    const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
    const shortDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
    const shortDateTime = new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
    })
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })
    const languages = new Intl.DisplayNames(locale, { type: 'language' })
    const regions = new Intl.DisplayNames(locale, { type: 'region' })
    return {
      dateAndTime: (at: string) => dateTime.format(new Date(at)),
      time: (at: string) => time.format(new Date(at)),
      /** Formats a date, without the year if it is the current year. */
      shortDate: (at: string) => (isThisYear(at) ? shortDate : date).format(new Date(at)),
      shortDateAndTime: (at: string) => (isThisYear(at) ? shortDateTime : dateTime).format(new Date(at)),
      /** Formats date and time in the given time zone. */
      dateAndTimeIn: (timeZone: string, at: string) =>
        new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
          new Date(at),
        ),
      date: (at: string) => date.format(new Date(at)),
      /** Formats a calendar date, such as `2026-11-26`, without the year, for lists of nearby dates. */
      day: (calendarDate: string) => day.format(new Date(`${calendarDate}T00:00:00Z`)),
      /** Formats a calendar date, without the year if it is the current year. */
      shortDay: (calendarDate: CalendarDate) => {
        const today = calendarDateIn(shortDate.resolvedOptions().timeZone, new Date())
        return formatShortDate(calendarDate, { tag: locale, today })
      },
      longDay: (calendarDate: string) => longDay.format(new Date(`${calendarDate}T00:00:00Z`)),
      month: (at: string) => month.format(new Date(at)),
      money: ({ amount, currencyCode }: WireMoney) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency: currencyCode }).format(Number(amount)),
      number: (count: number) => new Intl.NumberFormat(locale).format(count),
      /** Formats a percentage. Null becomes a dash. */
      percent: (value: number | null) =>
        value === null
          ? '–'
          : new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(value / 100),
      /** Formats an amount in minor units, rounded to whole units of the currency. */
      wholeMoney: (amountMinor: number, currency: string) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(
          amountMinor / 100,
        ),
      country: (code: string) => regions.of(code) ?? code,
      fileSize: (bytes: number) => formatFileSize(bytes, locale),
      language: (code: string) => languages.of(code) ?? code,
    }
  }, [locale])
}

function isThisYear(at: string): boolean {
  return new Date(at).getFullYear() === new Date().getFullYear()
}
