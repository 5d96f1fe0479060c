import type { ReactNode } from 'react'
import { PROFILE } from '#app/features/account/paths.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Breadcrumbs, type Crumb } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { SAVED_PATH } from '../paths.ts'

/** The breadcrumbs start at the account, unless the page is for anyone. */
export function ListFormPage({
  title,
  crumbs = [],
  isForAnyone = false,
  children,
}: {
  title: string
  /** Breadcrumbs between the overview and this page. */
  crumbs?: readonly Crumb[]
  isForAnyone?: boolean
  children: ReactNode
}) {
  const tAccount = useTranslations('account')
  const tOverview = useTranslations('lists.overview')
  const lists = [
    { label: tAccount('label'), href: PROFILE.details },
    { label: tOverview('name'), href: SAVED_PATH },
  ]
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter pt-8 pb-section">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <Breadcrumbs crumbs={isForAnyone ? crumbs : [...lists, ...crumbs]} current={title} />
        <h1 className="font-display text-display-small wrap-anywhere">{title}</h1>
      </div>
      {children}
    </div>
  )
}
