import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { refusalMessageKey } from '#contracts/refusal-message-key.ts'
import type { RefusedCompany } from './company-form.ts'
import { CompanySection } from './company-section.tsx'
import type { CompanyView } from './company-view.ts'

/** The tax number of the company, and where it buys without tax, which the house decides. */
export function TaxPart({
  company: { taxNumber, exemptIn, role },
  refused,
}: {
  company: Pick<CompanyView, 'taxNumber' | 'exemptIn' | 'role'>
  refused: RefusedCompany | null
}) {
  const t = useTranslations('profile.company')
  const all = useTranslations()
  const own = refused?.intent === 'tax' ? refused : null
  const errors = own?.field ? [all(refusalMessageKey('company', own.field))] : []
  return (
    <CompanySection
      id="tax"
      title={t('tax')}
      intro={t(exemptIn === null ? 'not-exempt' : `exempt.${exemptIn}`)}
    >
      {role === 'owner' ? (
        <form method="post" noValidate className="grid gap-5">
          <ErrorSummary
            message={own?.form ? all(refusalMessageKey('company', own.form)) : null}
            fields={[{ id: 'company-tax-number', label: t('tax-number'), errors }]}
          />
          <input type="hidden" name="intent" value="tax" />
          <TextField
            id="company-tax-number"
            name="taxNumber"
            label={t('tax-number')}
            help={t(exemptIn === null ? 'tax-number-help' : 'exempt-number-help')}
            errors={errors}
            defaultValue={own?.typed.taxNumber ?? taxNumber}
            autoComplete="off"
            isOptional
          />
          <div>
            <Button type="submit" variant="outline">
              {all('profile.save')}
            </Button>
          </div>
        </form>
      ) : (
        <p>{taxNumber === '' ? t('no-tax-number') : t('tax-number-is', { number: taxNumber })}</p>
      )}
    </CompanySection>
  )
}
