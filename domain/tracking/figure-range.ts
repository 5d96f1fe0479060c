import { addDays, type CalendarDate, isCalendarDate } from '../calendar/calendar-date.ts'

/** Both days are inclusive. */
export type DayRange = { readonly from: CalendarDate; readonly to: CalendarDate }

/** Roughly as long as visits are stored. */
export const FIGURE_DAYS_MAX = 775
const DEFAULT_DAYS = 30
/** More bars cannot be distinguished. */
const DAYS_SHOWN_MAX = 92

/** The range between two typed days; null if invalid. The default is the last thirty days. */
export function figureRange(
  from: string | undefined,
  to: string | undefined,
  today: CalendarDate,
): DayRange | null {
  const range = { from: from ?? addDays(to ?? today, 1 - DEFAULT_DAYS), to: to ?? today }
  if (!isCalendarDate(range.from) || !isCalendarDate(range.to)) return null
  const days = dayCount(range)
  return days >= 1 && days <= FIGURE_DAYS_MAX ? range : null
}

/** The same number of days immediately before. */
export function rangeBefore(range: DayRange): DayRange {
  return { from: addDays(range.from, -dayCount(range)), to: addDays(range.from, -1) }
}

/** Days, or months if there would be too many parts. */
export function rangeUnit(range: DayRange): 'day' | 'month' {
  return dayCount(range) > DAYS_SHOWN_MAX ? 'month' : 'day'
}

/** The first day of each part: each day, or the first of each month in the range. */
export function rangeParts(range: DayRange): CalendarDate[] {
  const days = Array.from({ length: dayCount(range) }, (_, index) => addDays(range.from, index))
  return rangeUnit(range) === 'day' ? days : [...new Set(days.map((day) => `${day.slice(0, 7)}-01`))]
}

function dayCount({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}
