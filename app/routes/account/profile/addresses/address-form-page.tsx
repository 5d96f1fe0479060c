import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import { PROFILE } from '#app/features/account/paths.ts'
import { ProfilePage } from '#app/features/account/profile/profile-section.tsx'
import { AddressFields, useCheckedAddress } from '#app/features/checkout/address/address-fields.tsx'
import { type AddressForm, addressForm } from '#app/features/checkout/address/address-form.ts'
import { type CountryChoice, chosenCountry } from '#app/features/checkout/address/billing-fields.tsx'
import { useFieldErrors } from '#app/features/checkout/field-errors.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { SavedAddress } from '#clients/customer/customer-client.ts'
import type { CountryCode } from '#domain/market/market.ts'

type AddressFormPageProps = {
  /** The address being edited; null for a new one. */
  known: SavedAddress | null
  country: CountryCode
  countries: readonly CountryChoice[]
  lastResult: SubmissionResult | null
  /** The list of addresses to return to, which may be a company's. */
  backHref?: string
  message?: string | null
  hidden?: ReactNode
  /** Links beside the submit button. */
  moreLinks?: ReactNode
}

/** The fields follow the rules of the chosen country, as at checkout. */
export function AddressFormPage({
  known,
  country,
  countries,
  lastResult,
  backHref = PROFILE.addresses,
  message = null,
  hidden,
  moreLinks,
}: AddressFormPageProps) {
  const t = useTranslations('profile')
  const [form, fields] = useForm<AddressForm>({
    id: 'address',
    defaultNoValidate: false,
    lastResult,
    defaultValue: { address: { country, ...known?.address }, isDefault: known?.isDefault ?? false },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: addressForm }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const countryInput = fields.address.getFieldset().country
  const chosen = chosenCountry(fields.address, country)
  const { refusals, countRefusal } = useRefusals(lastResult?.status === 'error' ? lastResult : null)
  const errors = useFieldErrors()(countryInput.errors)
  const error = form.errors?.[0]
  return (
    <ProfilePage
      title={known ? t('addresses.edit-title') : t('addresses.add')}
      fault={error === 'account-unavailable' || error === 'address-refused' ? error : undefined}
      message={message}
      fields={useCheckedAddress(fields.address, chosen)}
      refusals={refusals}
    >
      <form
        method="post"
        id={form.id}
        onSubmit={(event) => {
          form.onSubmit(event)
          countRefusal(event)
        }}
        noValidate={form.noValidate}
        className="grid max-w-measure gap-6"
      >
        {hidden}
        <AddressFields
          fieldset={fields.address}
          country={chosen}
          purpose="shipping"
          countryField={
            <div className="grid gap-2">
              <SelectField
                label={t('addresses.country')}
                id={countryInput.id}
                name={countryInput.name}
                defaultValue={countryInput.initialValue ?? country}
                errors={errors}
                autoComplete="shipping country"
              >
                {countries.map(({ code, name }) => (
                  <option key={code} value={code}>
                    {name}
                  </option>
                ))}
              </SelectField>
              <noscript>
                <Button type="submit" name="show" value="1" variant="outline" formNoValidate>
                  {t('addresses.show-fields')}
                </Button>
              </noscript>
            </div>
          }
        />
        {!known?.isDefault && (
          <Checkbox
            name={fields.isDefault.name}
            defaultChecked={fields.isDefault.initialValue === 'on'}
            label={t('addresses.default')}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit">{t('addresses.save')}</Button>
          <TextLink href={backHref} className="text-small">
            {t('cancel')}
          </TextLink>
          {moreLinks}
        </div>
      </form>
    </ProfilePage>
  )
}
