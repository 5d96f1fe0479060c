import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { TextLink } from '#app/ui/text-link.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { addressChoices, type CheckoutCustomer, prefillCheckout } from '#domain/checkout-prefill.ts'
import { countryName } from '#domain/market.ts'
import { AddressBook } from './address-book.tsx'
import { AddressFields, type AddressFieldset, useCheckedAddress } from './address-fields.tsx'
import { BillingFields, type CountryChoice, chosenCountry } from './billing-fields.tsx'
import { type DetailsForm, detailsForm } from './details-form.ts'
import { checkoutCode, useFieldErrors } from './field-errors.ts'
import { StepPage } from './step-page.tsx'

type DetailsPageProps = {
  token: string
  checkout: OpenCheckout
  /** What the server refused, with what was typed. */
  lastResult: SubmissionResult | undefined
  countries: readonly CountryChoice[]
  /** Null for a guest. */
  customer: CheckoutCustomer | null
}

/** The first step: who orders, and where it goes. */
export function DetailsPage({ token, checkout, lastResult, countries, customer }: DetailsPageProps) {
  const t = useTranslations('checkout.details')
  const isBusy = useNavigation().formData !== undefined
  const errorsOf = useFieldErrors()
  const { country } = checkout
  const prefill = prefillCheckout(checkout, customer, country)
  const [form, fields] = useForm<DetailsForm>({
    id: 'details',
    defaultNoValidate: false,
    lastResult: lastResult ?? null,
    defaultValue: toDefault(checkout, prefill),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: detailsForm }),
    // Not on leaving a field: what appears under it would move the button that is being pressed.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const { refusals, countRefusal } = useRefusals(lastResult?.status === 'error' ? lastResult : null)
  const checked = [
    { id: fields.email.id, label: t('email'), errors: errorsOf(fields.email.errors) },
    ...useCheckedAddress(fields.address, country),
    ...useCheckedAddress(fields.billingAddress, chosenCountry(fields.billingAddress, country)),
  ]
  return (
    <StepPage
      token={token}
      step="details"
      code={checkoutCode(form.errors?.[0])}
      fields={checked}
      refusals={refusals}
    >
      <Form
        method="post"
        id={form.id}
        onSubmit={(event) => {
          form.onSubmit(event)
          countRefusal(event)
        }}
        noValidate={form.noValidate}
        className="grid gap-10"
      >
        <section className="grid gap-5">
          <h2 className="font-display text-title">{t('contact')}</h2>
          <TextField
            type="email"
            label={t('email')}
            help={t('email-help')}
            id={fields.email.id}
            name={fields.email.name}
            defaultValue={fields.email.initialValue ?? ''}
            errors={errorsOf(fields.email.errors)}
            autoComplete="email"
            required
          />
        </section>
        <section className="grid gap-5">
          <h2 className="font-display text-title">{t('address')}</h2>
          <AddressBook
            form={form}
            choices={addressChoices(customer, country)}
            country={country}
            usedId={prefill.usedId}
          />
          <AddressFields
            fieldset={fields.address}
            country={country}
            purpose="shipping"
            countryField={<FixedCountry fieldset={fields.address} country={country} />}
          />
        </section>
        <BillingFields
          differs={fields.billingDiffers}
          fieldset={fields.billingAddress}
          country={country}
          countries={countries}
        />
        <Button type="submit" isBusy={isBusy} className="sm:justify-self-start">
          {t('continue')}
        </Button>
      </Form>
    </StepPage>
  )
}

/** The prices are those of a country: another one is chosen for the whole bag. */
function FixedCountry({
  fieldset,
  country,
}: {
  fieldset: AddressFieldset
  country: OpenCheckout['country']
}) {
  const t = useTranslations('checkout.details')
  const { language } = usePageLocale()
  const { id, name, errors } = fieldset.getFieldset().country
  const texts = useFieldErrors()(errors)
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-hairline pb-3">
        <span suppressHydrationWarning>{countryName(country, language)}</span>
        <TextLink
          href="/countries?to=/checkout/cart"
          id={id}
          aria-describedby={texts.length > 0 ? `${id}-error` : undefined}
          className="text-small"
        >
          {t('change-country')}
        </TextLink>
      </p>
      <input type="hidden" name={name} value={country} />
      {texts.length > 0 && (
        <p id={`${id}-error`} className="text-small text-alert">
          {texts.join(' ')}
        </p>
      )}
    </div>
  )
}

function toDefault(
  { billingAddress, country }: OpenCheckout,
  { email, address }: ReturnType<typeof prefillCheckout>,
) {
  return {
    email,
    address,
    billingDiffers: billingAddress !== null,
    billingAddress: { country, ...billingAddress },
  }
}
