import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { heldChanges } from '#app/page/connection/held.ts'
import { useHeld } from '#app/page/connection/held-state.ts'
import { Button } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { addMoney, multiplyMoney } from '#domain/money/money.ts'
import type { ShownCart } from './shown-bag.ts'
import type { WaitingPiece } from './waiting-piece.ts'

/** The expected total, with a disabled checkout button. */
export function OfflineTotal({
  shown,
  waiting,
}: {
  shown: ShownCart | null
  waiting: readonly WaitingPiece[]
}) {
  const t = useTranslations('bag')
  const tConnection = useTranslations('connection')
  const { tag } = usePageLocale()
  const formatTime = (atMs: number) =>
    new Date(atMs)
      .toLocaleTimeString(tag, { hour: 'numeric', minute: '2-digit' })
      .replace(/\s?([AP])M$/, (_, half: string) => `\u00a0${half.toLowerCase()}m`)
  const { triedAtMs } = useHeld()
  const prices = waiting.flatMap(({ unitPrice, quantity }) =>
    unitPrice ? [multiplyMoney(unitPrice, quantity)] : [],
  )
  const [first, ...others] = prices
  const total = shown?.bag.total ?? (first && others.reduce(addMoney, first))
  return (
    <div className="grid gap-3">
      {total && (
        <div className="grid gap-1">
          <p className="flex justify-between gap-6 font-medium">
            {t('totals.total')} <Price price={total} />
          </p>
          {shown && (
            <p className="text-small text-muted">
              {t('offline.prices', { time: formatTime(shown.readAtMs) })}
            </p>
          )}
        </div>
      )}
      <Button width="full" disabled>
        {t('offline.checkout')}
      </Button>
      <p className="flex items-center justify-between gap-6 text-small">
        <button type="button" onClick={() => heldChanges().retry()} className="min-h-11">
          <span className={TEXT_LINK}>{tConnection('retry')}</span>
        </button>
        {triedAtMs !== null && (
          <span className="text-muted">{tConnection('tried', { time: formatTime(triedAtMs) })}</span>
        )}
      </p>
    </div>
  )
}
