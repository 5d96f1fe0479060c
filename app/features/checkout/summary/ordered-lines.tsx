import { formatPromise } from '#app/i18n/delivery/formatted-promise.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { DeliveryPromise } from '#app/ui/delivery-promise.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Price } from '#app/ui/price.tsx'
import type { OpenCheckout } from '#clients/checkout/checkout-client.ts'
import { multiplyMoney } from '#domain/money/money.ts'

type OrderedLine = Omit<OpenCheckout['lines'][number], 'problem'>

export function OrderedLines({
  lines,
  shippingTitle,
  isPromised = true,
  hasPrices = true,
}: {
  lines: readonly OrderedLine[]
  shippingTitle: string | null
  /** False if their delivery promises no longer apply. */
  isPromised?: boolean
  /** False for samples. */
  hasPrices?: boolean
}) {
  const t = useTranslations('checkout.summary')
  const format = useFormat()
  return (
    <ul className="grid">
      {lines.map(
        ({ title, textLanguage, variantTitle, artisanName, picture, quantity, promise, ...line }) => (
          <li
            key={line.id}
            className="grid break-inside-avoid grid-cols-[4rem_1fr_auto] items-start gap-4 border-b border-hairline py-4 first:pt-0"
          >
            <PiecePicture picture={picture} title={title} sizes="4rem" />
            <div>
              <p className="text-fine text-muted">{artisanName}</p>
              <p lang={textLanguage ?? undefined} className="font-display text-lead">
                {title}
              </p>
              {variantTitle && (
                <p lang={textLanguage ?? undefined} className="text-small text-muted">
                  {variantTitle}
                </p>
              )}
              {line.finish && <p className="text-small text-muted">{line.finish}</p>}
              {line.projectName && (
                <p className="text-small text-muted">{t('project', { name: line.projectName })}</p>
              )}
              <p className="text-small text-muted">{t('quantity', { quantity })}</p>
              {isPromised && promise && (
                <DeliveryPromise promise={formatPromise(promise, format.days, shippingTitle)} />
              )}
            </div>
            {hasPrices && (
              <Price
                price={line.subtotal}
                fullPrice={line.fullPrice && multiplyMoney(line.fullPrice, quantity)}
              />
            )}
          </li>
        ),
      )}
    </ul>
  )
}
