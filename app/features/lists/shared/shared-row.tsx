import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { countryName } from '#domain/market/country-names.ts'
import { ExclusionNote } from '../rows/exclusion-note.tsx'
import { Finish } from '../rows/finish-choice.tsx'
import { PieceLink } from '../rows/piece-link.tsx'
import { PiecePrices } from '../rows/piece-prices.tsx'
import { PieceSize } from '../rows/piece-size.tsx'
import { ShipsIn } from '../rows/ships-in.tsx'
import { usePieceName } from '../rows/use-piece-name.ts'
import type { SharedPieceView } from './shared-view.ts'

/** A piece of a list behind a link. */
export function SharedRow({
  piece,
  hasPrices,
  headingLevel: Heading,
  isFirst,
}: {
  piece: SharedPieceView
  hasPrices: boolean
  headingLevel: 'h2' | 'h3'
  /** Whether its picture is above the fold. */
  isFirst: boolean
}) {
  const t = useTranslations('lists.page')
  const name = usePieceName()(piece)
  const { exclusion, finish, clientNote, quantity } = piece
  return (
    <li className="list-row">
      <PieceLink piece={piece} className="list-row-picture" isDecorative>
        <PiecePicture
          picture={piece.picture && { ...piece.picture, alt: '' }}
          title={piece.title ?? ''}
          sizes="(min-width: 48rem) 7rem, 6rem"
          isPriority={isFirst}
          className={classNames(exclusion !== null && 'opacity-50')}
        />
      </PieceLink>
      <div className={classNames('list-row-details', exclusion !== null && 'text-muted')}>
        <p className="text-fine text-muted">{piece.artisan}</p>
        <Heading
          className="font-display text-lead leading-tight wrap-anywhere md:text-title"
          lang={piece.textLanguage ?? undefined}
        >
          <PieceLink piece={piece}>{name}</PieceLink>
        </Heading>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          {finish && <Finish finish={finish} />}
          <PieceSize piece={piece} />
        </div>
      </div>
      <div className="list-row-note">
        {exclusion && hasPrices && <ExclusionNote exclusion={exclusion} path={piece.path} />}
        {exclusion && !hasPrices && <UnpricedExclusion exclusion={exclusion} />}
        {clientNote && <p className="list-row-text">{clientNote}</p>}
      </div>
      <p className="list-row-quantity tabular-nums lg:w-33 lg:pt-2.5 lg:text-center">
        <span className="lg:sr-only">{t('quantity')}</span> {quantity}
      </p>
      <p className="list-row-ships">
        <ShipsIn notice={piece.notice} />
      </p>
      {hasPrices && (
        <div className="list-row-price">
          <PiecePrices piece={piece} />
        </div>
      )}
    </li>
  )
}

/** Why a piece cannot be bought; a list without prices has no totals that it could be left out of. */
function UnpricedExclusion({ exclusion }: { exclusion: NonNullable<SharedPieceView['exclusion']> }) {
  const t = useTranslations('lists.shared.exclusions')
  const { country, language } = usePageLocale()
  return (
    <p className="text-small text-alert" suppressHydrationWarning>
      {t(exclusion, { country: countryName(country, language) })}
    </p>
  )
}
