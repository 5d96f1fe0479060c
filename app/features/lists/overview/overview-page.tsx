import type { ReactNode } from 'react'
import { PROFILE } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CheckIcon } from '#app/ui/icon/icons.tsx'
import { Popover } from '#app/ui/layer/popover.tsx'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { EmptyMat } from '#app/ui/picture/piece-picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { OVERVIEW_SCOPES, OVERVIEW_SORTS, type OverviewScope } from '#domain/list/overview.ts'
import { ListTotal } from '../list/list-total.tsx'
import { compareChoicePath, listPath } from '../paths.ts'
import { useListName } from '../use-list-name.ts'
import type { Overview } from './load-overview.server.ts'
import type { AudienceView, ChangedView, CoverView, ListCardView, OverviewState } from './overview-view.ts'
import { overviewUrl } from './overview-view.ts'

const FIRST_ROW = 3

const WIDE_COVER_SIZES = '(min-width: 64rem) 31vw, (min-width: 48rem) 46vw, 92vw'

const HALF_COVER_SIZES = '(min-width: 64rem) 15vw, (min-width: 48rem) 23vw, 46vw'

/** Spec §2: the customer's own lists and those shared with them. */
export function OverviewPage({
  overview: { lists, counts, state, pageCount },
  newList,
  notice,
}: {
  overview: Overview
  newList: ReactNode
  notice: ReactNode
}) {
  const t = useTranslations('lists.overview')
  const tAccount = useTranslations('account')
  const tCompare = useTranslations('lists.compare')
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-section">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <Breadcrumbs crumbs={[{ label: tAccount('label'), href: PROFILE.details }]} current={t('name')} />
      <div className="mt-3 mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid gap-3">
          <h1 className="font-display text-display">{t('title')}</h1>
          <p className="max-w-measure text-muted">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          {lists.some(({ pieces }) => pieces > 1) && (
            <TextLink href={compareChoicePath()} className="text-small">
              {tCompare('link-all')}
            </TextLink>
          )}
          {newList}
        </div>
      </div>
      {notice}
      <OverviewBar state={state} counts={counts} />
      {lists.length === 0 ? (
        <div className="grid justify-items-start gap-5 py-16">
          <p className="max-w-measure text-muted">{t(`empty.${state.shown}`)}</p>
          <LinkButton href="/" variant="outline">
            {t('look-around')}
          </LinkButton>
        </div>
      ) : (
        <ul className="mt-10 grid gap-x-9 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
          {lists.map((list, index) => (
            <ListCard key={list.id} list={list} isPriority={index < FIRST_ROW} />
          ))}
        </ul>
      )}
      <div className="mt-16">
        <Pagination
          page={state.page}
          pageCount={pageCount}
          hrefOf={(page) => overviewUrl({ ...state, page })}
        />
      </div>
    </div>
  )
}

function OverviewBar({
  state,
  counts,
}: {
  state: OverviewState
  counts: Readonly<Record<OverviewScope, number>>
}) {
  const t = useTranslations('lists.overview')
  const { shown, sort } = state
  const tabs = OVERVIEW_SCOPES.filter((tab) => tab !== 'projects' || counts[tab] > 0 || tab === shown)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 border-y border-hairline text-small">
      <nav aria-label={t('tabs.label')}>
        <ul className="flex flex-wrap gap-x-7">
          {tabs.map((tab) => (
            <li key={tab}>
              <Link
                href={overviewUrl({ shown: tab, sort })}
                aria-current={tab === shown ? 'page' : undefined}
                data-keep-scroll
                className="-mb-px inline-block border-b border-transparent py-3.5 text-muted transition-colors hover:text-accent aria-[current]:border-ink aria-[current]:text-ink"
              >
                {t(`tabs.${tab}`, { count: counts[tab] })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Popover align="end" button={t('sort.current', { order: t(`sort.${sort}`) })}>
        <ul className="grid gap-1 whitespace-nowrap">
          {OVERVIEW_SORTS.map((order) => (
            <li key={order}>
              <Link
                href={overviewUrl({ shown, sort: order })}
                aria-current={order === sort || undefined}
                data-keep-scroll
                className="flex min-h-8 items-center justify-between gap-8 transition-colors hover:text-accent"
              >
                {t(`sort.${order}`)}
                {order === sort && <CheckIcon />}
              </Link>
            </li>
          ))}
        </ul>
      </Popover>
    </div>
  )
}

/** The link on the name covers the whole card. */
function ListCard({ list, isPriority }: { list: ListCardView; isPriority: boolean }) {
  const t = useTranslations('lists.overview')
  const name = useListName()(list)
  const { sections, pieces, left, totals } = list
  const counts = sections > 0 ? t('counts', { sections, pieces }) : t('pieces', { pieces })
  return (
    <li className="group relative grid content-start">
      <ListCover cover={list.cover} name={name} isPriority={isPriority} />
      <div className="mt-4 flex items-baseline justify-between gap-4">
        <h2 className="min-w-0 font-display text-heading leading-tight wrap-anywhere">
          <Link
            href={listPath(list.id)}
            className="transition-colors group-hover:text-accent after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h2>
        {totals && (
          <span className="text-small">
            <ListTotal totals={totals} />
          </span>
        )}
      </div>
      {list.project.length > 0 && <p className="mt-1 text-small wrap-anywhere">{list.project.join(' · ')}</p>}
      <p className="mt-1 text-small text-muted">{left > 0 ? t('left-out', { counts, left }) : counts}</p>
      <div className="mt-4 flex justify-between gap-4 border-t border-hairline pt-2.5 text-small">
        <span className="wrap-anywhere">
          <Audience audience={list.audience} />
        </span>
        <span className="shrink-0 text-muted" suppressHydrationWarning>
          <Changed changed={list.changed} />
        </span>
      </div>
    </li>
  )
}

function Audience({ audience }: { audience: AudienceView }) {
  const t = useTranslations('lists.overview.audience')
  if (audience.kind === 'shared-by') return t('shared-by', { name: audience.name })
  if (audience.kind !== 'edited-with') return t(audience.kind)
  const [first = '', ...others] = audience.names
  return t('edited-with', { name: first, others: others.length })
}

function Changed({ changed }: { changed: ChangedView }) {
  const t = useTranslations('lists.overview.changed')
  return changed.kind === 'on' ? changed.day : t(changed.kind)
}

/**
 * The cover of a list, 8:5: one wide picture, or two of its pieces, uncropped. It is decorative beside the list's name.
 */
function ListCover({ cover, name, isPriority }: { cover: CoverView; name: string; isPriority: boolean }) {
  if (cover.kind === 'wide') {
    return (
      <span className="list-cover">
        <Picture
          picture={{ ...cover.picture, alt: '' }}
          sizes={WIDE_COVER_SIZES}
          isPriority={isPriority}
          className="size-full object-cover"
        />
      </span>
    )
  }
  return (
    <span className="list-cover grid-flow-col gap-0.5 bg-page">
      {cover.pictures.map((picture) => (
        <Picture
          key={picture.url}
          picture={{ ...picture, alt: '' }}
          sizes={HALF_COVER_SIZES}
          isPriority={isPriority}
          className="size-full object-contain"
        />
      ))}
      {cover.pictures.length === 0 && <EmptyMat title={name} className="size-full" />}
    </span>
  )
}
