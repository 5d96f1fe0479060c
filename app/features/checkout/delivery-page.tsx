import { Form, useNavigation } from 'react-router'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceGroup, Radio } from '#app/ui/form/choice.tsx'
import { useRefusals } from '#app/ui/form/use-refusals.ts'
import { Price } from '#app/ui/price.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import type { RefusalCode } from '#contracts/errors.ts'
import { Review } from './review.tsx'
import { StepPage } from './step-page.tsx'

type DeliveryPageProps = {
  token: string
  checkout: OpenCheckout
  /** Why the choice was refused. */
  refusal: { readonly code: RefusalCode<'checkout'> } | undefined
}

/** The second step: how the pieces travel, and from where. */
export function DeliveryPage({ token, checkout, refusal }: DeliveryPageProps) {
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
              label={<DeliveryOption cost={option.cost} />}
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

function DeliveryOption({ cost }: Pick<OpenCheckout['deliveryOptions'][number], 'cost'>) {
  const t = useTranslations('checkout.delivery')
  return (
    <span className="grid">
      <span>
        {t('standard')} · {cost.amountMinor === 0 ? t('free') : <Price price={cost} />}
      </span>
      <span className="text-small text-muted">{t('standard-note')}</span>
    </span>
  )
}

/** Spec §3: pieces of our own warehouse, and those of the workshops, apart. */
function Shipments({ checkout: { shipments, lines } }: { checkout: OpenCheckout }) {
  const t = useTranslations('checkout.delivery')
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
          return (
            <li
              key={lineItems[0]?.lineId}
              className="flex justify-between gap-6 border-b border-hairline py-3"
            >
              <div>
                <p>{warehouse === 'in-house' ? t('in-house') : t('workshop', { artisan })}</p>
                <p className="text-small text-muted">
                  {pieces.map(({ title, quantity }) => t('piece', { title, quantity })).join(', ')}
                </p>
              </div>
              {cost.amountMinor === 0 ? t('free') : <Price price={cost} />}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
