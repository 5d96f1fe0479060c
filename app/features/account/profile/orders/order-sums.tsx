import type { ReactNode } from 'react'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { AmountRow, ExemptRow, Reduction } from '#app/ui/amount-row.tsx'
import { Price } from '#app/ui/price.tsx'
import type { AccountOrder } from '#clients/customer/customer-client.ts'
import { inAmountOrder } from '#domain/money/amount-order.ts'
import { subtractMoney } from '#domain/money/money.ts'

/** Spec §3: subtotal, promotions, shipping and total; then what remains to be paid after gift cards. */
export function OrderSums({ order }: { order: AccountOrder }) {
  const t = useTranslations('profile.orders')
  const words = useTranslations('checkout')
  const taxMessages = useTranslations('shell.tax')
  const format = useFormat()
  const { subtotal, shipping, shippingTitle, promotions, total, tax, giftCards } = order
  const paysByGiftCard = giftCards.amountMinor > 0
  return (
    <dl className="grid break-inside-avoid gap-2 sm:ms-auto sm:w-80">
      {inAmountOrder<ReactNode>({
        subtotal: [
          <AmountRow key="subtotal" label={t('subtotal')}>
            <Price price={subtotal} />
          </AmountRow>,
        ],
        promotions: promotions.map(({ title, amount }) => (
          <AmountRow key={`promotion ${title}`} label={title}>
            <Reduction amount={amount} />
          </AmountRow>
        )),
        shipping: [
          <AmountRow key="shipping" label={shippingTitle ?? t('shipping')}>
            {shipping.amountMinor === 0 ? words('delivery.free') : <Price price={shipping} />}
          </AmountRow>,
        ],
        taxes: tax
          ? [
              <div key="taxes" className="text-small text-muted" suppressHydrationWarning>
                <dt className="sr-only">{taxMessages('label')}</dt>
                <dd>{t('tax', { amount: format.money(tax) })}</dd>
              </div>,
            ]
          : order.exempt
            ? [<ExemptRow key="exempt" {...order.exempt} />]
            : [],
        total: [
          <AmountRow key="total" isSum label={t('total')}>
            <Price price={total} />
          </AmountRow>,
        ],
        giftCards: paysByGiftCard
          ? [
              <AmountRow key="cards" label={words('totals.gift-cards')}>
                <Reduction amount={giftCards} />
              </AmountRow>,
            ]
          : [],
        due: paysByGiftCard
          ? [
              <AmountRow key="due" isSum label={words('totals.due')}>
                <Price price={subtractMoney(total, giftCards)} />
              </AmountRow>,
            ]
          : [],
      })}
    </dl>
  )
}
