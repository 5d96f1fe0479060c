import { type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { ReactNode } from 'react'
import { data, Form, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router'
import { readUsedAddress, saveUsedAddress } from '#app/features/checkout/address/save-used-address.server.ts'
import { checkoutCode, useFieldErrors } from '#app/features/checkout/field-errors.ts'
import { isOwnCart } from '#app/features/checkout/opening/checkout-key.ts'
import {
  failureResponse,
  redirectToOrder,
  requireCheckout,
  requireKey,
  toCheckoutRequest,
} from '#app/features/checkout/opening/open-checkout.server.ts'
import { loadTerms } from '#app/features/checkout/payment/load-terms.server.ts'
import type { PaymentForm } from '#app/features/checkout/payment/payment-form.ts'
import { fieldOfRefusal, paymentForm, toOrderRequest } from '#app/features/checkout/payment/payment-form.ts'
import { PaymentMethods, useCheckedPayment } from '#app/features/checkout/payment/payment-methods.tsx'
import { TermsOfOrder, type TermsText } from '#app/features/checkout/payment/terms-of-order.tsx'
import { Review } from '#app/features/checkout/review.tsx'
import { StepPage } from '#app/features/checkout/step-page.tsx'
import { WANTS_NEWSLETTER } from '#app/features/newsletter/paths.ts'
import { signUpBuyer } from '#app/features/newsletter/sign-up-buyer.server.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { parseForm, readForm } from '#app/page/read-form.ts'
import { Button } from '#app/ui/button.tsx'
import { DeliveryNotices } from '#app/ui/delivery-notices.tsx'
import { Checkbox } from '#app/ui/form/choice.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { toDecimal } from '#domain/money/money.ts'
import type { OrderTerms } from '#domain/order/order-terms.ts'
import { useOpenCheckout } from '../parent-routes.ts'
import type { Route } from './+types/checkout-payment.ts'

type PaymentPageProps = {
  token: string
  checkout: OpenCheckout
  idempotencyKey: string
  lastResult: SubmissionResult | undefined
  /** The terms by kind. They are null if they could not be read. */
  terms: Readonly<Record<OrderTerms['kind'], TermsText | null>>
  newsletter: ReactNode
}

export async function loader({ context }: Route.LoaderArgs) {
  const terms = await loadTerms(context.get(visitorContext), context.get(clientsContext))
  return { idempotencyKey: crypto.randomUUID(), terms }
}

/** Reloads after a refusal, since a refused order cannot be placed again with the same idempotency key. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus !== undefined || defaultShouldRevalidate
}

export async function action({ request, context, url, params: { token } }: Route.ActionArgs) {
  const checkoutRequest = toCheckoutRequest(request, context, token)
  const form = await readForm(request)
  const submission = parseForm(form, paymentForm)
  if (submission.status !== 'success') return data(submission.reply(WITHOUT_CARD), { status: 422 })
  const clients = context.get(clientsContext)
  const { customerCart } = clients
  const { session } = checkoutRequest
  const key = requireKey(checkoutRequest)
  const usedAddress = await readUsedAddress(session, key, clients)
  const placed = await clients.checkout.placeOrder(key, toOrderRequest(submission.value))
  if (placed.ok) {
    if (session && usedAddress)
      await saveUsedAddress(session, checkoutRequest.visitor.role, usedAddress, clients)
    // The cart has become the order, so the customer no longer has a stored cart.
    if (session && isOwnCart(request, token)) await customerCart.store(session.accessToken, { cartId: null })
    if (form.has(WANTS_NEWSLETTER)) await signUpBuyer(placed.value, { request, context })
    return redirectToOrder(checkoutRequest, { ...placed.value, isNew: true })
  }
  const { code } = placed
  const field = fieldOfRefusal(code)
  // Redirects to the bag, which names the pieces; returns if there are enough units again.
  if (code === 'units-exhausted')
    await requireCheckout({ ...checkoutRequest, pathname: url.pathname }, clients)
  else if (field === null && !CORRECTABLE_HERE.has(code)) throw failureResponse(checkoutRequest, code)
  const errors = field ? { fieldErrors: { [field]: [code] } } : { formErrors: [code] }
  const reply = submission.reply({ ...WITHOUT_CARD, ...errors })
  return data(reply, { status: code === 'checkout-unavailable' ? 503 : 422 })
}

/** Card data is never sent back. */
const WITHOUT_CARD = { hideFields: ['card.number', 'card.securityCode'] }

/**
 * Refusals that the buyer can correct at this step or has to wait out; any other redirects to where it can be
 * corrected.
 */
const CORRECTABLE_HERE: ReadonlySet<string> = new Set([
  'checkout-unavailable',
  'credit-limit-exceeded',
  'invoices-overdue',
  'no-payment-method',
  'payment-method-unknown',
  'pieces-changed',
  'request-malformed',
  'totals-changed',
  'trade-application-pending',
  'unpaid-orders-exhausted',
])

export default function CheckoutPayment({ loaderData, actionData }: Route.ComponentProps) {
  const { token, checkout } = useOpenCheckout()
  return (
    <PaymentPage
      token={token}
      checkout={checkout}
      {...loaderData}
      lastResult={actionData}
      newsletter={<NewsletterCheckbox />}
    />
  )
}

/** The newsletter checkbox of the last step, unchecked by default. The confirmation email follows the order. */
function NewsletterCheckbox() {
  const t = useTranslations('newsletter')
  return <Checkbox name={WANTS_NEWSLETTER} label={t('checkout')} />
}

function PaymentPage({ token, checkout, idempotencyKey, lastResult, terms, newsletter }: PaymentPageProps) {
  const t = useTranslations('checkout.payment')
  const format = useFormat()
  const isBusy = useNavigation().formData !== undefined
  const errorsOf = useFieldErrors()
  const { total, due } = checkout.totals
  const isCovered = due.amountMinor === 0
  // Read before the order is placed, so that the document includes the message (decision 0010).
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
