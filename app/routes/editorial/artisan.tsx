import type { ReactNode } from 'react'
import { ARTISANS_PATH, artisanPath } from '#app/features/artisans/paths.ts'
import { loadArtisanPieces } from '#app/features/catalogue/card/rows/load-collection.server.ts'
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
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import type { Artisan } from '#clients/content/pages/artisans/artisan.ts'
import { imageAddress, SHARED_PICTURE_WIDTH } from '#contracts/image-address.ts'
import { missingPage } from '../missing-page.server.ts'
import type { Route } from './+types/artisan.ts'

export const handle: PageHandle = { isShared: true }

type WorkshopFacts = Pick<Artisan, 'name' | 'slug' | 'town' | 'region' | 'intro' | 'picture' | 'founded'>

type ArtisanView = Omit<Artisan, 'story' | 'quote' | 'addedAt'>

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { content, search } = context.get(clientsContext)
  const { locale, language, isPreview } = visitor
  const slug = params.slug.toLowerCase()
  const artisan =
    foundPage(await content.getArtisan({ slug, locale, isPreview })) ?? (await missingPage(context))
  redirectToCanonicalPath(visitor, url, artisanPath(params.slug), artisanPath(artisan.slug))
  const [cards, { documents }] = await Promise.all([
    loadArtisanPieces(search, artisan.slug, visitor, today(context)),
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

/** Returns schema.org data. All workshops are in Italy. */
function workshopData(
  artisan: WorkshopFacts,
  { origin, prefix }: { origin: string; prefix: string },
): object {
  const { name, slug, town, region, intro, picture, founded } = artisan
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: origin + prefix + artisanPath(slug),
    ...(intro && { description: intro }),
    ...(picture && { image: origin + imageAddress(picture.url, SHARED_PICTURE_WIDTH) }),
    ...(founded && { foundingDate: String(founded) }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: town,
      addressRegion: region,
      addressCountry: 'IT',
    },
  }
}

function ArtisanPage({
  artisan,
  origin,
  story,
  quote,
  pieces,
}: {
  artisan: ArtisanView
  origin: string
  story: ReactNode
  quote: ReactNode
  pieces: ReactNode
}) {
  const t = useTranslations('artisans')
  const { name, town, region, technique, intro, picture, founded } = artisan
  return (
    <>
      <PageMeta title={`${name}, ${town}`} description={intro} picture={picture} origin={origin} />
      <div className="mx-auto w-full max-w-page px-gutter pt-6 md:pt-10">
        <Breadcrumbs crumbs={[{ label: t('title'), href: ARTISANS_PATH }]} current={name} />
        <div className="artisan pt-6">
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 96rem) 42rem, (min-width: 64.0625rem) 46vw, 94vw"
              ratio="product"
              isPriority
            />
          )}
          <div className="artisan-words">
            <p className="text-small text-muted">{`${town}, ${region}`}</p>
            <h1 className="mt-2 font-display text-display-large">{name}</h1>
            {intro && <p className="mt-5 max-w-measure text-lead">{intro}</p>}
            <dl className="artisan-facts mt-6 text-small">
              {technique && <Fact term={t('technique')}>{technique}</Fact>}
              {founded && <Fact term={t('founded')}>{founded}</Fact>}
            </dl>
            {story && <div className="mt-8">{story}</div>}
          </div>
        </div>
      </div>
      {quote && <div className="pt-section">{quote}</div>}
      <div className="pt-section">{pieces}</div>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-regular text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
