import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useFormat } from '#app/i18n/use-format.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { DeliveryPromise } from '#app/ui/delivery-promise.tsx'
import { Link } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { QuantityStepper } from '#app/ui/quantity-stepper.tsx'
import { TEXT_LINK } from '#app/ui/text-link.tsx'
import { BAG_PATHS, type RemovedLine, type ShownLine } from './bag.ts'
import type { BagChange } from './bag-answer.server.ts'

/**
 * One line of the bag. The quantity follows the last press at once; the price is settled by the server.
 * Without a script both forms lead to the cart page and back.
 */
export function BagLine({ line, onRemove }: { line: ShownLine; onRemove: (removed: RemovedLine) => void }) {
  const t = useTranslations('bag.line')
  // More of it, or none, is shown before the answer comes: the document carries the words (decision 0010).
  t.has('each')
  const format = useFormat()
  const localePath = useLocalePath()
  const { product, problem } = line
  const fetcher = useFetcher<BagChange>({ key: `line ${line.id}` })
  const asked = fetcher.formData?.get('quantity')
  const quantity = typeof asked === 'string' ? Number(asked) : line.quantity
  const action = localePath(BAG_PATHS.line)
  if (quantity === 0) return null
  return (
    <li
      tabIndex={-1}
      className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-b border-hairline py-5 sm:grid-cols-[6.5rem_1fr]"
    >
      <LinePicture product={product} />
      <div className="grid content-start gap-1">
        <div className="flex items-start justify-between gap-4">
          <p className="text-fine text-muted">{product.artisan.name}</p>
          <span aria-busy={fetcher.state !== 'idle' || undefined} className="aria-busy:opacity-50">
            <Price price={line.total} />
          </span>
        </div>
        <Link
          href={`/products/${product.handle}`}
          className="font-display text-title transition-colors hover:text-accent"
        >
          {product.title}
        </Link>
        {product.variantTitle && <p className="text-small text-muted">{product.variantTitle}</p>}
        {quantity > 1 && (
          <p className="text-small text-muted" suppressHydrationWarning>
            {t('each', { price: format.money(line.unitPrice) })}
          </p>
        )}
        {line.promise && <DeliveryPromise promise={line.promise} />}
        <div className="mt-2 flex items-center gap-5">
          {problem === null && (
            <fetcher.Form method="post" action={action}>
              <input type="hidden" name="lineId" value={line.id} />
              <QuantityStepper quantity={quantity} label={product.title} max={null} />
            </fetcher.Form>
          )}
          <fetcher.Form
            method="post"
            action={action}
            onSubmit={() =>
              onRemove({ variantId: product.variantId, quantity: line.quantity, title: product.title })
            }
          >
            <input type="hidden" name="lineId" value={line.id} />
            <input type="hidden" name="variantId" value={product.variantId} />
            <input type="hidden" name="before" value={line.quantity} />
            <button
              type="submit"
              name="quantity"
              value={0}
              aria-label={t('remove-label', { title: product.title })}
              className={`${TEXT_LINK} text-small`}
            >
              {t('remove')}
            </button>
          </fetcher.Form>
        </div>
        {problem === 'units-short' ? (
          <ShortOfUnits line={line} action={action} />
        ) : (
          <LineRefusal code={problem ?? refusalIn(fetcher.data)} />
        )}
      </div>
    </li>
  )
}

function LinePicture({ product: { picture, handle } }: Pick<ShownLine, 'product'>) {
  if (!picture) return <div className="aspect-product bg-linen" />
  // The title beside it is the link that is read out; the picture is the same one for the eye.
  return (
    <Link href={`/products/${handle}`} tabIndex={-1} aria-hidden="true">
      <Picture picture={picture} sizes="6.5rem" ratio="product" />
    </Link>
  )
}

/** How many are left, and the way to take those. */
function ShortOfUnits({ line, action }: { line: ShownLine; action: string }) {
  const t = useTranslations('bag.line')
  const fetcher = useFetcher<BagChange>({ key: `line ${line.id}` })
  const left = line.product.quantityAvailable ?? 0
  return (
    <div className="mt-2">
      <Notice
        tone="refusal"
        action={
          left > 0 && (
            <fetcher.Form
              method="post"
              action={action}
              // The button goes with its reason: the keyboard goes on at the line.
              onSubmit={({ currentTarget }) => currentTarget.closest('li')?.focus()}
            >
              <input type="hidden" name="lineId" value={line.id} />
              <button type="submit" name="quantity" value={left} className={TEXT_LINK}>
                {t('set', { left })}
              </button>
            </fetcher.Form>
          )
        }
      >
        {t('short', { left })}
      </Notice>
    </div>
  )
}

function LineRefusal({ code }: { code: Exclude<BagChange, { ok: true }>['code'] | null }): ReactNode {
  const t = useTranslations('errors.cart')
  return (
    code && (
      <div className="mt-2">
        <Notice tone="refusal">{t(code)}</Notice>
      </div>
    )
  )
}

function refusalIn(change: BagChange | undefined) {
  return change === undefined || change.ok ? null : change.code
}
