import { ArtisanPage } from '#app/features/artisans/artisan-page.tsx'
import { artisanPath } from '#app/features/artisans/artisan-path.ts'
import { loadPiecesOf } from '#app/features/catalogue/card/load-collection.server.ts'
import { ProductRow } from '#app/features/catalogue/card/product-row.tsx'
import { Quotation } from '#app/features/editorial/blocks/quotation.tsx'
import { RichText } from '#app/features/editorial/blocks/rich-text.tsx'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { now } from '#app/request/clock.ts'
import { clientsContext, visitorContext } from '#app/request/context.ts'
import { foundPage, stayAtOwnPath } from '#app/request/found-page.ts'
import { guestPageHeaders } from '#app/request/guest-page.ts'
import type { Route } from './+types/artisan.ts'

export const headers = guestPageHeaders

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const { locale, isPreview } = visitor
  const slug = params.slug.toLowerCase()
  const artisan = foundPage(await content.getArtisan({ slug, locale, isPreview }))
  stayAtOwnPath(visitor, url, artisanPath(params.slug), artisanPath(artisan.slug))
  const cards = await loadPiecesOf(search, artisan.slug, visitor, now())
  return { artisan, cards, shownIn: artisan.shownIn, origin: url.origin }
}

export default function ArtisanRoute({ loaderData: { artisan, cards, origin } }: Route.ComponentProps) {
  const t = useTranslations('artisans')
  const { story, quote, name } = artisan
  return (
    <ArtisanPage
      artisan={artisan}
      origin={origin}
      story={story && <RichText content={story} />}
      quote={quote && <Quotation {...quote} />}
      pieces={<ProductRow title={t('pieces', { name })} cards={cards} />}
    />
  )
}
