import type { ReactNode } from 'react'
import { PROFILE } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Pagination } from '#app/ui/page/pagination.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { compareChoicePath } from '../paths.ts'
import { ListCard } from './list-card.tsx'
import type { Overview } from './load-overview.server.ts'
import { OverviewBar } from './overview-bar.tsx'
import { overviewAddress } from './overview-view.ts'

/** How many covers are above the fold. */
const FIRST_ROW = 3

/** Spec §2: the lists of a customer, and those that others share with them. */
export function OverviewPage({
  overview: { lists, counts, state, pageCount },

  newList,
  notice,
}: {
  overview: Overview

  /** Opens the form of a new list. */
  newList: ReactNode
  /** The outcome of the last change. */
  notice: ReactNode
}) {
  const t = useTranslations('lists.overview')
  const account = useTranslations('account')
  const compare = useTranslations('lists.compare')
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-8 pb-section">
      <PageTitle>{t('title')}</PageTitle>
      <meta name="robots" content="noindex" />
      <Breadcrumbs crumbs={[{ label: account('label'), href: PROFILE.details }]} current={t('name')} />
      <div className="mt-3 mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid gap-3">
          <h1 className="font-display text-display">{t('title')}</h1>
          <p className="max-w-measure text-muted">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
          {lists.some(({ pieces }) => pieces > 1) && (
            <TextLink href={compareChoicePath()} className="text-small">
              {compare('link-all')}
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
          hrefOf={(page) => overviewAddress({ ...state, page })}
        />
      </div>
    </div>
  )
}
