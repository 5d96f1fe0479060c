import type { ReactNode } from 'react'
import { PROFILE } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs, type Crumb } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SAVED_PATH } from '../paths.ts'

/** A page with one form about lists. */
export function ListFormPage({
  title,
  crumbs = [],
  children,
}: {
  title: string
  /** Between the lists and this page. */
  crumbs?: readonly Crumb[]
  children: ReactNode
}) {
  const account = useTranslations('account')
  const overview = useTranslations('lists.overview')
  const above = [
    { label: account('label'), href: PROFILE.details },
    { label: overview('name'), href: SAVED_PATH },
    ...crumbs,
  ]
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter pt-8 pb-section">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <Breadcrumbs crumbs={above} current={title} />
        <h1 className="font-display text-display-small wrap-anywhere">{title}</h1>
      </div>
      {children}
    </div>
  )
}
