import type { FieldMetadata } from '@conform-to/react'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { useFieldErrors } from './field-errors.ts'
import type { CARD_METHOD, CardField, PaymentForm } from './payment-form.ts'

type Method = 'bank-transfer' | typeof CARD_METHOD
type CardFieldset = FieldMetadata<PaymentForm['card'], PaymentForm>

type PaymentMethodsProps = {
  methods: OpenCheckout['paymentMethods']
  method: FieldMetadata<string, PaymentForm>
  card: CardFieldset
  errors: readonly string[]
}

/** The ways to pay. What the chosen one needs opens under it by the style sheet, with or without a script. */
export function PaymentMethods({ methods, method, card, errors }: PaymentMethodsProps) {
  const t = useTranslations('checkout.payment')
  const offered = methods.flatMap(({ code }) => (isKnown(code) ? code : []))
  const chosen = method.initialValue ?? offered[0]
  return (
    <ChoiceGroup legend={t('method')} errors={errors}>
      {offered.map((code) => (
        <div
          key={code}
          className="group/method border-b border-hairline py-3 first-of-type:mt-1 first-of-type:border-t"
        >
          <Radio name={method.name} value={code} defaultChecked={code === chosen} required label={t(code)} />
          <div className="hidden gap-5 ps-8 pt-1 pb-3 group-has-checked/method:grid">
            <p className="max-w-measure text-small text-muted">{t(`${code}-note`)}</p>
            {code === 'test-card' && <CardFields card={card} />}
          </div>
        </div>
      ))}
    </ChoiceGroup>
  )
}

function isKnown(code: string): code is Method {
  return code === 'bank-transfer' || code === 'test-card'
}

/** None insists by itself: a browser without a script would check them while another way to pay is chosen. */
function CardFields({ card }: { card: CardFieldset }) {
  const t = useTranslations('checkout.payment.card')
  return (
    <div className="grid max-w-form gap-5">
      <CardInput card={card} field="holder" label={t('holder')} autoComplete="cc-name" />
      <CardInput card={card} field="number" label={t('number')} autoComplete="cc-number" isNumber />
      <div className="grid gap-5 sm:grid-cols-2">
        <CardInput
          card={card}
          field="expiry"
          label={t('expiry')}
          help={t('expiry-help')}
          autoComplete="cc-exp"
          isNumber
        />
        <CardInput
          card={card}
          field="securityCode"
          label={t('security-code')}
          autoComplete="cc-csc"
          isNumber
        />
      </div>
    </div>
  )
}

type CardInputProps = {
  card: CardFieldset
  field: CardField
  label: string
  help?: string
  autoComplete: string
  isNumber?: boolean
}

function CardInput({ card, field, label, help, autoComplete, isNumber = false }: CardInputProps) {
  const { id, name, initialValue, errors } = card.getFieldset()[field]
  return (
    <TextField
      label={label}
      help={help}
      id={id}
      name={name}
      defaultValue={initialValue ?? ''}
      errors={useFieldErrors()(errors)}
      autoComplete={autoComplete}
      inputMode={isNumber ? 'numeric' : undefined}
      maxLength={60}
    />
  )
}
