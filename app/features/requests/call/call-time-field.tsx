import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { LoadedForm } from '../form/loaded-form.ts'
import type { FieldOf } from '../form/request-form-view.tsx'
import { NOW } from '../kinds/expert-form.ts'
import { writeCall } from './written-call.ts'

type Call = NonNullable<LoadedForm['call']>

/**
 * When the house calls: now, if its office is open, or a time of the next days. On the clock of the office, and on the visitor's own
 * as soon as the page knows it.
 */
export function CallTimeField({ field, call }: { field: FieldOf; call: Call }) {
  const t = useTranslations('request')
  const contact = useTranslations('contact')
  const { select, written } = useOwnClock(call)
  const { openUntil, opensAt, zoneName, timeZone, days } = written
  const state = openUntil
    ? t('call.open', { time: openUntil })
    : opensAt && t('call.closed', { moment: opensAt })
  const help = [state, t('call.zone', { zone: zoneName })].filter(Boolean).join(' ')
  return (
    <>
      <input type="hidden" name="timeZone" value={timeZone} />
      <SelectField {...field('at')} ref={select} help={help} required>
        <option value="">{contact('choose')}</option>
        {openUntil && <option value={NOW}>{t('values.now')}</option>}
        {days.map(({ label, times }) => (
          <optgroup key={label} label={label}>
            {times.map((time) => (
              <option key={time.at} value={time.at}>
                {time.label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
    </>
  )
}

/** The times on the clock of the office, then on that of the browser. What was chosen before that stays chosen. */
function useOwnClock({ offered, atOffice }: Call) {
  const select = useRef<HTMLSelectElement>(null)
  const [own, setOwn] = useState<{ timeZone: string; chosen: string } | null>(null)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    setOwn({ timeZone, chosen: select.current?.value ?? '' })
  }, [])
  useLayoutEffect(() => {
    if (own && select.current) select.current.value = own.chosen
  }, [own])
  return { select, written: own ? writeCall(offered, own.timeZone) : atOffice }
}
