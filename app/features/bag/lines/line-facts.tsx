import { productPath } from '#app/features/product/paths.ts'
import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { DeliveryPromise } from '#app/ui/delivery-promise.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { multiplyMoney } from '#domain/money/money.ts'
import type { ShownLine } from '../bag.ts'

/** What is in the line, and what it costs. */
export function LineFacts({ line, isSettling }: { line: ShownLine; isSettling: boolean }) {
  const t = useTranslations('bag.line')
  // More of it, or none, is shown before the answer comes: the document carries the words (decision 0010).
  t.has('each')
  const format = useFormat()
  const shippingNotice = useShippingNotice()
  const { product, unitPrice, fullUnitPrice, notice, promise } = line
  return (
    <div className="grid content-start gap-1 short:gap-0">
      <div className="flex items-start justify-between gap-4">
        <p className="text-fine text-muted">{product.artisan.name}</p>
        <span aria-busy={isSettling || undefined} className="text-end aria-busy:opacity-50">
          <Price
            price={line.total}
            fullPrice={fullUnitPrice && multiplyMoney(fullUnitPrice, line.quantity)}
          />
        </span>
      </div>
      <Link
        href={productPath(product.handle)}
        className="font-display text-title transition-colors hover:text-accent"
      >
        {product.title}
      </Link>
      {product.variantTitle && <p className="text-small text-muted">{product.variantTitle}</p>}
      {line.quantity > 1 && (
        <p className="text-small text-muted" suppressHydrationWarning>
          {t('each', { price: format.money(unitPrice) })}
        </p>
      )}
      {promise && (
        // In little room the day says most.
        <div className="short:[&>p:not(:nth-child(2))]:hidden">
          <p className="text-small text-muted">{shippingNotice(notice)}</p>
          <DeliveryPromise promise={promise} />
        </div>
      )}
    </div>
  )
}

export function LinePicture({ product: { picture, handle } }: Pick<ShownLine, 'product'>) {
  if (!picture) return <div className="row-span-2 aspect-product self-start bg-linen" />
  // The title beside it is the link that is read out; the picture is the same one for the eye.
  return (
    <Link href={productPath(handle)} tabIndex={-1} aria-hidden="true" className="row-span-2">
      <Picture picture={picture} sizes="6.5rem" ratio="product" />
    </Link>
  )
}
