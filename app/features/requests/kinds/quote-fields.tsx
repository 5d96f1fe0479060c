import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { KindFieldsProps } from '../form/request-form-view.tsx'
import { BudgetField, MessageField, PersonFields, PlaceFields, QuantityField } from './common-fields.tsx'
import { PieceLines } from './piece-lines.tsx'
import { Section } from './section.tsx'

/** Spec §1: a quote: the pieces, the project, and where they go. */
export function QuoteFields({ field, data }: KindFieldsProps) {
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
