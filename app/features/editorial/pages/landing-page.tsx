import type { ReactNode } from 'react'
import { PageMeta } from '#app/ui/page/page-meta.tsx'
import type { Landing } from '#clients/content/pages/landing.ts'
import { OfficePanel } from '../office/office-panel.tsx'
import type { OfficeView } from '../office/office-view.ts'
import { PageOpening } from './page-opening.tsx'

export type LandingView = Pick<Landing, 'title' | 'abstract' | 'picture' | 'meta' | 'paths'> & {
  readonly office: OfficeView | null
}

/** Spec §2: a landing page; that of an office includes its address and opening hours. */
export function LandingPage({
  landing,
  origin,
  children,
}: {
  landing: LandingView
  origin: string
  children: ReactNode
}) {
  const { title, abstract, picture, office, meta } = landing
  return (
    <>
      <PageMeta
        title={meta.title ?? title}
        description={meta.description ?? abstract}
        picture={picture}
        origin={origin}
      />
      <PageOpening overline={office?.role} title={title} text={abstract} picture={picture} isImmersive />
      {office && <OfficePanel office={office} />}
      <div className="pt-section">{children}</div>
    </>
  )
}
