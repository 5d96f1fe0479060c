import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { ArtisansPage } from '#app/features/artisans/artisans-page.tsx'
import {
  DIRECTORY_PARAMETERS,
  isDirectoryVariation,
  parseDirectory,
} from '#app/features/artisans/directory.ts'
import { loadDirectory } from '#app/features/artisans/load-directory.server.ts'
import { ARTISANS_PATH, artisanPath } from '#app/features/artisans/paths.ts'
import { loadSuggestions } from '#app/features/catalogue/card/rows/load-suggestions.server.ts'
import { withoutEmptyFields } from '#app/features/catalogue/list/empty-fields.server.ts'
import { toSearchVisitor } from '#app/features/catalogue/list/search-visitor.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { redirect } from '#app/page/address/redirect.ts'
import { redirectToLastPage } from '#app/page/address/redirect-to-last-page.ts'
import { today } from '#app/page/clock.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import type { PageLifetime } from '#app/page/page-lifetime.ts'
import { breadcrumbData, listData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Route } from './+types/artisans.ts'

export const handle: PageHandle = {
  isShared: true,
  parameters: DIRECTORY_PARAMETERS,
  canonicalParameters: ['page'],
}

/** Search may recover soon, so the page without it is cached only briefly. */
const LIFETIME_WITHOUT_SEARCH: PageLifetime = { freshSeconds: 5, staleSeconds: 0 }

export async function loader({ context, url }: Route.LoaderArgs) {
  const cleanUrl = withoutEmptyFields(url)
  if (cleanUrl !== null) throw redirect(cleanUrl)
  const visitor = context.get(visitorContext)
  const state = parseDirectory(url.searchParams)
  const clients = context.get(clientsContext)
  const view = await loadDirectory(clients, state, visitor, toSearchVisitor(visitor))
  if (!view.ok) throw data(null, { status: 503 })
  if (view.value.isSearchable) redirectToLastPage(url, { requested: state.page, shown: view.value.page })
  const isVariation = isDirectoryVariation(url.searchParams)
  const place = placeOf(visitor, url)
  const crumb = { label: pageText('artisans', visitor.language), href: ARTISANS_PATH }
  const workshops = view.value.artisans.map(({ name, slug }) => ({ title: name, path: artisanPath(slug) }))
  describePage(context, {
    isUnlisted: isVariation,
    ...(!view.value.isSearchable && { lifetime: LIFETIME_WITHOUT_SEARCH }),
    structuredData: [breadcrumbData([crumb], place), listData(workshops, place)],
  })
  const isEmpty = workshops.length === 0
  const suggestions = isEmpty ? await loadSuggestions(clients.search, visitor, today(context)) : []
  return { view: view.value, isVariation, origin: url.origin, suggestions }
}

/** Loaded only for a directory without results. */
const Recommended = lazy(async () => ({ default: (await import('../recommended.tsx')).Recommended }))

export default function ArtisansRoute({ loaderData: { suggestions, ...page } }: Route.ComponentProps) {
  return (
    <>
      <ArtisansPage {...page} />
      {suggestions.length > 0 && (
        <div className="mx-auto w-full max-w-page px-gutter">
          <Suspense>
            <Recommended cards={suggestions} />
          </Suspense>
        </div>
      )}
    </>
  )
}
