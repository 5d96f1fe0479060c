import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { AppliedDirectoryFilters } from './applied-directory-filters.tsx'
import { ArtisanCard } from './artisan-card.tsx'
import { type DirectoryView, directoryAddress } from './directory.ts'
import { DirectoryBar } from './directory-bar.tsx'
import { ARTISANS_PATH } from './paths.ts'

/** Pictures in the first row are loaded with high priority. */
const FIRST_ROW = 3

/** The artisan directory, filtered and sorted. */
export function ArtisansPage({
  view,
  isVariation,
  origin,
}: {
  view: DirectoryView
  isVariation: boolean
  origin: string
}) {
  const t = useTranslations('artisans')
  const { artisans, total, page, pageCount, state, isSearchable } = view
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <PageMeta
        title={page > 1 ? t('page-title', { title: t('title'), page }) : t('title')}
        description={t('intro')}
        picture={artisans[0]?.picture ?? null}
        origin={origin}
      />
      {isVariation && <meta name="robots" content="noindex" />}
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pt-10 pb-8 md:pt-16 md:pb-10">
        <div>
          <h1 className="font-display text-display-large">{t('title')}</h1>
          <p className="mt-4 max-w-measure text-lead">{t('intro')}</p>
        </div>
        <p role="status" className="text-small text-muted">
          {t('count', { count: total })}
        </p>
      </header>
      {isSearchable ? <DirectoryBar view={view} /> : <Notice>{t('directory.unavailable')}</Notice>}
      <AppliedDirectoryFilters view={view} />
      {artisans.length === 0 && <NoArtisans />}
      <ul className="artisan-grid pt-8">
        {artisans.map((artisan, index) => (
          <ArtisanCard key={artisan.slug} artisan={artisan} isPriority={index < FIRST_ROW} />
        ))}
      </ul>
      <div className="pt-12">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => directoryAddress({ ...state, page: number })}
        />
      </div>
    </div>
  )
}

/** Spec §8: no results, with a link to the whole directory. */
function NoArtisans() {
  const t = useTranslations('artisans.directory')
  return (
    <div className="grid justify-items-start gap-4 pt-8 pb-section">
      <h2 className="font-display text-display-small">{t('empty.title')}</h2>
      <p className="max-w-measure text-muted">{t('empty.text')}</p>
      <LinkButton href={ARTISANS_PATH} variant="outline" className="mt-2">
        {t('empty.action')}
      </LinkButton>
    </div>
  )
}
