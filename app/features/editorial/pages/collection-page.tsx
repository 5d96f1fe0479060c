import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import { COLLECTIONS_PATH, type Collection } from '#clients/content/pages/collection.ts'
import { PageOpening } from './page-opening.tsx'

export type CollectionView = Pick<Collection, 'title' | 'intro' | 'picture' | 'meta' | 'paths'>

/** A collection: its introduction, its pieces, then further content. */
export function CollectionPage({
  collection: { title, intro, picture, meta },
  origin,
  pieces,
  children,
}: {
  collection: CollectionView
  origin: string
  pieces: { readonly list: ReactNode; readonly count: number }
  children: ReactNode
}) {
  const t = useTranslations('editorial.collection')
  const tIndex = useTranslations('editorial.collections')
  return (
    <>
      <PageMeta
        title={meta.title ?? title}
        description={meta.description ?? intro}
        picture={picture}
        origin={origin}
      />
      <PageOpening
        overline={
          <>
            <Breadcrumbs crumbs={[{ label: tIndex('title'), href: COLLECTIONS_PATH }]} current={title} />
            <p className="mt-4">{t('overline', { count: pieces.count })}</p>
          </>
        }
        title={title}
        text={intro}
        picture={picture}
        isImmersive
      />
      <section aria-label={t('pieces')} className="mx-auto w-full max-w-page px-gutter pt-section">
        {pieces.count > 0 ? pieces.list : <p className="max-w-measure">{t('empty')}</p>}
      </section>
      <div className="pt-8">{children}</div>
    </>
  )
}
