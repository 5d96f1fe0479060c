import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox, ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { PROJECT_TYPES, PROPOSED_TIMES, ROOMS } from '#domain/request/consultation.ts'
import { type Call, TimeOptions, useLocalTimes } from '../call/local-times.tsx'
import type { FieldOf, KindFieldsProps } from '../form/request-form-view.tsx'
import { BudgetField, MessageField, PersonFields } from './common-fields.tsx'
import { roomField, visitValue } from './consultation-form.ts'
import { PieceLines } from './piece-lines.tsx'
import { Section } from './section.tsx'

/** Spec §1: the project, and how and when to meet. */
export function ConsultationFields({ field, data }: KindFieldsProps) {
  const { call, currency, offices } = data
  const t = useTranslations('request')
  const tContact = useTranslations('contact')
  const tForm = useTranslations('shell.form')
  const meeting = field('meeting')
  const choices = [
    ...(['video', 'phone'] as const).map((way) => ({ value: way, label: t(`values.${way}`) })),
    ...offices.map((city) => ({ value: visitValue(city), label: t('consultation.visit', { city }) })),
  ]
  return (
    <>
      <PieceLines data={data} />
      <Section title={t('consultation.project')}>
        <SelectField {...field('projectType')} required className="sm:w-1/2 sm:pe-2.5">
          <option value="">{tContact('choose')}</option>
          {PROJECT_TYPES.map((type) => (
            <option key={type} value={type}>
              {t(`values.${type}`)}
            </option>
          ))}
        </SelectField>
        <fieldset className="grid grid-cols-2 gap-x-5 gap-y-1.5 sm:grid-cols-3">
          <legend className="mb-1.5 text-small font-medium">
            {t('facts.rooms')} <span className="font-regular text-muted">{tForm('optional')}</span>
          </legend>
          {ROOMS.map((room) => {
            const { name, defaultValue } = field(roomField(room))
            const isChecked = defaultValue === 'on'
            return <Checkbox key={room} name={name} defaultChecked={isChecked} label={t(`values.${room}`)} />
          })}
        </fieldset>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('style')} help={t('help.style')} isOptional />
          <BudgetField field={field} currency={currency} />
        </div>
      </Section>
      <div className="group/meeting grid gap-3">
        <ChoiceGroup legend={t('consultation.meeting')}>
          {choices.map(({ value, label }) => (
            <Radio
              key={value}
              name={meeting.name}
              value={value}
              defaultChecked={meeting.defaultValue === value}
              label={label}
            />
          ))}
        </ChoiceGroup>
        {/* Shown by CSS, with or without JavaScript. */}
        <div className="hidden group-has-[[value=phone]:checked]/meeting:block sm:w-1/2 sm:pe-2.5">
          <TextField {...field('phone')} type="tel" autoComplete="tel" />
        </div>
      </div>
      {call && <ProposedTimes field={field} call={call} />}
      <MessageField field={field} isOptional />
      <PersonFields field={field} />
    </>
  )
}

/**
 * Up to three times for a consultation, of which the house confirms one. They are in the visitor's time zone once the
 * browser has reported it.
 */
function ProposedTimes({ field, call }: { field: FieldOf; call: Call }) {
  const t = useTranslations('request')
  const tContact = useTranslations('contact')
  const { container, formatted } = useLocalTimes(call)
  const zone = t('call.zone', { zone: formatted.zoneName })
  return (
    <Section title={t('consultation.times')} note={t('consultation.confirmed', { zone })}>
      <input type="hidden" name="timeZone" value={formatted.timeZone} />
      <div ref={container} className="grid gap-5 sm:grid-cols-2">
        {PROPOSED_TIMES.map((name, index) => (
          <SelectField key={name} {...field(name)} required={index === 0} isOptional={index > 0}>
            <option value="">{tContact('choose')}</option>
            <TimeOptions days={formatted.days} />
          </SelectField>
        ))}
      </div>
    </Section>
  )
}
