import type { ReactNode } from 'react'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { breadcrumbData } from '#app/ui/breadcrumb-data.ts'
import { PageMeta } from '#app/ui/page-meta.tsx'
import { StructuredData } from '#app/ui/structured-data.tsx'
import type { Landing } from '#clients/content/pages/landing.ts'
import { officeData } from '../office/office-data.ts'
import { OfficePanel } from '../office/office-panel.tsx'
import type { OfficeView } from '../office/office-view.ts'
import { PageOpening } from './page-opening.tsx'

export type LandingView = Pick<Landing, 'title' | 'abstract' | 'picture' | 'meta' | 'paths'> & {
  readonly office: OfficeView | null
}

/** Spec §2: a landing page; that of an office says where it is and when one finds somebody there. */
export function LandingPage({
  landing,
  origin,
  children,
}: {
  landing: LandingView
  origin: string
  children: ReactNode
}) {
  const crumbs = useTranslations('shell.breadcrumbs')
  const { language, prefix } = usePageLocale()
  const { title, abstract, picture, office, meta, paths } = landing
  const path = paths[language]
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
          breadcrumbData(
            [
              { label: crumbs('home'), href: '/' },
              { label: title, href: path },
            ],
            { origin, prefix },
          ),
          ...(office ? [officeData(office, { url: origin + prefix + path, title, picture, origin })] : []),
        ]}
      />
      <PageOpening overline={office?.role} title={title} text={abstract} picture={picture} />
      {office && <OfficePanel office={office} />}
      <div className="pt-section">{children}</div>
    </>
  )
}
