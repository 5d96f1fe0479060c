import type { ReactNode } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { Collection } from '#clients/content/pages/collection.ts'
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
  return (
    <>
      <PageMeta
        title={meta.title ?? title}
        description={meta.description ?? intro}
        picture={picture}
        origin={origin}
      />
      <PageOpening
        overline={t('overline', { count: pieces.count })}
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
