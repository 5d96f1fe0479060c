import type { ComponentType } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { RequestKind } from '#domain/request/request-kinds.ts'
import { AttachmentsField } from '../attachments/attachments-field.tsx'
import { type Call, TimeOptions, useLocalTimes } from '../call/local-times.tsx'
import type { FieldOf, KindFieldsProps } from '../form/request-form-view.tsx'
import { DRAWINGS } from '../form/request-form-view.tsx'
import {
  BudgetField,
  EmailField,
  MessageField,
  PersonFields,
  PlaceFields,
  QuantityField,
} from './common-fields.tsx'
import { ConsultationFields } from './consultation-fields.tsx'
import { ContactFields } from './contact-fields.tsx'
import { CUSTOMIZATION_FIELDS } from './customization-form.ts'
import { CALL_NOW } from './expert-form.ts'
import { PieceLines } from './piece-lines.tsx'
import { Section } from './section.tsx'
import { WhiteGloveFields } from './white-glove-fields.tsx'

const FINISHES_ID = 'piece-finishes'

const FIELDS: Readonly<Partial<Record<RequestKind, ComponentType<KindFieldsProps>>>> = {
  contact: ContactFields,
  customization: CustomizationFields,
  'white-glove': WhiteGloveFields,
  'more-information': MoreInformationFields,
  expert: ExpertFields,
  availability: AvailabilityFields,
  'back-in-stock': BackInStockFields,
  quote: QuoteFields,
  consultation: ConsultationFields,
}

/** Returns false for the contact form, which has its own path. */
export function hasRequestPath(kind: RequestKind): boolean {
  return kind !== 'contact' && FIELDS[kind] !== undefined
}

export function KindFields(props: KindFieldsProps) {
  const Fields = FIELDS[props.data.kind]
  return Fields && <Fields {...props} />
}

function ExpertFields({ field, data: { call } }: KindFieldsProps) {
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {call && <CallTimeField field={field} call={call} />}
        <TextField {...field('phone')} type="tel" autoComplete="tel" required />
      </div>
      <MessageField field={field} isOptional />
      <PersonFields field={field} />
    </>
  )
}

function MoreInformationFields({ field }: KindFieldsProps) {
  return (
    <>
      <MessageField field={field} />
      <PersonFields field={field} />
    </>
  )
}

function AvailabilityFields({ field }: KindFieldsProps) {
  return (
    <>
      <div className="sm:w-1/3">
        <QuantityField {...field('quantity')} />
      </div>
      <MessageField field={field} isOptional />
      <PersonFields field={field} />
    </>
  )
}

function BackInStockFields({ field }: KindFieldsProps) {
  return <EmailField field={field} />
}

/**
 * Offers a call now, if the office is open, or at a time in the next days. Times are in the office's time zone, and in
 * the visitor's once the browser has reported it.
 */
function CallTimeField({ field, call }: { field: FieldOf; call: Call }) {
  const t = useTranslations('request')
  const tContact = useTranslations('contact')
  const { container, formatted } = useLocalTimes(call)
  const { openUntil, opensAt, zoneName, timeZone, days } = formatted
  const state = openUntil
    ? t('call.open', { time: openUntil })
    : opensAt && t('call.closed', { moment: opensAt })
  const help = [state, t('call.zone', { zone: zoneName })].filter(Boolean).join(' ')
  return (
    <div ref={container} className="contents">
      <input type="hidden" name="timeZone" value={timeZone} />
      <SelectField {...field('at')} help={help} required>
        <option value="">{tContact('choose')}</option>
        {openUntil && <option value={CALL_NOW}>{t('values.now')}</option>}
        <TimeOptions days={days} />
      </SelectField>
    </div>
  )
}

/** Spec §1: the pieces of a quote, the project, and the destination. */
function QuoteFields({ field, data }: KindFieldsProps) {
  const t = useTranslations('request')
  const { piece, currency, countries } = data
  return (
    <>
      {piece ? (
        <div className="sm:w-1/3">
          <QuantityField {...field('quantity')} />
        </div>
      ) : (
        <PieceLines data={data} />
      )}
      <TextField {...field('project')} help={t('help.project')} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('dateNeeded')} type="date" isOptional />
        <BudgetField field={field} currency={currency} />
      </div>
      <Section title={t('white-glove.where')}>
        <TextField {...field('street')} autoComplete="street-address" isOptional />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...field('city')} autoComplete="address-level2" isOptional />
          <PlaceFields field={field} countries={countries} />
        </div>
      </Section>
      <MessageField field={field} isOptional />
      <PersonFields field={field} />
    </>
  )
}

/** Spec §3: sizes in the visitor's unit beside the current ones of the piece, what else may change, and a message. */
function CustomizationFields({ field, data: { unit, piece }, sentFiles }: KindFieldsProps) {
  const t = useTranslations('request')
  const tForm = useTranslations('shell.form')
  const format = useFormat()
  const currentSize = format.dimensions(piece?.sizes ?? [])
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="text-small font-medium">
          {t('size', { unit: t(`units.${unit}`) })}{' '}
          <span className="inline-block font-regular text-muted">
            {currentSize ? t('as-shown', { size: currentSize }) : tForm('optional')}
          </span>
        </legend>
        <input type="hidden" name="unit" value={unit} />
        <div className="mt-3 grid grid-cols-2 gap-5 sm:grid-cols-4">
          <TextField {...field('width')} inputMode="decimal" />
          <TextField {...field('depth')} inputMode="decimal" />
          <TextField {...field('height')} inputMode="decimal" />
          <QuantityField {...field('quantity')} />
        </div>
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        {CUSTOMIZATION_FIELDS.filter((name) => name !== 'upholstery' || piece?.isUpholstered).map((name) => (
          <TextField
            key={name}
            {...field(name)}
            {...(name === 'finishes' && { list: FINISHES_ID })}
            isOptional
          />
        ))}
      </div>
      <datalist id={FINISHES_ID}>
        {piece?.finishes.map((finish) => (
          <option key={finish} value={finish} />
        ))}
      </datalist>
      <MessageField field={field} />
      <AttachmentsField {...DRAWINGS} sent={sentFiles} />
      <PersonFields field={field} />
    </>
  )
}
