import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { useHouse } from '#app/ui/page/house.ts'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { isSoldIn } from '#domain/house/house-markets.ts'
import {
  type CheckoutCustomer,
  type CheckoutPrefill,
  prefillCheckout,
} from '#domain/order/checkout-prefill.ts'
import { useCheckedAddress } from '../address/address-fields.tsx'
import { BillingFields, type CountryChoice, chosenCountry } from '../address/billing-fields.tsx'
import { DeliveryAddress } from '../address/delivery-address.tsx'
import { checkoutCode, useFieldErrors } from '../field-errors.ts'
import { StepPage } from '../step-page.tsx'
import { CountryChange, CountryNotices } from './country-change.tsx'
import { type DetailsForm, detailsForm, INTENT, type TypedDetails } from './details-form.ts'
import { SignInOffer } from './sign-in-offer.tsx'

type DetailsPageProps = {
  token: string
  checkout: OpenCheckout
  /** The server's refusal, with the input. */
  lastResult: SubmissionResult | undefined
  countries: readonly CountryChoice[]
  /** Null for a guest. */
  customer: CheckoutCustomer | null
  /** The input before the buyer signed in, changed the country or edited an address; null without one. */
  draft: TypedDetails | null
}

/** The first step: contact details and shipping address. */
export function DetailsPage({ token, checkout, lastResult, countries, customer, draft }: DetailsPageProps) {
  const t = useTranslations('checkout.details')
  const isBusy = useNavigation().formData !== undefined
  const errorsOf = useFieldErrors()
  const { country } = checkout
  const { markets } = useHouse()
  const sold = countries.filter(({ code }) => isSoldIn(code, markets))
  const known = checkout.agreed ? within(customer, country) : customer
  const prefill = prefillCheckout(draft ?? checkout, known, country)
  const [form, fields] = useForm<DetailsForm>({
    id: 'details',
    defaultNoValidate: false,
    lastResult: lastResult ?? null,
    defaultValue: toDefault(checkout, prefill, draft),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: detailsForm }),
    // Not on blur: an error that appears would move the button that is being pressed.
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
          if (isIntent(event)) return
          form.onSubmit(event)
          countRefusal(event)
        }}
        noValidate={form.noValidate}
        className="grid gap-10"
      >
        {/* The Enter key presses a form's first button, which should be the one that continues. */}
        <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
        <CountryNotices checkout={checkout} isMoved={draft?.movedTo === country} />
        {customer === null && <SignInOffer />}
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
          <CountryChange
            fieldset={fields.address}
            country={country}
            countries={sold}
            isAgreed={checkout.agreed !== null}
          />
          <DeliveryAddress
            fields={fields}
            country={country}
            customer={known}
            isBack={draft?.changes === ''}
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

/** The customer with their addresses in the country, where no other can be chosen. */
function within(
  customer: CheckoutCustomer | null,
  country: OpenCheckout['country'],
): CheckoutCustomer | null {
  return (
    customer && {
      ...customer,
      addresses: customer.addresses.filter(({ address }) => address?.country === country),
    }
  )
}

function isIntent({ nativeEvent }: { nativeEvent: Event }): boolean {
  const { submitter } = nativeEvent as SubmitEvent
  return submitter instanceof HTMLButtonElement && submitter.name === INTENT
}

function toDefault(
  { billingAddress, country }: OpenCheckout,
  { email, address, saved }: CheckoutPrefill,
  draft: TypedDetails | null,
) {
  return {
    email,
    address,
    saved,
    changes: draft?.changes ?? '',
    billingDiffers: draft?.billingDiffers ?? billingAddress !== null,
    billingAddress: { country, ...(draft?.billingAddress ?? billingAddress) },
  }
}
