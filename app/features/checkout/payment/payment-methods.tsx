import type { FieldMetadata } from '@conform-to/react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { DeliveryNotices } from '#app/ui/delivery-notices.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import type { CheckedField } from '#app/ui/form/error-summary.tsx'
import { TextField } from '#app/ui/form/text-field.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { PROFILE } from '../../account/paths.ts'
import { useFieldErrors } from '../field-errors.ts'
import { CARD_FIELDS, type CARD_METHOD, type CardField, type PaymentForm } from './payment-form.ts'

type Method = 'bank-transfer' | 'on-account' | typeof CARD_METHOD
type CardFieldset = FieldMetadata<PaymentForm['card'], PaymentForm>

type PaymentMethodsProps = {
  methods: OpenCheckout['paymentMethods']
  credit: OpenCheckout['credit']
  /** Delivery notices that apply unless the order is paid by bank transfer. */
  noticesIfPaidAtOnce: OpenCheckout['noticesIfPaidAtOnce']
  method: FieldMetadata<string | undefined, PaymentForm>
  card: CardFieldset
  errors: readonly string[]
}

type Credit = NonNullable<OpenCheckout['credit']>

export function useCheckedPayment({
  method,
  card,
}: Pick<PaymentMethodsProps, 'method' | 'card'>): CheckedField[] {
  const t = useTranslations('checkout.payment')
  const errorsOf = useFieldErrors()
  const cardFields = card.getFieldset()
  return [
    { id: method.id, label: t('method'), errors: errorsOf(method.errors) },
    ...CARD_FIELDS.map((field) => ({
      id: cardFields[field].id,
      label: t(`card.${CARD_LABELS[field]}`),
      errors: errorsOf(cardFields[field].errors),
    })),
  ]
}

const CARD_LABELS = {
  holder: 'holder',
  number: 'number',
  expiry: 'expiry',
  securityCode: 'security-code',
} as const

/** The payment methods, none preselected. The fields of the chosen one are shown by CSS, with or without JavaScript. */
export function PaymentMethods({
  methods,
  credit,
  noticesIfPaidAtOnce,
  method,
  card,
  errors,
}: PaymentMethodsProps) {
  const t = useTranslations('checkout.payment')
  const format = useFormat()
  const facts = { days: credit?.days ?? 0, date: credit ? format.date(credit.dueOn) : '' }
  const offered = methods.flatMap(({ code }) => (isKnownMethod(code) ? code : []))
  return (
    <ChoiceGroup legend={t('method')} errors={errors}>
      {offered.map((code) => (
        <div
          key={code}
          className="group/method border-b border-hairline py-3 first-of-type:mt-1 first-of-type:border-t"
        >
          <Radio
            id={code === offered[0] ? method.id : undefined}
            name={method.name}
            value={code}
            defaultChecked={code === method.initialValue}
            required
            label={t(code, facts)}
          />
          <div className="hidden gap-5 ps-8 pt-1 pb-3 group-has-checked/method:grid">
            <p className="max-w-measure text-small text-muted" suppressHydrationWarning>
              {t(`${code}-note`, facts)}
            </p>
            {code !== 'bank-transfer' && <DeliveryNotices texts={noticesIfPaidAtOnce} />}
            {code === 'on-account' && credit && <CreditFacts credit={credit} />}
            {code === 'test-card' && <CardFields card={card} />}
          </div>
        </div>
      ))}
      {credit && credit.problem !== null && <CreditProblem credit={credit} />}
    </ChoiceGroup>
  )
}

function isKnownMethod(code: string): code is Method {
  return code === 'bank-transfer' || code === 'on-account' || code === 'test-card'
}

/** No field is `required`: a browser without JavaScript would enforce it while another method is chosen. */
function CardFields({ card }: { card: CardFieldset }) {
  const t = useTranslations('checkout.payment.card')
  return (
    <div className="grid max-w-form gap-5">
      <CardInput card={card} field="holder" autoComplete="cc-name" />
      <CardInput card={card} field="number" autoComplete="cc-number" isNumber />
      <div className="grid gap-5 sm:grid-cols-2">
        <CardInput card={card} field="expiry" help={t('expiry-help')} autoComplete="cc-exp" isNumber />
        <CardInput card={card} field="securityCode" autoComplete="cc-csc" isNumber />
      </div>
    </div>
  )
}

type CardInputProps = {
  card: CardFieldset
  field: CardField
  help?: string
  autoComplete: string
  isNumber?: boolean
}

function CardInput({ card, field, help, autoComplete, isNumber = false }: CardInputProps) {
  const t = useTranslations('checkout.payment.card')
  const { id, name, initialValue, errors } = card.getFieldset()[field]
  return (
    <TextField
      label={t(CARD_LABELS[field])}
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

/** The available credit, and the due date of this order's invoice. */
function CreditFacts({ credit }: { credit: Credit }) {
  const t = useTranslations('checkout.payment.credit')
  const format = useFormat()
  const facts = [
    ['limit', format.money(credit.limit)],
    ['open', format.money(credit.open)],
    ['left', format.money(credit.left)],
    ...(credit.problem === null ? [['due', format.date(credit.dueOn)] as const] : []),
  ] as const
  return (
    <dl className="grid max-w-form grid-cols-[1fr_auto] gap-x-8 gap-y-1 text-small" suppressHydrationWarning>
      {facts.map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{t(name)}</dt>
          <dd className="text-end tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** States by how much the order exceeds the available credit. */
function CreditProblem({ credit }: { credit: Credit }) {
  const t = useTranslations('checkout.payment')
  const tCredit = useTranslations('checkout.payment.credit')
  const format = useFormat()
  if (credit.problem === null) return null
  return (
    <div className="grid gap-4 border-b border-hairline py-5" suppressHydrationWarning>
      <p className="font-medium">{t('on-account', { days: credit.days })}</p>
      <p className="max-w-measure text-small">
        {tCredit(credit.problem, { excess: format.money(credit.excess) })}
      </p>
      <CreditFacts credit={credit} />
      <TextLink href={PROFILE.company} className="justify-self-start text-small">
        {tCredit('company')}
      </TextLink>
    </div>
  )
}
