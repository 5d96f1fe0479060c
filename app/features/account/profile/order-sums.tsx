import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/use-format.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { Price } from '#app/ui/price.tsx'
import type { AccountOrder } from '#clients/customer/customer-client.ts'
import { inAmountOrder } from '#domain/amount-order.ts'

/** Spec §3: subtotal, promotions, shipping, and what they came to. */
export function OrderSums({ order }: { order: AccountOrder }) {
  const t = useTranslations('profile.orders')
  const words = useTranslations('checkout')
  const format = useFormat()
  const { subtotal, shipping, promotions, total, tax } = order
  return (
    <dl className="grid break-inside-avoid gap-2 sm:ms-auto sm:w-80">
      {inAmountOrder<ReactNode>({
        subtotal: [
          <Row key="subtotal" label={t('subtotal')}>
            <Price price={subtotal} />
          </Row>,
        ],
        promotions: promotions.map(({ title, amount }) => (
          <Row key={`promotion ${title}`} label={title}>
            −<Price price={amount} />
          </Row>
        )),
        shipping: [
          <Row key="shipping" label={t('shipping')}>
            {shipping.amountMinor === 0 ? words('delivery.free') : <Price price={shipping} />}
          </Row>,
        ],
        taxes: tax
          ? [
              <div key="taxes" className="text-small text-muted" suppressHydrationWarning>
                <dt className="sr-only">{words('totals.taxes')}</dt>
                <dd>{t('tax', { amount: format.money(tax) })}</dd>
              </div>,
            ]
          : [],
        total: [
          <Row key="total" isSum label={t('total')}>
            <Price price={total} />
          </Row>,
        ],
        giftCards: [],
        due: [],
      })}
    </dl>
  )
}

function Row({ label, isSum = false, children }: { label: string; isSum?: boolean; children: ReactNode }) {
  const sum = isSum ? 'mt-1 border-t border-hairline pt-3 font-medium' : ''
  return (
    <div className={`flex items-baseline justify-between gap-6 ${sum}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
