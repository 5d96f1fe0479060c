import { CART_PATHS } from '#app/features/bag/paths.ts'
import { productPath } from '#app/features/product/paths.ts'
import { formatPromise } from '#app/i18n/delivery/formatted-promise.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { DeliveryPromise } from '#app/ui/delivery-promise.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { AccountOrderLine } from '#clients/customer/customer-client.ts'
import { projectFields } from '#domain/list/project.ts'
import { isSampleSku } from '#domain/trade/sample-line.ts'

/** The pieces of an order as they were sold; each can be ordered again at its current price. */
export function OrderLines({
  lines,
  shippingTitle,
  isPromised,
  hasPrices,
}: {
  lines: readonly AccountOrderLine[]
  shippingTitle: string | null
  isPromised: boolean
  /** False for samples. */
  hasPrices: boolean
}) {
  return (
    <ul className="grid">
      {lines.map((line) => (
        <OrderLine
          key={line.id}
          line={line}
          promise={isPromised ? line.promise : null}
          shippingTitle={shippingTitle}
          hasPrice={hasPrices}
        />
      ))}
    </ul>
  )
}

function OrderLine({
  line,
  promise,
  shippingTitle,
  hasPrice,
}: {
  line: AccountOrderLine
  promise: AccountOrderLine['promise']
  shippingTitle: string | null
  hasPrice: boolean
}) {
  const t = useTranslations('profile.orders')
  const format = useFormat()
  const { title, variantTitle, finish, project, artisanName, picture, quantity, handle } = line
  return (
    <li className="grid break-inside-avoid grid-cols-[4rem_1fr_auto] items-start gap-4 border-b border-hairline py-4 first:pt-0">
      <PiecePicture picture={picture && { ...picture, alt: '' }} title={title} sizes="4rem" />
      <div className="grid gap-0.5">
        <p className="text-fine text-muted">{artisanName}</p>
        <p className="font-display text-lead">
          {handle ? (
            <Link href={productPath(handle)} className="transition-colors hover:text-accent">
              {t('times', { quantity, title })}
            </Link>
          ) : (
            t('times', { quantity, title })
          )}
        </p>
        {variantTitle && <p className="text-small text-muted">{variantTitle}</p>}
        {finish && <p className="text-small text-muted">{finish}</p>}
        {project && <p className="text-small text-muted">{t('project', { name: project.name })}</p>}
        {promise && <DeliveryPromise promise={formatPromise(promise, format.days, shippingTitle)} />}
        <ReorderForm line={line} />
      </div>
      {hasPrice && (
        <span className="own-view">
          <Price price={line.subtotal} fullPrice={line.fullPrice} />
        </span>
      )}
    </li>
  )
}

/** Adds the piece to the bag, for the same project. The bag shows whether it is sold out or no longer shipped here. */
function ReorderForm({ line: { variantId, sku, quantity, title, project } }: { line: AccountOrderLine }) {
  const t = useTranslations('profile')
  const localePath = useLocalePath()
  if (variantId === null || isSampleSku(sku)) return null
  return (
    <form method="post" action={localePath(CART_PATHS.lines)} className="mt-1 text-small print:hidden">
      <input type="hidden" name="variantId" value={variantId} />
      <input type="hidden" name="quantity" value={quantity} />
      {Object.entries(projectFields(project)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-label={t('addresses.of', { action: t('orders.buy-again'), address: title })}
        className={TEXT_LINK}
      >
        {t('orders.buy-again')}
      </button>
    </form>
  )
}
