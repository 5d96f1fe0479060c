import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { COLLECTIONS_PATH } from '#clients/content/pages/collection.ts'
import { isFiltered } from '#domain/catalogue/filters.ts'
import { EmptyList } from '../list/empty-list.tsx'
import { isVariation } from '../list/list-address.ts'
import { ListCount } from '../list/list-count.tsx'
import { ProductList } from '../list/product-list.tsx'
import type { ShopCollectionView } from './load-shop-collection.server.ts'

/** On a phone the picture comes first, on wider screens it is beside the text. */
const BESIDE_PICTURE =
  'grid gap-x-12 gap-y-4 pt-3 pb-6 max-md:[&>img]:order-first md:grid-cols-[3fr_2fr] md:items-end md:pb-8'
const WITHOUT_PICTURE = 'flex flex-wrap items-end justify-between gap-x-12 gap-y-4 pt-3 pb-6 md:pb-8'

/** The page of a collection without an editorial page. */
export function ShopCollectionPage({ view: { collection, list, paths } }: { view: ShopCollectionView }) {
  const { language } = usePageLocale()
  const t = useTranslations('editorial.collections')
  const path = paths[language]
  const { title, picture, descriptionHtml } = collection
  const titleLanguage = collection.titleLanguage ?? undefined
  return (
    <div className="mx-auto w-full max-w-page px-gutter">
      <CollectionMeta collection={collection} list={list} />
      <div className="pt-6 md:pt-10">
        <Breadcrumbs
          crumbs={[{ label: t('title'), href: COLLECTIONS_PATH }]}
          current={title}
          currentLanguage={titleLanguage}
        />
      </div>
      <header className={picture ? BESIDE_PICTURE : WITHOUT_PICTURE}>
        <div>
          <h1 lang={titleLanguage} className="font-display text-display">
            {title}
          </h1>
          {descriptionHtml !== '' && (
            <div
              className="description mt-3"
              lang={collection.descriptionLanguage ?? undefined}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned where it is loaded
              dangerouslySetInnerHTML={{ __html: descriptionHtml }}
            />
          )}
          {picture && (
            <div className="mt-4">
              <ListCount list={list} />
            </div>
          )}
        </div>
        {picture ? (
          <Picture
            picture={{ url: picture.url, width: picture.width, height: picture.height, alt: '' }}
            sizes="(min-width: 48rem) 40vw, 100vw"
            ratio="landscape"
            isPriority
          />
        ) : (
          <ListCount list={list} />
        )}
      </header>
      <ProductList list={list} path={path} empty={<EmptyCollection list={list} path={path} />} />
    </div>
  )
}

function CollectionMeta({ collection: { title, seo, description }, list: { state, page } }: MetaProps) {
  const t = useTranslations('catalogue')
  const name = seo.title ?? title
  const text = seo.description ?? description
  return (
    <>
      <PageTitle>{page > 1 ? t('page-title', { title: name, page }) : name}</PageTitle>
      {text !== '' && <meta name="description" content={text} />}
      {isVariation(state) && <meta name="robots" content="noindex" />}
    </>
  )
}

type MetaProps = Pick<ShopCollectionView, 'collection' | 'list'>

function EmptyCollection({ list, path }: { list: ShopCollectionView['list']; path: string }) {
  const t = useTranslations('catalogue.empty')
  const kind = isFiltered(list.state.filters) ? 'filtered' : 'collection'
  return (
    <EmptyList
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      action={{ label: t(`${kind}.action`), href: kind === 'filtered' ? path : '/' }}
    />
  )
}
