import { productPath } from '#app/features/product/paths.ts'
import { useShippingNotice } from '#app/i18n/delivery/use-shipping-notice.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useHeart } from '#app/page/heart.ts'
import { DeliveryPromise } from '#app/ui/delivery-promise.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { PiecePrice } from '#app/ui/piece-price.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TradePrice } from '#app/ui/trade-price.tsx'
import { InViews } from '#app/ui/views.tsx'
import { multiplyMoney } from '#domain/money/money.ts'
import type { CartLineView } from '../bag.ts'

export function LineDetails({ line, isSettling }: { line: CartLineView; isSettling: boolean }) {
  const t = useTranslations('bag.line')
  // A changed quantity is shown optimistically, so the document must include its messages (decision 0010).
  t.has('each')
  const shippingNotice = useShippingNotice()
  const lang = line.product.textLanguage ?? undefined
  const { product, fullUnitPrice, publicUnitPrice, notice, promise } = line
  const isTimeUnconfirmed = notice.kind === 'to-be-confirmed'
  return (
    <div className="grid content-start gap-1 short:gap-0">
      <div className="flex items-start justify-between gap-4">
        <p className="text-fine text-muted">{product.artisan.name}</p>
        <span aria-busy={isSettling || undefined} className="text-end aria-busy:opacity-50">
          {publicUnitPrice ? (
            <TradePrice price={line.total} publicPrice={multiplyMoney(publicUnitPrice, line.quantity)} />
          ) : (
            <PiecePrice
              price={line.total}
              fullPrice={fullUnitPrice && multiplyMoney(fullUnitPrice, line.quantity)}
            />
          )}
        </span>
      </div>
      <Link
        href={productPath(product.handle)}
        lang={lang}
        className="font-display text-title transition-colors hover:text-accent"
      >
        {product.title}
      </Link>
      {product.variantTitle && (
        <p lang={lang} className="text-small text-muted">
          {product.variantTitle}
        </p>
      )}
      {line.project && <p className="text-small text-muted">{t('project', { name: line.project.name })}</p>}
      {line.quantity > 1 && <UnitPrice line={line} />}
      {promise && (
        // In a short window only the date is shown, or the notice that it is unconfirmed.
        <div
          className={
            isTimeUnconfirmed
              ? 'short:[&>p:not(:first-child)]:hidden'
              : 'short:[&>p:not(:nth-child(2))]:hidden'
          }
        >
          <p className="text-small text-muted">{shippingNotice(notice)}</p>
          <DeliveryPromise promise={promise} isTimeUnconfirmed={isTimeUnconfirmed} />
        </div>
      )}
    </div>
  )
}

function UnitPrice({ line: { unitPrice, publicUnitPrice } }: { line: CartLineView }) {
  const t = useTranslations('bag.line')
  const format = useFormat()
  const own = t('each', { price: format.money(unitPrice) })
  return (
    <p className="text-small text-muted" suppressHydrationWarning>
      {publicUnitPrice ? (
        <InViews own={own} client={t('each', { price: format.money(publicUnitPrice) })} />
      ) : (
        own
      )}
    </p>
  )
}

export function LinePicture({ product: { id, picture, title, handle } }: Pick<CartLineView, 'product'>) {
  const Heart = useHeart()
  // The title beside it is the accessible link; the picture repeats it visually.
  return (
    <div className="relative row-span-2">
      <Link href={productPath(handle)} tabIndex={-1} aria-hidden="true" className="block">
        <PiecePicture picture={picture} title={title} sizes="6.5rem" />
      </Link>
      <Heart id={id} title={title} />
    </div>
  )
}
