import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { DeliveryNotices } from '#app/ui/delivery-notices.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { OrderTerms } from '#domain/order/order-terms.ts'
import { checkoutCode, useFieldErrors } from '../field-errors.ts'
import { Review } from '../review.tsx'
import { StepPage } from '../step-page.tsx'
import { type PaymentForm, paymentForm } from './payment-form.ts'
import { PaymentMethods, useCheckedPayment } from './payment-methods.tsx'
import { TermsOfOrder, type TermsText } from './terms-of-order.tsx'

type PaymentPageProps = {
  token: string
  checkout: OpenCheckout
  /** Identifies one placement, however often the form is sent. */
  idempotencyKey: string
  lastResult: SubmissionResult | undefined
  /** The text of the terms of each kind; null where it could not be read. */
  terms: Readonly<Record<OrderTerms['kind'], TermsText | null>>
  /** The box of the newsletter. */
  newsletter: ReactNode
}

/** The last step: payment, and placing the order. */
export function PaymentPage({
  token,
  checkout,
  idempotencyKey,
  lastResult,
  terms,
  newsletter,
}: PaymentPageProps) {
  const t = useTranslations('checkout.payment')
  const format = useFormat()
  const isBusy = useNavigation().formData !== undefined
  const errorsOf = useFieldErrors()
  const { total, due } = checkout.totals
  const isCovered = due.amountMinor === 0
  // Read before the order is being placed, so that the document carries the message (decision 0010).
  const placing = t('placing')
  const [form, fields] = useForm<PaymentForm>({
    id: 'payment',
    defaultNoValidate: false,
    lastResult: lastResult ?? null,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: paymentForm }),
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
  })
  const termsErrors = errorsOf(fields.acceptsTerms.errors)
  const { refusals, countRefusal } = useRefusals(lastResult?.status === 'error' ? lastResult : null)
  return (
    <StepPage
      token={token}
      step="payment"
      title={isCovered ? t('title-covered') : t('title')}
      code={checkoutCode(form.errors?.[0])}
      fields={[
        ...useCheckedPayment(fields),
        { id: fields.acceptsTerms.id, label: t('terms.name'), errors: termsErrors },
      ]}
      refusals={refusals}
    >
      <Review token={token} checkout={checkout} />
      {checkout.paymentMethods.length > 0 && (
        <Form
          method="post"
          id={form.id}
          onSubmit={(event) => {
            form.onSubmit(event)
            countRefusal(event)
          }}
          noValidate={form.noValidate}
          className="grid gap-8"
        >
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="expectedTotal" value={toDecimal(total)} />
          <input type="hidden" name="expectedDue" value={toDecimal(due)} />
          <input type="hidden" name="expectedRevision" value={checkout.revision} />
          <input type="hidden" name="currency" value={total.currency} />
          {isCovered ? (
            <>
              <input type="hidden" name="method" value="prepaid" />
              <p>{t('prepaid')}</p>
              <DeliveryNotices texts={checkout.noticesIfPaidAtOnce} />
            </>
          ) : (
            <PaymentMethods
              methods={checkout.paymentMethods}
              credit={checkout.credit}
              noticesIfPaidAtOnce={checkout.noticesIfPaidAtOnce}
              method={fields.method}
              card={fields.card}
              errors={errorsOf(fields.method.errors)}
            />
          )}
          <div className="grid justify-items-start gap-4">
            <TermsOfOrder
              terms={checkout.terms}
              text={terms[checkout.terms.kind]}
              field={fields.acceptsTerms}
              errors={termsErrors}
            />
            {newsletter}
            <p className="max-w-measure text-small text-muted">
              {checkout.lines.some(({ promise }) => promise?.source === 'workshop') && `${t('note-made')} `}
              {t('note')}
            </p>
            <Button type="submit" isBusy={isBusy} className="w-full sm:w-auto">
              <span suppressHydrationWarning>
                {isCovered ? t('place-covered') : t('place', { total: format.money(due) })}
              </span>
            </Button>
            <p role="status" className="sr-only">
              {isBusy && placing}
            </p>
          </div>
        </Form>
      )}
    </StepPage>
  )
}
