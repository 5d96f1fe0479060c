import { TextInput, type TextInputProps } from 'react-admin'

const DAY_MS = 86_400_000

/**
 * A filter by a day of the browser's time zone, sent as a moment. `isEnd`: the filter excludes its moment, which is
 * therefore the start of the next day.
 */
export function DayInput({ isEnd = false, ...props }: TextInputProps & { isEnd?: boolean }) {
  return (
    <TextInput
      {...props}
      type="date"
      slotProps={{ inputLabel: { shrink: true } }}
      parse={(day: string) => (day ? momentOf(day, isEnd) : null)}
      format={(moment: string | null) => (moment ? dayOf(moment, isEnd) : '')}
    />
  )
}

function momentOf(day: string, isEnd: boolean): string {
  const begins = new Date(`${day}T00:00:00`)
  if (isEnd) begins.setDate(begins.getDate() + 1)
  return begins.toISOString()
}

/** Noon stays on the same day when daylight saving time changes. */
function dayOf(moment: string, isEnd: boolean): string {
  const at = new Date(new Date(moment).getTime() - (isEnd ? DAY_MS / 2 : 0))
  const part = (value: number) => String(value).padStart(2, '0')
  return `${at.getFullYear()}-${part(at.getMonth() + 1)}-${part(at.getDate())}`
}
