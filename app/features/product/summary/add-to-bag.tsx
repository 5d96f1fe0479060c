import { useFetcher } from 'react-router'
import { CART_PATHS } from '#app/features/bag/paths.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useOpenCart } from '#app/page/open-bag.ts'
import { useFootHeight } from '#app/ui/behavior/foot-layer.ts'
import { useFetcherResult } from '#app/ui/behavior/use-fetcher-result.ts'
import { useOutOfView } from '#app/ui/behavior/use-out-of-view.ts'
import { Button } from '#app/ui/button.tsx'
import { CONTROL } from '#app/ui/form/control.ts'
import { Notice } from '#app/ui/notice.tsx'
import { InViews } from '#app/ui/views.tsx'
import type { CartErrorCode } from '#domain/cart/cart.ts'
import { LINE_QUANTITY_MAX, readQuantity } from '#domain/line-quantity.ts'
import { type Money, multiplyMoney } from '#domain/money/money.ts'
import type { VariantView } from '../view/product-view.ts'
import { VariantPrice } from './variant-price.tsx'

export type AddResult = { readonly ok: true } | { readonly ok: false; readonly code: CartErrorCode }

/**
 * The parts of a phone's window covered by the header and by the bar at the bottom (its padding and button), in pixels.
 */
const [HEADER_PX, BAR_PX] = [51, 60]

/**
 * With JavaScript the bag opens, or the refusal is shown here. For two pieces or more a total is shown. On phones the
 * form with the price becomes a bar at the bottom of the window while its place is out of view.
 */
export function AddToCart({
  variant,
  quantity,
  onQuantity,
}: {
  variant: VariantView
  quantity: string
  onQuantity: (typed: string) => void
}) {
  const { id, price, tradePrice } = variant
  const shownPrice = tradePrice ?? price
  const t = useTranslations('product')
  const localePath = useLocalePath()
  const openCart = useOpenCart()
  const { Form, state, data: result } = useFetcher<AddResult>({ key: `add ${id}` })
  const { element: place, isOut } = useOutOfView<HTMLDivElement>(
    `-${HEADER_PX}px 0px -${BAR_PX + useFootHeight()}px`,
  )
  useFetcherResult(result, ({ ok }) => ok && openCart())
  return (
    <div ref={place} className="buy">
      <Form
        method="post"
        action={localePath(CART_PATHS.lines)}
        className="buy-form"
        data-at-foot={isOut || undefined}
      >
        <input type="hidden" name="variantId" value={id} />
        {/* The price shown, which is compared with the current one if the change must wait for the connection. */}
        <input type="hidden" name="seenPrice" value={`${shownPrice.amountMinor} ${shownPrice.currency}`} />
        {isOut && (
          <p className="buy-price">
            <VariantPrice variant={variant} />
          </p>
        )}
        <div className="buy-row">
          <label className="buy-quantity">
            <span className="sr-only">{t('quantity')}</span>
            <input
              type="number"
              inputMode="numeric"
              name="quantity"
              min={1}
              max={LINE_QUANTITY_MAX}
              step={1}
              required
              autoComplete="off"
              value={quantity}
              onChange={({ target }) => onQuantity(target.value)}
              onFocus={({ target }) => target.select()}
              // Scrolling with the pointer over the field must not change the quantity.
              onWheel={({ currentTarget }) => currentTarget.blur()}
              className={CONTROL}
            />
          </label>
          <Button type="submit" width="full" isBusy={state !== 'idle'}>
            {t('add')}
          </Button>
        </div>
        <Total variant={variant} quantity={quantity} />
        {state === 'idle' && result?.ok === false && <Refusal code={result.code} />}
      </Form>
    </div>
  )
}

/** Renders nothing for one piece. */
function Total({ variant: { price, tradePrice }, quantity }: { variant: VariantView; quantity: string }) {
  const t = useTranslations('product')
  t.has('total')
  const format = useFormat()
  const units = readQuantity(quantity)
  const totalOf = (unit: Money) =>
    units.ok ? t('total', { total: format.money(multiplyMoney(unit, units.value)) }) : null
  return (
    <output className="buy-total" suppressHydrationWarning>
      {units.ok &&
        units.value > 1 &&
        (tradePrice ? <InViews own={totalOf(tradePrice)} client={totalOf(price)} /> : totalOf(price))}
    </output>
  )
}

/** The refusal, shown in place (Spec §8). */
function Refusal({ code }: { code: CartErrorCode }) {
  const t = useTranslations('errors.cart')
  return <Notice tone="refusal">{t(code)}</Notice>
}
