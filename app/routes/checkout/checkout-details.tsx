import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, useNavigation } from 'react-router'
import { useCheckedAddress } from '#app/features/checkout/address/address-fields.tsx'
import {
  BillingFields,
  type CountryChoice,
  chosenCountry,
} from '#app/features/checkout/address/billing-fields.tsx'
import { countryChoices } from '#app/features/checkout/address/country-choices.server.ts'
import { DeliveryAddress } from '#app/features/checkout/address/delivery-address.tsx'
import { CountryChange, CountryNotices } from '#app/features/checkout/details/country-change.tsx'
import { clearDraftCookie, readDraft } from '#app/features/checkout/details/details-draft.server.ts'
import {
  type DetailsForm,
  detailsForm,
  INTENT,
  type TypedDetails,
  toDetails,
  typedDetails,
} from '#app/features/checkout/details/details-form.ts'
import { loadCheckoutCustomer } from '#app/features/checkout/details/load-customer.server.ts'
import { checkoutCode, useFieldErrors } from '#app/features/checkout/field-errors.ts'
import { newHolderCookie } from '#app/features/checkout/opening/checkout-holder.server.ts'
import {
  CHECKOUT_HEADERS,
  failureResponse,
  requireKey,
  toCheckoutRequest,
} from '#app/features/checkout/opening/open-checkout.server.ts'
import { checkoutPath } from '#app/features/checkout/paths.ts'
import { StepPage } from '#app/features/checkout/step-page.tsx'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { useHouse } from '#app/ui/page/house.ts'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { clientsContext, sealContext, sessionContext, visitorContext } from '#app/visitor/context.ts'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import type { RefusedField } from '#contracts/order/checkout.ts'
import { isSoldIn } from '#domain/market/house-markets.ts'
import { localePath } from '#domain/market/locale.ts'
import {
  type CheckoutCustomer,
  type CheckoutPrefill,
  prefillCheckout,
} from '#domain/order/checkout-prefill.ts'
import { useOpenCheckout } from '../parent-routes.ts'
import type { Route } from './+types/checkout-details.ts'
import { findUsedAddress, runIntent } from './checkout-intents.server.ts'

type DetailsPageProps = {
  token: string
  checkout: OpenCheckout
  lastResult: SubmissionResult | undefined
  countries: readonly CountryChoice[]
  /** Null for a guest. */
  customer: CheckoutCustomer | null
  /** Input from before the buyer signed in, changed the country or edited an address; null if there is none. */
  draft: TypedDetails | null
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = context.get(visitorContext)
  const customer = await loadCheckoutCustomer(context.get(sessionContext), role, context.get(clientsContext))
  const draft = readDraft(request, context.get(sealContext))
  return { countries: countryChoices(context.get(visitorContext).language), customer, draft }
}

export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const checkoutRequest = toCheckoutRequest(request, context, token)
  const { visitor } = checkoutRequest
  const key = requireKey(checkoutRequest)
  const isSecure = url.protocol === 'https:'
  const path = localePath(visitor.locale, checkoutPath(token))
  if (checkoutRequest.holder === null) {
    // The browser resubmits the form with its new secret, so that no input is lost.
    const headers = new Headers(CHECKOUT_HEADERS)
    headers.append('Set-Cookie', newHolderCookie(context.get(sealContext), { isSecure }))
    return redirect(`${path}?index`, { status: 307, headers })
  }
  const form = await readForm(request)
  const intent = { checkoutRequest, context, form }
  const replyUnavailable = () =>
    data(parseForm(form, typedDetails).reply({ formErrors: ['checkout-unavailable'] }), { status: 503 })
  const handled = await runIntent(intent)
  if (handled !== null) return handled instanceof Response ? handled : replyUnavailable()
  const submission = parseForm(form, detailsForm)
  if (submission.status === 'error') return data(submission.reply(), { status: 422 })
  if (submission.status !== 'success') return data(submission.reply())
  const usedAddress = await findUsedAddress(intent, submission.value)
  if ('response' in usedAddress)
    return usedAddress.response instanceof Response ? usedAddress.response : replyUnavailable()
  const { checkout, customer } = context.get(clientsContext)
  const saved = await checkout.saveDetails(key, toDetails(submission.value, usedAddress.address))
  if (saved.ok) {
    const { changes: id } = submission.value
    if (id && checkoutRequest.session) {
      const change = { id, draft: usedAddress.address, isDefault: false }
      // A failure to update the address book does not affect the order.
      await customer.saveAddress(checkoutRequest.session.accessToken, change)
    }
    const deliveryPath = localePath(visitor.locale, checkoutPath(token, 'delivery'))
    const headers = new Headers(CHECKOUT_HEADERS)
    headers.append('Set-Cookie', clearDraftCookie({ isSecure }))
    return redirect(deliveryPath, { status: 303, headers })
  }
  if (saved.code === 'checkout-unavailable') return replyUnavailable()
  if (saved.code !== 'fields-refused') throw failureResponse(checkoutRequest, saved.code)
  const reply = submission.reply({
    formErrors: [saved.code],
    fieldErrors: toFieldErrors(saved.fields),
  })
  return data(reply, { status: 422 })
}

export default function CheckoutDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { token, checkout } = useOpenCheckout()
  return (
    // A new draft resets the form.
    <DetailsPage
      key={JSON.stringify(loaderData.draft)}
      token={token}
      checkout={checkout}
      {...loaderData}
      lastResult={actionData}
    />
  )
}

/** Converts refused fields to form errors, which are codes by field name. */
function toFieldErrors(fields: readonly RefusedField[]): Record<string, string[]> {
  return Object.fromEntries(fields.map(({ field, code }) => [field, [code]]))
}

function DetailsPage({ token, checkout, lastResult, countries, customer, draft }: DetailsPageProps) {
  const t = useTranslations('checkout.details')
  const isBusy = useNavigation().formData !== undefined
  const errorsOf = useFieldErrors()
  const { country } = checkout
  const { markets } = useHouse()
  const deliveryCountries = countries.filter(({ code }) => isSoldIn(code, markets))
  const knownCustomer = checkout.agreed ? withAddressesIn(customer, country) : customer
  const prefill = prefillCheckout(draft ?? checkout, knownCustomer, country)
  const [form, fields] = useForm<DetailsForm>({
    id: 'details',
    defaultNoValidate: false,
    lastResult: lastResult ?? null,
    defaultValue: toDefault(checkout, prefill, draft),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: detailsForm }),
    // Fields are not validated on blur, since an error that appears would move the button that is being pressed.
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const { refusals, countRefusal } = useRefusals(lastResult?.status === 'error' ? lastResult : null)
  const checkedFields = [
    { id: fields.email.id, label: t('email'), errors: errorsOf(fields.email.errors) },
    ...useCheckedAddress(fields.address, country),
    ...useCheckedAddress(fields.billingAddress, chosenCountry(fields.billingAddress, country)),
  ]
  return (
    <StepPage
      token={token}
      step="details"
      code={checkoutCode(form.errors?.[0])}
      fields={checkedFields}
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
        {/* The Enter key presses a form's first button, so that must be the one that continues. */}
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
            countries={deliveryCountries}
            isAgreed={checkout.agreed !== null}
          />
          <DeliveryAddress
            fields={fields}
            country={country}
            customer={knownCustomer}
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

/** Leaves out addresses in other countries, since the country of this checkout cannot be changed. */
function withAddressesIn(
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

/** Part of the form, so that the input is submitted and restored after signing in. */
function SignInOffer() {
  const t = useTranslations('checkout.details')
  return (
    <p className="text-small">
      {t('account')}{' '}
      <button type="submit" name={INTENT} value="sign-in" formNoValidate className={TEXT_LINK}>
        {t('sign-in')}
      </button>
    </p>
  )
}
