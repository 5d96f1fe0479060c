import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { PROPOSED_TIMES } from '#domain/request/consultation.ts'
import type { FieldOf } from '../form/request-form-view.tsx'
import { Section } from '../kinds/section.tsx'
import { type Call, TimeOptions, useOwnClock } from './own-clock.tsx'

/** Up to three times for a consultation, of which the house confirms one. On the clock of the visitor as soon as the page knows it. */
export function ProposedTimes({ field, call }: { field: FieldOf; call: Call }) {
  const t = useTranslations('request')
  const contact = useTranslations('contact')
  const { place, written } = useOwnClock(call)
  const zone = t('call.zone', { zone: written.zoneName })
  return (
    <Section title={t('consultation.times')} note={t('consultation.confirmed', { zone })}>
      <input type="hidden" name="timeZone" value={written.timeZone} />
      <div ref={place} className="grid gap-5 sm:grid-cols-2">
        {PROPOSED_TIMES.map((name, index) => (
          <SelectField key={name} {...field(name)} required={index === 0} isOptional={index > 0}>
            <option value="">{contact('choose')}</option>
            <TimeOptions days={written.days} />
          </SelectField>
        ))}
      </div>
    </Section>
  )
}
