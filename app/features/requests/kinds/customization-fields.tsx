import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { TextField } from '#app/ui/form/text-field.tsx'
import { AttachmentsField } from '../attachments/attachments-field.tsx'
import { DRAWINGS, type KindFieldsProps } from '../form/request-form-view.tsx'
import { MessageField, PersonFields, QuantityField } from './common-fields.tsx'
import { CUSTOM_WISHES } from './customization-form.ts'

/** Spec §3: sizes in the visitor's unit, with those of the piece as it is; what else may change; a message. */
export function CustomizationFields({ field, data: { unit, piece }, sentFiles }: KindFieldsProps) {
  const t = useTranslations('request')
  const form = useTranslations('shell.form')
  const format = useFormat()
  const shown = format.dimensions(piece?.sizes ?? [])
  return (
    <>
      <fieldset className="grid gap-3">
        <legend className="text-small font-medium">
          {t('size', { unit: t(`units.${unit}`) })}{' '}
          <span className="inline-block font-regular text-muted">
            {shown ? t('as-shown', { size: shown }) : form('optional')}
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
        {CUSTOM_WISHES.filter((name) => name !== 'upholstery' || piece?.isUpholstered).map((name) => (
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

const FINISHES_ID = 'piece-finishes'
