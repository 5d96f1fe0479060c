import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { ChevronIcon } from '#app/ui/icon/icons.tsx'
import { Price } from '#app/ui/price.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { AgreedNote } from './agreed-note.tsx'
import { OrderCodes, useRefusedCode } from './order-codes.tsx'
import { OrderTotals } from './order-totals.tsx'
import { OrderedLines } from './ordered-lines.tsx'

/**
 * The order summary beside each step. On phones it is collapsed below the amount due; on larger screens it is always
 * expanded, except in browsers that need JavaScript for that.
 */
export function CheckoutSummary({ token, checkout }: { token: string; checkout: OpenCheckout }) {
  const t = useTranslations('checkout.summary')
  const { lines, totals, promotions, agreed } = checkout
  const shippingTitle = agreed?.shippingTitle ?? null
  const refused = useRefusedCode()
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-labelledby="summary" className="px-gutter lg:sticky lg:top-0 lg:py-12 lg:ps-10">
      <h2 id="summary" className="sr-only font-display text-heading lg:not-sr-only lg:mb-6">
        {t('title')}
      </h2>
      <details
        open={refused !== null || undefined}
        className="group/summary lg:[&::details-content]:[content-visibility:visible]"
      >
        <summary className="flex min-h-14 items-center justify-between gap-4 text-small lg:supports-[selector(details::details-content)]:hidden">
          <span className="flex items-center gap-2">
            {t('open', { count })}
            <span className="transition-transform group-open/summary:rotate-180">
              <ChevronIcon />
            </span>
          </span>
          <span className="text-body font-medium">
            <Price price={totals.due} />
          </span>
        </summary>
        <div className="grid gap-6 pt-2 pb-8 lg:p-0">
          <OrderedLines lines={lines} shippingTitle={shippingTitle} />
          {agreed ? (
            <AgreedNote agreed={agreed} />
          ) : (
            <OrderCodes token={token} checkout={checkout} refused={refused} />
          )}
          <OrderTotals totals={totals} promotions={promotions} shippingTitle={shippingTitle} />
        </div>
      </details>
    </section>
  )
}
