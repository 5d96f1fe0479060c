import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { LoadedForm } from '../form/loaded-form.ts'
import { type FormattedCall, formatCall } from './format-call.ts'

export type Call = NonNullable<LoadedForm['call']>

/**
 * Formats the times in the office's time zone, and after hydration in the browser's. Earlier choices are preserved in
 * every select inside the element with the ref `container`.
 */
export function useLocalTimes({ offered, atOffice }: Call) {
  const container = useRef<HTMLDivElement>(null)
  const [local, setLocal] = useState<{ timeZone: string; chosen: readonly string[] } | null>(null)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    setLocal({ timeZone, chosen: selectsIn(container.current).map(({ value }) => value) })
  }, [])
  useLayoutEffect(() => {
    for (const [index, select] of selectsIn(container.current).entries())
      if (local) select.value = local.chosen[index] ?? ''
  }, [local])
  return { container, formatted: local ? formatCall(offered, local.timeZone) : atOffice }
}

function selectsIn(container: HTMLElement | null): HTMLSelectElement[] {
  return [...(container?.querySelectorAll('select') ?? [])]
}

/** The offered times, grouped by day. */
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
