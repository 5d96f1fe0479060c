import { type ReactNode, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ProductView, VariantView } from '../view/product-view.ts'
import { Purchase } from './purchase.tsx'

/**
 * The purchase form of a variant that is chosen by its options, or a notice that there is none. Both occupy the same
 * space, so that nothing below moves when the choice changes.
 */
export function ChosenPurchase({
  product,
  variant,
  isUnavailable,
  contact,
}: {
  product: ProductView
  variant: VariantView
  /** No variant has this combination of values. */
  isUnavailable: boolean
  contact: ReactNode
}) {
  const t = useTranslations('product')
  const [lastAvailable, setLastAvailable] = useState(variant)
  if (!isUnavailable && lastAvailable !== variant) setLastAvailable(variant)
  const missing = t('choice.missing')
  return (
    <div className="grid items-start *:col-start-1 *:row-start-1">
      {isUnavailable ? (
        <>
          <div className="invisible" inert>
            <Purchase
              product={product}
              variant={lastAvailable}
              contact={contact}
              button={<Button width="full">{t('add')}</Button>}
            />
          </div>
          <Notice tone="refusal">{missing}</Notice>
        </>
      ) : (
        <>
          <Purchase product={product} variant={variant} contact={contact} />
          <p aria-hidden="true" className="invisible ps-3 text-small">
            {missing}
          </p>
        </>
      )}
    </div>
  )
}
