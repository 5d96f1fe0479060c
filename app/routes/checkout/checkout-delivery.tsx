import { data, Form, useNavigation } from 'react-router'
import {
  CHECKOUT_HEADERS,
  failureResponse,
  requireKey,
  toCheckoutRequest,
} from '#app/features/checkout/opening/open-checkout.server.ts'
import { checkoutPath } from '#app/features/checkout/paths.ts'
import { Review } from '#app/features/checkout/review.tsx'
import { StepPage } from '#app/features/checkout/step-page.tsx'
import { formatPromise } from '#app/i18n/delivery/formatted-promise.ts'
import { useFormatPromise } from '#app/i18n/delivery/use-format-promise.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { readForm } from '#app/page/read-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { Price } from '#app/ui/price.tsx'
import { clientsContext } from '#app/visitor/context.ts'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import { localePath } from '#domain/market/locale.ts'
import { useOpenCheckout } from '../parent-routes.ts'
import type { Route } from './+types/checkout-delivery.ts'

type DeliveryPageProps = {
  token: string
  checkout: OpenCheckout
  refusal: { readonly code: RefusalCode<'checkout'> } | undefined
}

export async function action({ request, context, params: { token } }: Route.ActionArgs) {
  const checkoutRequest = toCheckoutRequest(request, context, token)
  const { visitor } = checkoutRequest
  const option = (await readForm(request)).get('option')
  const { checkout } = context.get(clientsContext)
  const key = requireKey(checkoutRequest)
  const chosen = await checkout.chooseDelivery(key, typeof option === 'string' ? option : '')
  if (chosen.ok) {
    const path = localePath(visitor.locale, checkoutPath(token, 'payment'))
    return redirect(path, { status: 303, headers: CHECKOUT_HEADERS })
  }
  const { code } = chosen
  if (code === 'checkout-unavailable') return data({ code }, { status: 503 })
  if (code === 'request-malformed') return data({ code }, { status: 400 })
  throw failureResponse(checkoutRequest, code)
}

export default function CheckoutDelivery({ actionData }: Route.ComponentProps) {
  const { token, checkout } = useOpenCheckout()
  return <DeliveryPage token={token} checkout={checkout} refusal={actionData} />
}

function DeliveryPage({ token, checkout, refusal }: DeliveryPageProps) {
  const t = useTranslations('checkout.delivery')
  const isBusy = useNavigation().formData !== undefined
  const { refusals } = useRefusals(refusal)
  return (
    <StepPage token={token} step="delivery" code={refusal?.code ?? null} refusals={refusals}>
      <Review token={token} checkout={checkout} />
      <Form method="post" className="grid gap-8">
        <ChoiceGroup legend={t('options')}>
          {checkout.deliveryOptions.map((option) => (
            <Radio
              key={option.code}
              name="option"
              value={option.code}
              defaultChecked={option.isChosen}
              required
              label={<DeliveryOption cost={option.cost} checkout={checkout} />}
            />
          ))}
        </ChoiceGroup>
        <Shipments checkout={checkout} />
        <Button type="submit" isBusy={isBusy} className="sm:justify-self-start">
          {t('continue')}
        </Button>
      </Form>
    </StepPage>
  )
}

function DeliveryOption({
  cost,
  checkout: { lines, agreed },
}: Pick<OpenCheckout['deliveryOptions'][number], 'cost'> & { checkout: OpenCheckout }) {
  const t = useTranslations('checkout.delivery')
  const describePromise = useFormatPromise()
  const [how, ...others] = new Set(
    lines.flatMap(({ promise }) =>
      promise ? describePromise({ ...promise, days: null, isFragile: false }).how : [],
    ),
  )
  return (
    <span className="grid">
      <span>
        {agreed?.shippingTitle ?? (how === undefined || others.length > 0 ? t('mixed') : how)} ·{' '}
        {cost.amountMinor === 0 ? t('free') : <Price price={cost} />}
      </span>
      <span className="text-small text-muted">{t('standard-note')}</span>
    </span>
  )
}

/**
 * Spec §3: pieces from our own warehouse are separate from those of the workshops. An agreed delivery has one price for
 * all shipments.
 */
function Shipments({ checkout: { shipments, lines, agreed } }: { checkout: OpenCheckout }) {
  const delivery = agreed?.shippingTitle ?? null
  const t = useTranslations('checkout.delivery')
  const describePromise = useFormatPromise()
  const format = useFormat()
  const lineById = new Map(lines.map((line) => [line.id, line]))
  return (
    <section className="grid gap-3">
      <h2 className="text-small font-medium">{t('shipments', { count: shipments.length })}</h2>
      <ul className="border-t border-hairline">
        {shipments.map(({ warehouse, lineItems, cost }) => {
          const pieces = lineItems.flatMap(({ lineId, quantity }) => {
            const line = lineById.get(lineId)
            return line ? { ...line, quantity } : []
          })
          const artisan = pieces[0]?.artisanName ?? ''
          const promise = pieces.find((piece) => piece.promise !== null)?.promise
          return (
            <li
              key={lineItems[0]?.lineId}
              className="flex justify-between gap-6 border-b border-hairline py-3"
            >
              <div>
                <p>{warehouse === 'in-house' ? t('in-house') : t('workshop', { artisan })}</p>
                {promise && (
                  <p className="text-small" suppressHydrationWarning>
                    {describePromise(formatPromise(promise, format.days)).when}
                  </p>
                )}
                <ul className="mt-1 grid gap-1 text-small text-muted">
                  {pieces.map(({ id, title, quantity, promise: piecePromise }) => (
                    <li key={id}>
                      {t('piece', { title, quantity })}
                      {piecePromise && (
                        <span className="block">
                          {describePromise(formatPromise(piecePromise, format.days, delivery)).how}
                        </span>
                      )}
                    </li>
                  ))}
                </ul>
              </div>
              {!agreed && (cost.amountMinor === 0 ? t('free') : <Price price={cost} />)}
            </li>
          )
        })}
      </ul>
      {!agreed && (lines.length > 1 || lines.some(({ quantity }) => quantity > 1)) && <CostRule />}
    </section>
  )
}

function CostRule() {
  const t = useTranslations('delivery')
  return <p className="text-small text-muted">{t('cost-rule')}</p>
}
