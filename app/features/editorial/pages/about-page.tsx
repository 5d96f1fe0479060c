import type { ReactNode } from 'react'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { About } from '#clients/content/pages/about.ts'
import { PageOpening } from './page-opening.tsx'

/** The page about the company. */
export function AboutPage({
  about: { title, abstract, picture, meta },
  origin,
  children,
}: {
  about: Pick<About, 'title' | 'abstract' | 'picture' | 'meta'>
  origin: string
  children: ReactNode
}) {
  return (
    <>
      <PageMeta
        title={meta.title ?? title}
        description={meta.description ?? abstract}
        picture={picture}
        origin={origin}
      />
      <PageOpening title={title} text={abstract} picture={picture} />
      <div className="pt-section">{children}</div>
    </>
  )
}
