import { useFetcher } from 'react-router'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { heldChanges } from '#app/page/connection/held.ts'
import { type RefusedChange, useHeld } from '#app/page/connection/held-state.ts'
import { useFetcherResult } from '#app/ui/behavior/use-fetcher-result.ts'
import { Button } from '#app/ui/button.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { CART_ERROR_CODES } from '#domain/cart/cart.ts'
import { readMoney, writeMoney } from '#domain/money/written-money.ts'
import type { Bag } from '../bag.ts'
import type { BagChange } from '../bag-change-response.server.ts'
import { isAddition, noteOf } from './waiting-piece.ts'

/** The pieces that did not join the bag when the connection returned: their visitor decides, or sees why. */
export function RefusedPieces({ bag, onAdded }: { bag: Bag | null; onAdded: () => void }) {
  const refused = useHeld().refused.filter(isAddition)
  if (refused.length === 0) return null
  return (
    <ul>
      {refused.map((change) => (
        <RefusedPiece key={change.id} change={change} bag={bag} onAdded={onAdded} />
      ))}
    </ul>
  )
}

function RefusedPiece({
  change,
  bag,
  onAdded,
}: {
  change: RefusedChange
  bag: Bag | null
  onAdded: () => void
}) {
  const t = useTranslations('bag')
  const errors = useTranslations('errors.cart')
  const format = useFormat()
  const { id, path, fields, refusal } = change
  const note = noteOf(change, bag)
  const title = note.title || t('removed.piece')
  const { submit, data: result, state } = useFetcher<BagChange>({ key: `again ${id}` })
  useFetcherResult(result, ({ ok }) => {
    if (!ok) return
    onAdded()
    heldChanges().discard(id)
  })
  const [word, ...amount] = refusal.split(' ')
  const code = CART_ERROR_CODES.find((known) => known === word) ?? 'line-add-failed'
  const price = readMoney(amount.join(' '))
  const before = note.unitPrice
  function add(): void {
    const again = { ...Object.fromEntries(fields), ...(price && { seenPrice: writeMoney(price) }) }
    void submit(again, { method: 'post', action: path.replace(/\.data$/, '') })
  }
  const reason =
    price && before
      ? t('offline.price-changed', { price: format.money(price), before: format.money(before) })
      : errors(code)
  return (
    <li className="bag-line">
      <div className="row-span-2">
        <PiecePicture picture={note.picture} title={title} sizes="6.5rem" />
      </div>
      <div className="grid content-start gap-1">
        <div className="flex items-start justify-between gap-4">
          <p className="text-fine text-muted">{note.artisan}</p>
          {price && <Price price={price} />}
        </div>
        <p className="font-display text-title">{title}</p>
        {note.finish && <p className="text-small text-muted">{note.finish}</p>}
        <p role="alert" className="text-small text-alert">
          {result && !result.ok ? errors(result.code) : reason}
        </p>
      </div>
      <div className="bag-line-forms flex flex-wrap gap-3">
        {price && (
          <Button variant="outline" isBusy={state !== 'idle'} onClick={add}>
            {t('offline.add-anyway')}
          </Button>
        )}
        <Button variant="outline" onClick={() => heldChanges().discard(id)}>
          {t('offline.leave-out')}
        </Button>
      </div>
    </li>
  )
}
