import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { RelatedPages as Related } from '#clients/content/pages/related-pages.ts'
import { DocumentRow } from '../blocks/document-row.tsx'
import { PictureRow } from '../blocks/picture-row.tsx'

/** Articles, collections and workshops related to a page. `path` is the path of that page. */
export function RelatedPages({
  related: { documents, workshops },
  path,
}: {
  related: Related
  path: string
}) {
  const t = useTranslations('editorial.related')
  const others = documents.filter(({ url }) => url !== path)
  if (others.length + workshops.length === 0) return null
  return (
    <div className="blocks pt-section">
      {workshops.length > 0 && (
        <PictureRow
          title={t('workshops')}
          items={workshops.map(({ name, slug, picture }) => ({
            key: slug,
            picture,
            link: { label: name, url: `/artisans/${slug}` },
          }))}
        />
      )}
      {others.length > 0 && <DocumentRow title={t('documents')} documents={others} />}
    </div>
  )
}
