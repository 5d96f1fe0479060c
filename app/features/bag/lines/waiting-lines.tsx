import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { heldChanges } from '#app/page/connection/held.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Price } from '#app/ui/price.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import type { Money } from '#domain/money/money.ts'
import type { Picture } from '#domain/product/product.ts'

/** A piece that is added once there is a connection. */
export type WaitingPiece = {
  /** The key of the change. */
  readonly id: string
  readonly title: string
  readonly artisan: string
  readonly finish: string | null
  readonly picture: Picture | null
  /** Of all its pieces; null where it is not known. */
  readonly price: Money | null
}

/** The pieces that wait to be added, above the lines of the bag. */
export function WaitingLines({ pieces }: { pieces: readonly WaitingPiece[] }) {
  const t = useTranslations('bag')
  return (
    <ul>
      {pieces.map(({ id, title, artisan, finish, picture, price }) => (
        <li key={id} className="bag-line">
          <div className="row-span-2">
            <PiecePicture picture={picture} title={title} sizes="6.5rem" />
          </div>
          <div className="grid content-start gap-1">
            <div className="flex items-start justify-between gap-4">
              <p className="text-fine text-muted">{artisan}</p>
              {price && <Price price={price} />}
            </div>
            <p className="font-display text-title">{title}</p>
            {finish && <p className="text-small text-muted">{finish}</p>}
            <p className="bag-waiting text-small text-accent">{t('offline.waiting')}</p>
            <p className="text-small">{t('offline.joins')}</p>
          </div>
          <div className="bag-line-forms">
            <button
              type="button"
              aria-label={t('line.remove-label', { title })}
              onClick={() => heldChanges().discard(id)}
              className="flex min-h-11 items-center text-small"
            >
              <span className={TEXT_LINK}>{t('line.remove')}</span>
            </button>
          </div>
        </li>
      ))}
    </ul>
  )
}
