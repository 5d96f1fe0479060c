import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { PROJECT_TYPES } from '#domain/request/consultation.ts'
import { COMPANY_SIZES } from '#domain/trade/application.ts'
import { hasVatRule } from '#domain/trade/vat-number.ts'
import { fieldId, type StepProps } from './form-context.ts'
import { TextInput } from './text-input.tsx'

export function CompanyFields(step: StepProps) {
  const t = useTranslations('application')
  const { values, place, labelOf, errorsOf } = step
  const kindErrors = errorsOf('kinds')
  const kindsId = fieldId('kinds')
  return (
    <section className="grid gap-5">
      <h2 className="font-display text-title">{t('sections.company')}</h2>
      <TextInput step={step} field="company" autoComplete="organization" maxLength={100} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id={fieldId('companySize')}
          name="companySize"
          label={labelOf('companySize')}
          errors={errorsOf('companySize')}
          defaultValue={values.companySize}
          required
        >
          <option value="">{t('choose')}</option>
          {COMPANY_SIZES.map((size) => (
            <option key={size} value={size}>
              {t(`sizes.${size}`)}
            </option>
          ))}
        </SelectField>
        <TextInput step={step} field="website" help={t('fields.website-help')} maxLength={200} />
      </div>
      <fieldset
        id={kindsId}
        tabIndex={-1}
        aria-describedby={kindErrors.length > 0 ? `${kindsId}-error` : undefined}
        className="grid gap-1.5"
      >
        <legend className="mb-1.5 text-small font-medium">{labelOf('kinds')}</legend>
        <div className="grid gap-x-5 sm:grid-cols-2">
          {PROJECT_TYPES.map((kind) => (
            <Checkbox
              key={kind}
              name="kinds"
              value={kind}
              defaultChecked={values.kinds.includes(kind)}
              label={t(`kinds.${kind}`)}
            />
          ))}
        </div>
        {kindErrors.length > 0 && (
          <p id={`${kindsId}-error`} className="text-small text-alert">
            {kindErrors.join(' ')}
          </p>
        )}
      </fieldset>
      <div className={hasVatRule(place.country) ? undefined : 'hidden scriptless:block'}>
        <TextInput
          step={step}
          field="vatNumber"
          isOptional
          help={t('fields.vat-number-help')}
          maxLength={30}
        />
      </div>
    </section>
  )
}
