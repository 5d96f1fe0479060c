import { ArtisanPage } from '#app/features/artisans/artisan-page.tsx'
import { ARTISANS_PATH, artisanPath } from '#app/features/artisans/paths.ts'
import { workshopData } from '#app/features/artisans/workshop-data.ts'
import { loadPiecesOf } from '#app/features/catalogue/card/rows/load-collection.server.ts'
import { ProductRow } from '#app/features/catalogue/card/rows/product-row.tsx'
import { Quotation } from '#app/features/editorial/blocks/quotation.tsx'
import { RichText } from '#app/features/editorial/blocks/rich-text.tsx'
import { loadRelated } from '#app/features/editorial/pages/load-related.server.ts'
import { RelatedPages } from '#app/features/editorial/pages/related-pages.tsx'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { today } from '#app/page/clock.ts'
import { foundPage, redirectToCanonicalPath } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, listData, placeOf } from '#app/page/structured-data.server.ts'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/artisan.ts'

export const handle: PageHandle = { isShared: true }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const { locale, language, isPreview } = visitor
  const slug = params.slug.toLowerCase()
  const artisan =
    foundPage(await content.getArtisan({ slug, locale, isPreview })) ?? (await missingPage(context))
  redirectToCanonicalPath(visitor, url, artisanPath(params.slug), artisanPath(artisan.slug))
  const [cards, { documents }] = await Promise.all([
    loadPiecesOf(search, artisan.slug, visitor, today(context)),
    loadRelated(content, { workshops: [artisan.slug] }, visitor),
  ])
  const place = placeOf(visitor, url)
  const steps = [
    { label: pageText('artisans', language), href: ARTISANS_PATH },
    { label: artisan.name, href: artisanPath(artisan.slug) },
  ]
  describePage(context, {
    countries: artisan.shownIn,
    structuredData: [breadcrumbData(steps, place), workshopData(artisan, place), listData(cards, place)],
  })
  return { artisan, cards, documents, origin: url.origin }
}

export default function ArtisanRoute({
  loaderData: { artisan, cards, documents, origin },
}: Route.ComponentProps) {
  const t = useTranslations('artisans')
  const { story, quote, name } = artisan
  return (
    <>
      <ArtisanPage
        artisan={artisan}
        origin={origin}
        story={story && <RichText content={story} />}
        quote={quote && <Quotation {...quote} />}
        pieces={<ProductRow title={t('pieces', { name })} cards={cards} />}
      />
      <RelatedPages related={{ documents, workshops: [] }} path={artisanPath(artisan.slug)} />
    </>
  )
}
