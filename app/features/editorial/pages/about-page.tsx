import type { ReactNode } from 'react'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { StructuredData } from '#app/ui/structured-data.tsx'
import { HOUSE_NAME } from '#app/ui/wordmark.tsx'
import type { About } from '#clients/content/pages/about.ts'
import { PageOpening } from './page-opening.tsx'

/** What the house says of itself. */
export function AboutPage({
  about: { title, abstract, picture, meta },
  origin,
  children,
}: {
  about: Pick<About, 'title' | 'abstract' | 'picture' | 'meta'>
  origin: string
  children: ReactNode
}) {
  const { prefix } = usePageLocale()
  return (
    <>
      <PageMeta
        title={meta.title ?? title}
        description={meta.description ?? abstract}
        picture={picture}
        origin={origin}
      />
      <StructuredData
        data={[
          {
            '@context': 'https://schema.org',
            '@type': 'AboutPage',
            url: `${origin}${prefix}/about`,
            name: title,
            about: { '@type': 'Organization', name: HOUSE_NAME, url: origin + (prefix || '/') },
          },
        ]}
      />
      <PageOpening title={title} text={abstract} picture={picture} />
      <div className="pt-section">{children}</div>
    </>
  )
}
