import { type ReactNode, useState } from 'react'
import { requestPath } from '#app/features/requests/paths.ts'
import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { DeliveryPromise } from '#app/ui/delivery-promise.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Money } from '#domain/money/money.ts'
import type { ProductDelivery, ProductView, VariantView } from '../view/product-view.ts'
import { toFormPiece, variantRequests } from '../view/variant-requests.ts'
import { AddToCart } from './add-to-bag.tsx'

/** If the piece cannot be bought, shows the reason and an alternative. */
export function Purchase({
  product,
  variant,
  contact,
  button,
}: {
  product: ProductView
  variant: VariantView
  contact: ReactNode
  /** Replaces the form that adds the piece to the bag. */
  button?: ReactNode
}) {
  const notice = useShippingNotice()
  // The quantity remains when another finish is chosen.
  const [quantity, setQuantity] = useState('1')
  const { cost } = product.delivery
  if (!variant.canBuy || cost === null)
    return <Unavailable product={product} variant={variant} contact={contact} />
  return (
    <div className="grid gap-4">
      {button ?? (
        <AddToCart key={variant.id} variant={variant} quantity={quantity} onQuantity={setQuantity} />
      )}
      <div className="grid gap-1">
        <p className="text-small">
          <strong>{notice(variant.notice)}</strong>
          {' · '}
          <DeliveryCost delivery={product.delivery} cost={cost} />
        </p>
        {variant.promise && (
          <DeliveryPromise
            promise={variant.promise}
            isTimeUnconfirmed={variant.notice.kind === 'to-be-confirmed'}
          />
        )}
      </div>
    </div>
  )
}

/** The delivery cost to the visitor's country. */
function DeliveryCost({ delivery: { countryName }, cost }: { delivery: ProductDelivery; cost: Money }) {
  const t = useTranslations('product.delivery')
  const format = useFormat()
  return (
    <span suppressHydrationWarning>
      {cost.amountMinor === 0
        ? t('free', { country: countryName })
        : t('cost', { country: countryName, cost: format.money(cost) })}
    </span>
  )
}

/** Spec §4, §5, §8: excluded countries, pieces upon request, sold out. */
function Unavailable({ product, variant, contact }: Parameters<typeof Purchase>[0]) {
  const t = useTranslations('product.refused')
  const tCartErrors = useTranslations('errors.cart')
  const notice = useShippingNotice()
  const { kind } = variant.notice
  if (kind === 'unavailable-here') {
    const chooser = `/countries?${new URLSearchParams({ to: product.path })}`
    return (
      <Notice
        action={
          <TextLink href={chooser} rel="nofollow">
            {t('change-country')}
          </TextLink>
        }
      >
        {tCartErrors('not-shippable-here')}
      </Notice>
    )
  }
  const requests = variantRequests(product, variant)
  const request = <FormLink kind="availability" product={product} variant={variant} />
  const join = (
    <TextLink href={requestPath('availability', toFormPiece(product, variant))} rel="nofollow">
      {t('join-trade')}
    </TextLink>
  )
  if (kind === 'upon-request')
    return (
      <Notice action={requests.includes('availability') ? request : join}>
        {t(product.mayRequest ? 'upon-request-trade' : 'upon-request')}
      </Notice>
    )
  if (variant.price.amountMinor === 0) return <Notice action={request}>{t('price-upon-request')}</Notice>
  if (variant.canBuy) {
    const { countryName } = product.delivery
    return <Notice action={contact}>{t('delivery-on-request', { country: countryName })}</Notice>
  }
  if (kind === 'sold-out') {
    const isOtherAvailable = product.choice?.isAnyForSale || product.variants.some(({ canBuy }) => canBuy)
    return (
      <Notice action={<FormLink kind="back-in-stock" product={product} variant={variant} />}>
        {t(isOtherAvailable ? 'variant-sold-out' : 'sold-out')}
      </Notice>
    )
  }
  return (
    <Notice>
      <strong>{notice(variant.notice)}</strong> {tCartErrors('not-sellable')}
    </Notice>
  )
}

/** Opens the form with which a piece that cannot be bought is requested. */
function FormLink({
  kind,
  product,
  variant,
}: {
  kind: 'availability' | 'back-in-stock'
  product: ProductView
  variant: VariantView
}) {
  const t = useTranslations('request.forms')
  return (
    <TextLink href={requestPath(kind, toFormPiece(product, variant))} rel="nofollow" data-opens-form>
      {t(`${kind}.row`)}
    </TextLink>
  )
}
