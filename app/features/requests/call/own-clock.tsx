import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { LoadedForm } from '../form/loaded-form.ts'
import { type FormattedCall, formatCall } from './written-call.ts'

export type Call = NonNullable<LoadedForm['call']>

/**
 * The times by the office's clock, then by the browser's. Earlier choices are preserved in every select inside the
 * element of `place`.
 */
export function useLocalTimes({ offered, atOffice }: Call) {
  const place = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState<{ timeZone: string; chosen: readonly string[] } | null>(null)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    setOwn({ timeZone, chosen: selectsIn(place.current).map(({ value }) => value) })
  }, [])
  useLayoutEffect(() => {
    for (const [index, select] of selectsIn(place.current).entries())
      if (own) select.value = own.chosen[index] ?? ''
  }, [own])
  return { place, written: own ? formatCall(offered, own.timeZone) : atOffice }
}

function selectsIn(place: HTMLElement | null): HTMLSelectElement[] {
  return [...(place?.querySelectorAll('select') ?? [])]
}

/** Grouped by day. */
export function TimeOptions({ days }: Pick<FormattedCall, 'days'>) {
  return days.map(({ label, times }) => (
    <optgroup key={label} label={label}>
      {times.map((time) => (
        <option key={time.at} value={time.at}>
          {time.label}
        </option>
      ))}
    </optgroup>
  ))
}
