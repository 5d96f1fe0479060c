import { redirect } from 'react-router'
import { ArtisansPage } from '#app/features/artisans/artisans-page.tsx'
import {
  arrangeArtisans,
  isDirectoryVariation,
  parseDirectory,
  regionsOf,
} from '#app/features/artisans/directory.ts'
import { withoutEmptyFields } from '#app/features/catalogue/list/list-address.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { foundPage } from '#app/request/found-page.ts'
import { guestPageHeaders } from '#app/request/guest-page.ts'
import type { PageHandle } from '#app/request/page-handle.ts'
import type { Route } from './+types/artisans.ts'

export const handle: PageHandle = { isUnlistedAt: isDirectoryVariation }

export const headers = guestPageHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const filled = withoutEmptyFields(url)
  if (filled !== null) throw redirect(filled)
  const { locale, language, isPreview } = context.get(visitorContext)
  const { content } = context.get(clientsContext)
  const all = foundPage(await content.getArtisans({ locale, isPreview }))
  const regions = regionsOf(all, language)
  const state = parseDirectory(url.searchParams, regions)
  const isVariation = isDirectoryVariation(url.searchParams)
  return { artisans: arrangeArtisans(all, state), regions, state, isVariation, origin: url.origin }
}

export default function ArtisansRoute({ loaderData }: Route.ComponentProps) {
  return <ArtisansPage {...loaderData} />
}
