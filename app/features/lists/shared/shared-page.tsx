import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { classNames } from '#app/ui/class-names.ts'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { countryName } from '#domain/market/country-names.ts'
import { AddAll } from '../list/add-all.tsx'
import { AddAllReport } from '../list/add-all-report.tsx'
import type { AddedPieces } from '../list/added-pieces.ts'
import { ColumnTitles } from '../list/column-titles.tsx'
import { ListTotal } from '../list/list-total.tsx'
import { TotalsBlock } from '../list/totals-block.tsx'
import { sharedListCartPath, sharedListPath } from '../paths.ts'
import { ExclusionNote } from '../rows/exclusion-note.tsx'
import { Finish } from '../rows/finish-choice.tsx'
import { PieceLink } from '../rows/piece-link.tsx'
import { PiecePrices } from '../rows/piece-prices.tsx'
import { PieceSize } from '../rows/piece-size.tsx'
import { ShipsIn } from '../rows/ships-in.tsx'
import { usePieceName } from '../rows/use-piece-name.ts'
import type { SharedListView, SharedPieceView } from './shared-view.ts'

/** Spec §6: a list as shown to everyone who has its link. */
export function SharedPage({
  view,
  added,
  actions,
}: {
  view: SharedListView
  added: AddedPieces | null
  actions: ReactNode
}) {
  const t = useTranslations('lists.shared')
  const { token, name, description, ownerName, totals, size, page, pageCount } = view
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-section print:p-0">
      <PageTitle>{name}</PageTitle>
      <SecretMeta />
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[1fr_27rem]">
        <div className="grid content-start gap-3">
          {ownerName && (
            <p className="text-small text-muted wrap-anywhere">{t('from', { name: ownerName })}</p>
          )}
          <h1 className="font-display text-display wrap-anywhere">{name}</h1>
          {description && <p className="max-w-measure whitespace-pre-line wrap-anywhere">{description}</p>}
        </div>
        <div className="grid gap-4">
          {totals && size > 0 && <TotalsBlock totals={totals} />}
          {totals && totals.pieces > 0 && (
            <>
              <div className="list-actions">
                <AddAll action={sharedListCartPath(token)} />
              </div>
              <AddAllReport action={sharedListCartPath(token)} added={added} />
            </>
          )}
          {actions}
        </div>
      </div>
      {size === 0 && <p className="pt-14 text-muted">{t('empty')}</p>}
      {view.sections.map((section) => (
        <Section key={section.id ?? ''} view={view} section={section} />
      ))}
      <div className="mt-12 print:hidden">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => `${sharedListPath(token)}${number > 1 ? `?page=${number}` : ''}`}
        />
      </div>
    </div>
  )
}

/** The URL of the page is a secret: it is neither indexed nor sent to other sites. */
export function SecretMeta() {
  return (
    <>
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="same-origin" />
    </>
  )
}

const ROWS_ABOVE_FOLD = 4

function Section({
  view: { pieces, hasPrices },
  section: { id, name, totals },
}: {
  view: SharedListView
  section: SharedListView['sections'][number]
}) {
  const sectionPieces = pieces.filter(({ sectionId }) => sectionId === id)
  if (sectionPieces.length === 0) return null
  return (
    <section className="list-section">
      <div className="list-section-head">
        {id !== null && (
          <h2 className="list-section-title font-display text-heading wrap-anywhere">{name}</h2>
        )}
        <ColumnTitles hasPrices={hasPrices} />
      </div>
      <ul>
        {sectionPieces.map((piece) => (
          <SharedRow
            key={piece.id}
            piece={piece}
            hasPrices={hasPrices}
            headingLevel={id === null ? 'h2' : 'h3'}
            isAboveFold={pieces.indexOf(piece) < ROWS_ABOVE_FOLD}
          />
        ))}
      </ul>
      {id !== null && totals && totals.pieces > 0 && (
        <p className="list-section-sum">
          <span className="text-muted">{name}</span>
          <span className="font-medium">
            <ListTotal totals={totals} />
          </span>
        </p>
      )}
    </section>
  )
}

function SharedRow({
  piece,
  hasPrices,
  headingLevel: Heading,
  isAboveFold,
}: {
  piece: SharedPieceView
  hasPrices: boolean
  headingLevel: 'h2' | 'h3'
  isAboveFold: boolean
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
          isPriority={isAboveFold}
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

/** A list without prices has no totals, so the reason does not mention them. */
function UnpricedExclusion({ exclusion }: { exclusion: NonNullable<SharedPieceView['exclusion']> }) {
  const t = useTranslations('lists.shared.exclusions')
  const { country, language } = usePageLocale()
  return (
    <p className="text-small text-alert" suppressHydrationWarning>
      {t(exclusion, { country: countryName(country, language) })}
    </p>
  )
}
