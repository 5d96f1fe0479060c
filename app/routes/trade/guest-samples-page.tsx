import { useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { Form, useNavigation } from 'react-router'
import { AddressFields, useCheckedAddress } from '#app/features/checkout/address/address-fields.tsx'
import { chosenCountry } from '#app/features/checkout/address/billing-fields.tsx'
import { useFieldErrors } from '#app/features/checkout/field-errors.ts'
import { samplesPath } from '#app/features/trade/paths.ts'
import { FinishFields } from '#app/features/trade/samples/finish-fields.tsx'
import { Advice, SamplesFrame } from '#app/features/trade/samples/samples-page.tsx'
import { SAMPLE_FIELDS } from '#app/features/trade/samples/samples-view.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { ErrorSummary } from '#app/ui/form/error-summary.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { SampleOffer } from '#contracts/order/samples.ts'
import { SAMPLES_AT_A_TIME, SAMPLES_PER_YEAR } from '#domain/trade/samples.ts'
import { type GuestSamplesForm, type GuestSamplesView, guestSamplesForm } from './guest-samples-form.ts'

/** The emailed link proves the address of a guest before any sample is sent. */
export function GuestSamplesPage({ view }: { view: GuestSamplesView }) {
  const { offer } = view
  return (
    <SamplesFrame offer={offer} intro={offer && <Intro signInPath={view.signInPath} />}>
      {offer && offer.options.length > 0 && <GuestForm key={view.key} view={view} offer={offer} />}
      {offer?.options.length === 0 && (
        <div className="grid justify-items-start gap-6">
          <Advice isTrade={false} hasNothing />
        </div>
      )}
      {offer === null && <Unreachable product={view.product} />}
    </SamplesFrame>
  )
}

function Intro({ signInPath }: { signInPath: string }) {
  const t = useTranslations('trade.samples')
  return (
    <div className="grid max-w-measure gap-2 text-muted">
      <p>{t('guest.intro', { most: SAMPLES_AT_A_TIME, count: SAMPLES_PER_YEAR.customer })}</p>
      <p>{t.rich('guest.sign-in', { link: (chunks) => <TextLink href={signInPath}>{chunks}</TextLink> })}</p>
    </div>
  )
}

function GuestForm({ view, offer }: { view: GuestSamplesView; offer: SampleOffer }) {
  const t = useTranslations('trade.samples')
  const tDetails = useTranslations('checkout.details')
  const tAddresses = useTranslations('profile.addresses')
  const errorsOf = useFieldErrors()
  const { key, product, country, countries, typed, chosen, refusal } = view
  const isBusy = useNavigation().formData !== undefined
  const [form, fields] = useForm<GuestSamplesForm>({
    id: 'samples',
    defaultNoValidate: false,
    lastResult: typed,
    defaultValue: { address: { country } },
    onValidate: ({ formData }) => parseWithZod(formData, { schema: guestSamplesForm }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const { refusals, countRefusal } = useRefusals(typed?.status === 'error' || refusal ? view : null)
  const countryInput = fields.address.getFieldset().country
  const shownCountry = chosenCountry(fields.address, country)
  const checkedFields = [
    { id: fields.email.id, label: tDetails('email'), errors: errorsOf(fields.email.errors) },
    ...useCheckedAddress(fields.address, shownCountry),
  ]
  return (
    <Form
      method="post"
      action={useLocalePath()(samplesPath(product))}
      id={form.id}
      onSubmit={(event) => {
        form.onSubmit(event)
        countRefusal(event)
      }}
      noValidate={form.noValidate}
      className="grid max-w-measure gap-10"
    >
      <ErrorSummary
        message={refusal && t(`refused.${MESSAGE_KEYS[refusal]}`)}
        fields={checkedFields}
        refusals={refusals}
      />
      {/* The Enter key presses a form's first button, which should be the one that submits it. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name={SAMPLE_FIELDS.key} value={key} />
      <input name={SAMPLE_FIELDS.trap} autoComplete="off" tabIndex={-1} aria-hidden className="sr-only" />
      <FinishFields offer={offer} chosen={chosen} />
      <section className="grid gap-5">
        <h2 className="font-display text-heading">{t('address')}</h2>
        <TextField
          type="email"
          label={tDetails('email')}
          help={t('guest.email-help')}
          id={fields.email.id}
          name={fields.email.name}
          defaultValue={fields.email.initialValue ?? ''}
          errors={errorsOf(fields.email.errors)}
          autoComplete="email"
          maxLength={254}
          required
        />
        <AddressFields
          fieldset={fields.address}
          country={shownCountry}
          purpose="shipping"
          countryField={
            <div className="grid gap-2">
              <SelectField
                label={tDetails('country')}
                id={countryInput.id}
                name={countryInput.name}
                defaultValue={countryInput.initialValue ?? country}
                errors={errorsOf(countryInput.errors)}
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
                  {tAddresses('show-fields')}
                </Button>
              </noscript>
            </div>
          }
        />
      </section>
      <div className="grid justify-items-start gap-3">
        <Button type="submit" isBusy={isBusy}>
          {t('order')}
        </Button>
        <p className="text-small text-muted">{t('guest.sent')}</p>
      </div>
    </Form>
  )
}

const MESSAGE_KEYS = {
  'no-finish': 'no-finish',
  'no-address': 'no-address',
  'address-refused': 'address-refused',
  'finish-unknown': 'finish-unknown',
  'allowance-used': 'too-many',
  'too-many-requests': 'too-many-requests',
  unavailable: 'unavailable',
} as const satisfies Record<NonNullable<GuestSamplesView['refusal']>, string>

function Unreachable({ product }: { product: string }) {
  const t = useTranslations('trade.samples')
  return (
    <div className="grid justify-items-start gap-6">
      <Notice tone="refusal">{t('refused.unavailable')}</Notice>
      <LinkButton href={samplesPath(product)} variant="outline" data-document>
        {t('again')}
      </LinkButton>
    </div>
  )
}
