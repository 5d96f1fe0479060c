import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { heldChanges } from '#app/page/connection/held.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { QuantityField } from '#app/ui/quantity-field.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { multiplyMoney } from '#domain/money/money.ts'
import { CART_PATHS } from '../paths.ts'
import type { WaitingPiece } from './waiting-piece.ts'

/** The pieces that wait to be added, above the lines of the bag. */
export function WaitingLines({ pieces }: { pieces: readonly WaitingPiece[] }) {
  if (pieces.length === 0) return null
  return (
    <ul>
      {pieces.map((piece) => (
        <WaitingLine key={piece.id} piece={piece} />
      ))}
    </ul>
  )
}

function WaitingLine({ piece }: { piece: WaitingPiece }) {
  const t = useTranslations('bag')
  const action = useLocalePath()(CART_PATHS.lines)
  const { id, artisan, finish, picture, unitPrice, quantity, inBag } = piece
  const title = piece.title || t('removed.piece')
  function change(next: number): void {
    if (next === 0) heldChanges().discard(id)
    // If the first request has already arrived, the shop sets the line to `inBag` plus this quantity.
    else heldChanges().amend(id, { quantity: String(next), inBag: String(inBag) })
  }
  return (
    <li className="bag-line">
      <div className="row-span-2">
        <PiecePicture picture={picture} title={title} sizes="6.5rem" />
      </div>
      <div className="grid content-start gap-1">
        <div className="flex items-start justify-between gap-4">
          <p className="text-fine text-muted">{artisan}</p>
          {unitPrice && <Price price={multiplyMoney(unitPrice, quantity)} />}
        </div>
        <p className="font-display text-title">{title}</p>
        {finish && <p className="text-small text-muted">{finish}</p>}
        <p className="bag-waiting text-small text-accent">{t('offline.waiting')}</p>
        <p className="text-small">{t('offline.joins')}</p>
      </div>
      <div className="bag-line-forms flex flex-wrap items-start gap-x-5 gap-y-1">
        <QuantityField quantity={quantity} label={title} action={action} fields={{}} onChange={change} />
        <button
          type="button"
          aria-label={t('line.remove-label', { title })}
          onClick={() => change(0)}
          className="flex min-h-11 items-center text-small"
        >
          <span className={TEXT_LINK}>{t('line.remove')}</span>
        </button>
      </div>
    </li>
  )
}
