import { useTranslations } from '#app/i18n/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { PageMeta } from '#app/ui/page-meta.tsx'
import type { ArtisanSummary } from '#clients/content/pages/artisan.ts'
import { ArtisanCard } from './artisan-card.tsx'
import { ARTISANS_PATH } from './artisan-path.ts'
import type { DirectoryState, Region } from './directory.ts'
import { DirectoryBar } from './directory-bar.tsx'

/** Cards of the first row are fetched before all others. */
const FIRST_ROW = 3

/** The directory of the workshops, as it is narrowed and sorted. */
export function ArtisansPage({
  artisans,
  regions,
  state,
  isVariation,
  origin,
}: {
  artisans: readonly ArtisanSummary[]
  regions: readonly Region[]
  state: DirectoryState
  isVariation: boolean
  origin: string
}) {
  const t = useTranslations('artisans')
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <PageMeta
        title={t('title')}
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
          {t('count', { count: artisans.length })}
        </p>
      </header>
      <DirectoryBar state={state} regions={regions} />
      {artisans.length === 0 && <NoArtisans />}
      <ul className="artisan-grid">
        {artisans.map((artisan, index) => (
          <ArtisanCard key={artisan.slug} artisan={artisan} isPriority={index < FIRST_ROW} />
        ))}
      </ul>
    </div>
  )
}

/** Spec §8: no results, with the way back to all. */
function NoArtisans() {
  const t = useTranslations('artisans.directory')
  return (
    <div className="grid justify-items-start gap-4 pb-section">
      <h2 className="font-display text-display-small">{t('empty.title')}</h2>
      <p className="max-w-measure text-muted">{t('empty.text')}</p>
      <LinkButton href={ARTISANS_PATH} variant="outline" className="mt-2">
        {t('empty.action')}
      </LinkButton>
    </div>
  )
}
