import { redirect } from 'react-router'
import { ARTISANS_PATH, artisanPath } from '#app/features/artisans/artisan-path.ts'
import { ArtisansPage } from '#app/features/artisans/artisans-page.tsx'
import {
  arrangeArtisans,
  isDirectoryVariation,
  parseDirectory,
  regionsOf,
} from '#app/features/artisans/directory.ts'
import { withoutEmptyFields } from '#app/features/catalogue/list/list-address.ts'
import { pageWord } from '#app/i18n/page-words.server.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { foundPage } from '#app/request/found-page.ts'
import { guestPageHeaders } from '#app/request/guest-page.ts'
import { breadcrumbData, listData } from '#app/request/list-data.server.ts'
import { placeOf, tellMachines } from '#app/request/machine-facts.server.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import type { Route } from './+types/artisans.ts'

export const handle: PageHandle = { isUnlistedAt: isDirectoryVariation }

export const headers = guestPageHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const filled = withoutEmptyFields(url)
  if (filled !== null) throw redirect(filled)
  const visitor = context.get(visitorContext)
  const { locale, language, isPreview } = visitor
  const { content } = context.get(clientsContext)
  const all = foundPage(await content.getArtisans({ locale, isPreview }))
  const regions = regionsOf(all, language)
  const state = parseDirectory(url.searchParams, regions)
  const isVariation = isDirectoryVariation(url.searchParams)
  const artisans = arrangeArtisans(all, state)
  const place = placeOf(visitor, url)
  const crumb = { label: pageWord('artisans', language), href: ARTISANS_PATH }
  const workshops = artisans.map(({ name, slug }) => ({ title: name, path: artisanPath(slug) }))
  tellMachines(context, [breadcrumbData([crumb], place), listData(workshops, place)])
  return { artisans, regions, state, isVariation, origin: url.origin }
}

export default function ArtisansRoute({ loaderData }: Route.ComponentProps) {
  return <ArtisansPage {...loaderData} />
}
