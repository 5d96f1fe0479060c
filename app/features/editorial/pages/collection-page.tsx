import type { ReactNode } from 'react'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { breadcrumbData } from '#app/ui/breadcrumb-data.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { StructuredData } from '#app/ui/structured-data.tsx'
import type { Collection } from '#clients/content/pages/collection.ts'
import { PageOpening } from './page-opening.tsx'

export type CollectionView = Pick<Collection, 'title' | 'intro' | 'picture' | 'meta' | 'paths'>

/** A choice of pieces: what holds them together, then the pieces, then what there is to say of them. */
export function CollectionPage({
  collection: { title, intro, picture, meta, paths },
  origin,
  pieces,
  children,
}: {
  collection: CollectionView
  origin: string
  pieces: { readonly list: ReactNode; readonly count: number; readonly data: object }
  children: ReactNode
}) {
  const t = useTranslations('editorial.collection')
  const crumbs = useTranslations('shell.breadcrumbs')
  const { language, prefix } = usePageLocale()
  return (
    <>
      <PageMeta
        title={meta.title ?? title}
        description={meta.description ?? intro}
        picture={picture}
        origin={origin}
      />
      <StructuredData
        data={[
          breadcrumbData(
            [
              { label: crumbs('home'), href: '/' },
              { label: title, href: paths[language] },
            ],
            { origin, prefix },
          ),
          pieces.data,
        ]}
      />
      <PageOpening
        overline={t('overline', { count: pieces.count })}
        title={title}
        text={intro}
        picture={picture}
      />
      <section aria-label={t('pieces')} className="mx-auto w-full max-w-page px-gutter pt-section">
        {pieces.count > 0 ? pieces.list : <p className="max-w-measure">{t('empty')}</p>}
      </section>
      <div className="pt-8">{children}</div>
    </>
  )
}
