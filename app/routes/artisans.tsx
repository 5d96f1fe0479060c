import { ArtisansPage } from '#app/features/artisans/artisans-page.tsx'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { foundPage } from '#app/request/found-page.ts'
import { guestPageHeaders } from '#app/request/guest-page.ts'
import type { Route } from './+types/artisans.ts'

export const headers = guestPageHeaders

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale, isPreview } = context.get(visitorContext)
  const { content } = context.get(clientsContext)
  return { artisans: foundPage(await content.getArtisans({ locale, isPreview })), origin: url.origin }
}

export default function ArtisansRoute({ loaderData: { artisans, origin } }: Route.ComponentProps) {
  return <ArtisansPage artisans={artisans} origin={origin} />
}
