import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Chip } from '#app/ui/chip.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import { isFiltered, NO_FILTERS } from '#domain/catalogue/filters.ts'
import { EmptyList } from '../list/empty-list.tsx'
import { listAddress } from '../list/list-address.ts'
import { ListCount } from '../list/list-count.tsx'
import type { ListView } from '../list/list-view.ts'
import { ProductList } from '../list/product-list.tsx'

export function ResultsPage({
  list,
  path,
  field,
  close,
  beside,
  hasOtherResults,
  help,
}: {
  list: ListView | null
  /** The path of the search page, without the locale. */
  path: string
  field: ReactNode
  close: ReactNode
  beside: ReactNode
  /** Whether other results match the search, in which case an empty list of pieces needs no help text. */
  hasOtherResults: boolean
  help: ReactNode
}) {
  const t = useTranslations('search')
  const query = truncateQuery(list?.state.query ?? '')
  const isEmpty = list?.total === 0 && !isFiltered(list.state.filters)
  const title = list ? t(isEmpty && !hasOtherResults ? 'empty.title' : 'results', { query }) : t('title')
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6 md:pt-10">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="mb-8 flex items-center justify-between gap-2 md:gap-12">
        <div className="relative max-w-measure grow">{field}</div>
        {close}
      </div>
      <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pb-8">
        <div>
          <h1 className="font-display text-display wrap-anywhere">{title}</h1>
          {list ? (
            <>
              <QueryCorrections list={list} path={path} />
              <InterpretedParts list={list} path={path} />
            </>
          ) : (
            <p className="mt-3 max-w-measure text-muted">{t('prompt')}</p>
          )}
        </div>
        {list && !isEmpty && !(hasOtherResults && list.total === 0) && <ListCount list={list} />}
      </header>
      {beside}
      {list && !(hasOtherResults && isEmpty) && (
        <ProductList list={list} path={path} empty={<NothingFound list={list} path={path} />} />
      )}
      {help}
    </div>
  )
}

/** The maximum number of characters of the query in the heading. */
const QUERY_CHARACTERS_MAX = 60

function truncateQuery(query: string): string {
  return query.length > QUERY_CHARACTERS_MAX ? `${query.slice(0, QUERY_CHARACTERS_MAX).trimEnd()}…` : query
}

function NothingFound({ list: { state }, path }: { list: ListView; path: string }) {
  const t = useTranslations('search.empty')
  const tFiltered = useTranslations('catalogue.empty.filtered')
  // The heading already says that nothing was found.
  if (!isFiltered(state.filters)) return <p className="max-w-measure pb-section text-muted">{t('text')}</p>
  const unfilteredUrl = listAddress(path, { ...state, filters: NO_FILTERS, page: 1 })
  const action = { label: tFiltered('action'), href: unfilteredUrl }
  return <EmptyList title={tFiltered('title')} text={tFiltered('text')} action={action} />
}

/** The interpreted parts of a search as filters, each of which can be removed with one click. */
function InterpretedParts({ list: { state, understood }, path }: { list: ListView; path: string }) {
  const t = useTranslations('search.understood')
  if (!understood || understood.parts.length === 0) return null
  return (
    <ul aria-label={t('label')} className="mt-4 flex flex-wrap items-center gap-2">
      {understood.parts.map(({ text, without }) => (
        <li key={text}>
          <Chip
            label={text}
            href={listAddress(path, { ...state, query: without, page: 1 })}
            removeLabel={t('remove', { words: text })}
          />
        </li>
      ))}
    </ul>
  )
}

/** Says how the query was changed: a corrected spelling, or words left out, and whether similar pieces follow. */
function QueryCorrections({ list, path }: { list: ListView; path: string }) {
  const t = useTranslations('search.understood')
  const { correction, removedWords, state, understood } = list
  const dropped = understood?.dropped
  const exactCount = understood?.exactCount ?? null
  if (correction === null && removedWords.length === 0 && !dropped && exactCount === null) return null
  return (
    <div className="mt-3 max-w-measure text-muted">
      {correction !== null && (
        <p>
          {t.rich('correction', {
            query: correction,
            link: (words) => (
              <TextLink href={listAddress(path, { ...state, query: correction, page: 1 })}>{words}</TextLink>
            ),
          })}
        </p>
      )}
      {dropped && <p>{t('dropped', dropped)}</p>}
      {!dropped && removedWords.length > 0 && <p>{t('left-out', { words: removedWords.join(', ') })}</p>}
      {exactCount !== null && <p>{t('similar', { count: exactCount })}</p>}
    </div>
  )
}
