import { PictureRow } from '#app/features/editorial/blocks/picture-row.tsx'
import type { CollectionsView, DescribedCollection } from '#app/features/editorial/pages/collections-view.ts'
import { toCollectionsView } from '#app/features/editorial/pages/collections-view.ts'
import { pageText } from '#app/i18n/messages/page-texts.server.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { foundPage } from '#app/page/found-page.ts'
import { describePage } from '#app/page/page.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { breadcrumbData, listData, placeOf } from '#app/page/structured-data.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { clientsContext, visitorContext } from '#app/visitor/context.ts'
import { COLLECTIONS_MAX } from '#clients/commerce/collection-calls.ts'
import { COLLECTIONS_PATH } from '#clients/content/pages/collection.ts'
import type { Route } from './+types/collections.ts'

export const handle: PageHandle = { isShared: true }

/** Collections of the commerce service are left out while it is unavailable. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const { locale, language, country, buyer, isPreview } = visitor
  const { content, commerce } = context.get(clientsContext)
  const [described, shop] = await Promise.all([
    content.getCollections({ locale, isPreview }),
    commerce.findShownCollections({ country, language, buyer }, COLLECTIONS_MAX),
  ])
  const view = toCollectionsView(foundPage(described) ?? [], shop.ok ? shop.value : [], language)
  const place = placeOf(visitor, url)
  const pages = [
    ...view.described.map(({ title, path }) => ({ title, path })),
    ...view.others.map(({ link }) => ({ title: link.label, path: link.url })),
  ]
  const crumb = { label: pageText('collections', language), href: COLLECTIONS_PATH }
  describePage(context, { structuredData: [breadcrumbData([crumb], place), listData(pages, place)] })
  return { view, origin: url.origin }
}

export default function CollectionsRoute({ loaderData: { view, origin } }: Route.ComponentProps) {
  return <CollectionsPage view={view} origin={origin} />
}

/** Spec §1: the index of all collections, described ones first. */
function CollectionsPage({ view: { described, others }, origin }: { view: CollectionsView; origin: string }) {
  const t = useTranslations('editorial.collections')
  const isEmpty = described.length + others.length === 0
  return (
    <>
      <PageMeta
        title={t('title')}
        description={t('intro')}
        picture={described[0]?.picture ?? others[0]?.picture ?? null}
        origin={origin}
      />
      <div className="mx-auto w-full max-w-page px-gutter pt-6 md:pt-10">
        <Breadcrumbs crumbs={[]} current={t('title')} />
        <h1 className="pt-3 font-display text-display-large">{t('title')}</h1>
        {!isEmpty && <p className="mt-4 max-w-measure text-lead">{t('intro')}</p>}
        {isEmpty && <NoCollections />}
        {described.length > 0 && (
          <ul className="collection-grid pt-10">
            {described.map((collection, index) => (
              <CollectionCard key={collection.path} collection={collection} isPriority={index < 2} />
            ))}
          </ul>
        )}
      </div>
      {others.length > 0 && (
        <div className="pt-section">
          <PictureRow title={described.length > 0 ? t('others') : null} items={others} />
        </div>
      )}
    </>
  )
}

function CollectionCard({
  collection: { title, intro, picture, path },
  isPriority,
}: {
  collection: DescribedCollection
  isPriority: boolean
}) {
  return (
    <li className="post-card">
      {picture && (
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 96rem) 44rem, (min-width: 48rem) 46vw, 94vw"
          ratio="landscape"
          isPriority={isPriority}
        />
      )}
      <div>
        <h2 className="font-display text-display-small">
          <Link href={path} className="post-link">
            {title}
          </Link>
        </h2>
        {intro && <p className="mt-2 line-clamp-3 max-w-measure text-muted">{intro}</p>}
      </div>
    </li>
  )
}

function NoCollections() {
  const t = useTranslations('editorial.collections')
  return (
    <div className="grid justify-items-start gap-4 pt-6 pb-section">
      <p className="max-w-measure text-muted">{t('empty')}</p>
      <LinkButton href="/search" variant="outline">
        {t('all-pieces')}
      </LinkButton>
    </div>
  )
}
