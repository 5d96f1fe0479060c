import { Form } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { CONTROL } from '#app/ui/form/control.ts'
import { Select } from '#app/ui/form/select-field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { PiecePicture } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { FacetValue } from '#clients/search/list/product-list.ts'
import { ARTISAN_CHOICES, NO_ARTISAN_FILTERS } from '#domain/catalogue/artisan-filters.ts'
import { ARTISAN_SORTS } from '#domain/catalogue/sorting.ts'
import type { ListedArtisan } from './directory.ts'
import { appliedDirectoryFilters, type DirectoryView, directoryUrl } from './directory.ts'
import { ARTISANS_PATH, artisanPath } from './paths.ts'

/** The number of pictures in the first row, which are loaded with high priority. */
const FIRST_ROW_LENGTH = 3

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
          <ArtisanCard key={artisan.slug} artisan={artisan} isPriority={index < FIRST_ROW_LENGTH} />
        ))}
      </ul>
      <div className="pt-12">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(number) => directoryUrl({ ...state, page: number })}
        />
      </div>
    </div>
  )
}

/** Spec §8: the page without results links to the whole directory. */
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

function AppliedDirectoryFilters({ view: { state, facets } }: { view: DirectoryView }) {
  const t = useTranslations('artisans.directory')
  const chosen = appliedDirectoryFilters(state, facets)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap items-center gap-2 pt-4">
      {chosen.map(({ key, label, removeUrl }) => (
        <li key={key}>
          <Chip label={label} href={removeUrl} removeLabel={t('remove', { label })} />
        </li>
      ))}
      <li>
        <TextLink
          href={directoryUrl({ ...state, filters: NO_ARTISAN_FILTERS, page: 1 })}
          data-keep-scroll
          className="ms-1.5 text-small"
        >
          {t('clear')}
        </TextLink>
      </li>
    </ul>
  )
}

function ArtisanCard({ artisan, isPriority }: { artisan: ListedArtisan; isPriority: boolean }) {
  const t = useTranslations('artisans')
  const { name, slug, town, region, intro, picture, pieces } = artisan
  return (
    <li className="artisan-card">
      <PiecePicture
        picture={picture && { ...picture, alt: '' }}
        title={name}
        sizes="(min-width: 96rem) 29rem, (min-width: 64.0625rem) 31vw, (min-width: 48rem) 46vw, 94vw"
        isPriority={isPriority}
      />
      <p className="pt-4 text-fine text-muted">{`${town}, ${region}`}</p>
      <h2 className="mt-1 font-display text-title">
        <Link href={artisanPath(slug)} className="post-link">
          {name}
        </Link>
      </h2>
      {intro && <p className="mt-2 max-w-measure text-small text-muted">{intro}</p>}
      {pieces !== null && pieces > 0 && (
        <p className="mt-2 text-fine text-muted">{t('card.pieces', { pieces })}</p>
      )}
    </li>
  )
}

function DirectoryBar({ view: { state, facets } }: { view: DirectoryView }) {
  const t = useTranslations('artisans.directory')
  const localePath = useLocalePath()
  const { text, sort } = state
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-y border-hairline py-4 text-small">
      <Form
        key={directoryUrl(state)}
        action={localePath(ARTISANS_PATH)}
        preventScrollReset
        aria-label={t('label')}
        className="grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap"
      >
        <input
          type="search"
          name="q"
          defaultValue={text}
          aria-label={t('find')}
          placeholder={t('find')}
          className={`${CONTROL} col-span-2 sm:w-64`}
        />
        {ARTISAN_CHOICES.map((choice) => (
          <Choice
            key={choice}
            name={choice}
            label={t(`choice.${choice}`)}
            any={t(`any.${choice}`)}
            values={facets[choice]}
          />
        ))}
        {sort !== 'recommended' && <input type="hidden" name="sort" value={sort} />}
        <button type="submit" className="min-h-10 justify-self-end px-2 transition-colors hover:text-accent">
          {t('show')}
        </button>
      </Form>
      <ul aria-label={t('sort.label')} className="flex gap-6">
        {ARTISAN_SORTS.map((order) => (
          <li key={order}>
            <Link
              href={directoryUrl({ ...state, sort: order, page: 1 })}
              rel="nofollow"
              data-keep-scroll
              aria-current={order === sort || undefined}
              className="inline-block py-1 transition-colors hover:text-accent aria-[current]:border-b aria-[current]:border-ink"
            >
              {t(`sort.${order}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * A select with an option for any value, followed by the values with their counts. Renders nothing if there are no
 * values.
 */
function Choice({
  name,
  label,
  any,
  values,
}: {
  name: string
  label: string
  any: string
  values: readonly FacetValue[]
}) {
  if (values.length === 0) return null
  const chosen = values.find(({ isSelected }) => isSelected)
  return (
    <Select
      name={name}
      defaultValue={chosen?.value ?? ''}
      aria-label={label}
      className="last-of-type:col-span-2 sm:w-48"
    >
      <option value="">{any}</option>
      {values.map(({ value, label: text, count }) => (
        <option key={value} value={value}>
          {count > 0 ? `${text} (${count})` : text}
        </option>
      ))}
    </Select>
  )
}
