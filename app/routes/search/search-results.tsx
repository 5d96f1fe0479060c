import type { MouseEvent } from 'react'
import { lazy, Suspense, useEffect } from 'react'
import { data, useNavigate } from 'react-router'
import { pack, unpack } from '#app/document/packed.ts'
import { withoutEmptyFields } from '#app/features/catalogue/list/empty-fields.server.ts'
import { loadList } from '#app/features/catalogue/list/load-list.server.ts'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { ResultsPage } from '#app/features/catalogue/search/results-page.tsx'
import { ContactButton } from '#app/features/navigation/contact/contact-panel.tsx'
import { loadFoundPages } from '#app/features/search/found-pages/load-found-pages.server.ts'
import { loadSearchHelp } from '#app/features/search/help/load-search-help.server.ts'
import { SEARCH_PATH } from '#app/features/search/paths.ts'
import { redirectByRule } from '#app/features/search/redirect-by-rule.server.ts'
import { returnPath } from '#app/features/search/return-path.ts'
import { SearchField } from '#app/features/search/search-field.tsx'
import { PICTURE_SEARCH_PATH, similarPath } from '#app/features/visual-search/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { redirectToLastPage } from '#app/page/address/redirect-to-last-page.ts'
import { today } from '#app/page/clock.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { searchToCount } from '#app/page/search-to-count.ts'
import { CameraIcon } from '#app/ui/icon/camera-icon.tsx'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { VisuallyHidden } from '#app/ui/text/visually-hidden.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { LIST_PARAMETERS, parseListState } from '#domain/catalogue/list-address.ts'
import { localePath } from '#domain/market/locale.ts'
import type { Route } from './+types/search-results.ts'

export const handle: PageHandle = {
  isShared: true,
  isUnlisted: true,
  parameters: [...LIST_PARAMETERS, 'similar'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const cleanUrl = withoutEmptyFields(url)
  if (cleanUrl !== null) throw redirect(cleanUrl)
  const clients = context.get(clientsContext)
  const visitor = context.get(visitorContext)
  const similar = url.searchParams.get('similar')
  if (similar !== null) throw redirect(localePath(visitor.locale, similarPath(encodeURIComponent(similar))))
  const state = parseListState(url.searchParams)
  if (state.query === '')
    return {
      list: pack(null),
      help: await loadSearchHelp(clients, visitor, toSearchVisitor(visitor)),
      found: null,
    }
  const [loaded, found] = await Promise.all([
    loadList(clients.search, { state }, visitor, today(context)),
    loadFoundPages(clients, state.query, visitor),
  ])
  if (!loaded.ok) throw data(null, { status: 503 })
  const { redirect: target, ...list } = loaded.value
  redirectByRule(target, visitor.locale)
  redirectToLastPage(url, { requested: state.page, shown: list.page })
  const isAnswered = (found?.direct.length ?? 0) > 0
  const help =
    list.total === 0 && !isAnswered ? await loadSearchHelp(clients, visitor, toSearchVisitor(visitor)) : null
  describePage(context, { search: searchToCount(list, visitor, found !== null) })
  // Other kinds of results accompany the first page, whatever the filters.
  return { list: pack(list), help, found: list.page === 1 ? found : null }
}

/** Only pages that show these sections load their scripts. */
const FoundPagesSection = lazy(async () => ({
  default: (await import('#app/features/search/found-pages/found-pages-section.tsx')).FoundPagesSection,
}))
const SearchHelp = lazy(async () => ({ default: (await import('../blocks/search-help.tsx')).SearchHelp }))

/** Spec §2: text search. */
export default function SearchResults({ loaderData }: Route.ComponentProps) {
  const { help, found } = loaderData
  const list = unpack(loaderData.list)
  useRememberSearch(list && list.total > 0 ? list.state.query : null)
  return (
    <ResultsPage
      list={list}
      path={SEARCH_PATH}
      field={
        <SearchField
          query={list?.state.query ?? ''}
          isAutoFocused={list === null}
          action={<PictureSearchLink />}
        />
      }
      close={<CloseSearch />}
      beside={
        found && (
          <Suspense>
            <FoundPagesSection found={found} />
          </Suspense>
        )
      }
      hasOtherResults={(found?.direct.length ?? 0) > 0}
      help={
        help && (
          <Suspense>
            <SearchHelp help={help} contact={<ContactButton className={TEXT_LINK} />} />
          </Suspense>
        )
      }
    />
  )
}

function useRememberSearch(query: string | null): void {
  const { language } = usePageLocale()
  useEffect(() => {
    if (query)
      void import('#app/features/search/help/recent-store.ts').then(({ recentSearches }) =>
        recentSearches(language).remember(query),
      )
  }, [language, query])
}

function PictureSearchLink() {
  const t = useTranslations('visual')
  return (
    <Link
      href={PICTURE_SEARCH_PATH}
      className="grid size-11 shrink-0 place-items-center transition-colors hover:text-accent"
    >
      <CameraIcon size="large" />
      <VisuallyHidden>{t('title')}</VisuallyHidden>
    </Link>
  )
}

/**
 * Spec §2: closes the search area and returns to the page and scroll position where it was opened, otherwise to the
 * home page.
 */
function CloseSearch() {
  const t = useTranslations('shell.layer')
  const navigate = useNavigate()
  async function onClick(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
    const page = returnPath()
    if (page === null || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    await navigate(page.path, { preventScrollReset: true })
    scrollTo({ top: page.top, behavior: 'instant' })
  }
  return (
    <Link
      href="/"
      onClick={onClick}
      className="flex min-h-11 min-w-11 shrink-0 items-center justify-end gap-1.5 transition-colors hover:text-accent"
    >
      <span className="max-sm:sr-only">{t('close')}</span>
      <CloseIcon />
    </Link>
  )
}
