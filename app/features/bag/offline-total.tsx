import { useEffect, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { heldChanges } from '#app/page/connection/held.ts'
import { useHeld } from '#app/page/connection/held-state.ts'
import { Button } from '#app/ui/button.tsx'
import { Price } from '#app/ui/price.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { addMoney } from '#domain/money/money.ts'
import type { Bag } from './bag.ts'
import type { WaitingPiece } from './lines/waiting-lines.tsx'
import { recallBag, rememberBag, type ShownBag } from './shown-bag.ts'

/** The bag that was read last and when; `recalls`: from an earlier document of this tab. */
export function useShownBag(bag: Bag | null, recalls: boolean): ShownBag | null {
  const [shown, setShown] = useState<ShownBag | null>(null)
  useEffect(() => {
    if (bag === null) return setShown(recalls ? recallBag() : null)
    const read = { bag, readAtMs: Date.now() }
    rememberBag(read)
    setShown(read)
  }, [bag, recalls])
  return shown
}

/** The total as it was read, with what waits, and the way on once there is a connection. */
export function OfflineTotal({
  shown,
  waiting,
}: {
  shown: ShownBag | null
  waiting: readonly Pick<WaitingPiece, 'price'>[]
}) {
  const t = useTranslations('bag')
  const connection = useTranslations('connection')
  const { tag } = usePageLocale()
  const timeOf = (atMs: number) =>
    new Date(atMs).toLocaleTimeString(tag, { hour: 'numeric', minute: '2-digit' })
  const { triedAtMs } = useHeld()
  const total =
    shown &&
    waiting.reduce(
      (sum, { price }) => (price?.currency === sum.currency ? addMoney(sum, price) : sum),
      shown.bag.total,
    )
  return (
    <div className="grid gap-3">
      {shown && total && (
        <div>
          <p className="flex justify-between gap-6 font-medium">
            {t('totals.total')} <Price price={total} />
          </p>
          <p className="text-small text-muted">{t('offline.prices', { time: timeOf(shown.readAtMs) })}</p>
        </div>
      )}
      <Button width="full" disabled>
        {t('offline.checkout')}
      </Button>
      <p className="flex items-center justify-between gap-6 text-small">
        <button type="button" onClick={() => heldChanges().retry()} className="min-h-11">
          <span className={TEXT_LINK}>{connection('retry')}</span>
        </button>
        {triedAtMs !== null && (
          <span className="text-muted">{connection('tried', { time: timeOf(triedAtMs) })}</span>
        )}
      </p>
    </div>
  )
}
