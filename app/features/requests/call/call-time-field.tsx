import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { FieldOf } from '../form/request-form-view.tsx'
import { NOW } from '../kinds/expert-form.ts'
import { type Call, TimeOptions, useOwnClock } from './own-clock.tsx'

/**
 * When the house calls: now, if its office is open, or a time of the next days. On the clock of the office, and on the visitor's own
 * as soon as the page knows it.
 */
export function CallTimeField({ field, call }: { field: FieldOf; call: Call }) {
  const t = useTranslations('request')
  const contact = useTranslations('contact')
  const { place, written } = useOwnClock(call)
  const { openUntil, opensAt, zoneName, timeZone, days } = written
  const state = openUntil
    ? t('call.open', { time: openUntil })
    : opensAt && t('call.closed', { moment: opensAt })
  const help = [state, t('call.zone', { zone: zoneName })].filter(Boolean).join(' ')
  return (
    <div ref={place} className="contents">
      <input type="hidden" name="timeZone" value={timeZone} />
      <SelectField {...field('at')} help={help} required>
        <option value="">{contact('choose')}</option>
        {openUntil && <option value={NOW}>{t('values.now')}</option>}
        <TimeOptions days={days} />
      </SelectField>
    </div>
  )
}
