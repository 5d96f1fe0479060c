import type { ReactNode } from 'react'
import { PROFILE } from '#app/features/account/paths.ts'
import { useFormat } from '#app/i18n/format/use-format.ts'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx'
import { PageTitle } from '#app/ui/page/page-title.tsx'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { ListProject } from '#contracts/list-project.ts'
import { addressLines } from '#domain/address/address.ts'
import { countryName } from '#domain/market/country-names.ts'
import { listAddressPath, listEditPath, listPath, SAVED_PATH } from '../paths.ts'

/** What belongs to a project, in the order of its page. */
const PARTS = ['quotes', 'orders', 'requests', 'files'] as const

/** Everything of a project in one place. A part that is false has nothing in it yet. */
export function ProjectPage({
  list,
  parts,
}: {
  list: { readonly id: string; readonly name: string; readonly project: ListProject }
  parts: Readonly<Record<(typeof PARTS)[number], ReactNode>>
}) {
  const t = useTranslations('lists.project')
  const account = useTranslations('account')
  const overview = useTranslations('lists.overview')
  const crumbs = [
    { label: account('label'), href: PROFILE.details },
    { label: overview('name'), href: SAVED_PATH },
    { label: list.name, href: listPath(list.id) },
  ]
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter pt-8 pb-section">
      <PageTitle>{`${t('title')}: ${list.name}`}</PageTitle>
      <meta name="robots" content="noindex" />
      <div className="grid gap-3">
        <Breadcrumbs crumbs={crumbs} current={t('title')} />
        <h1 className="font-display text-display-small wrap-anywhere">{list.name}</h1>
      </div>
      <Details project={list.project} />
      <div className="flex flex-wrap gap-x-6 gap-y-3 text-small">
        <TextLink href={listPath(list.id)}>{t('pieces')}</TextLink>
        <TextLink href={listEditPath(list.id)}>{t('edit')}</TextLink>
        <TextLink href={listAddressPath(list.id)}>{t('edit-address')}</TextLink>
      </div>
      {PARTS.map((part) => (
        <section
          key={part}
          aria-labelledby={`project-${part}`}
          className="grid max-w-measure gap-4 border-t border-hairline pt-6"
        >
          <h2 id={`project-${part}`} className="font-display text-title">
            {t(part)}
          </h2>
          {parts[part] || <p className="text-small text-muted">{t(`empty.${part}`)}</p>}
        </section>
      ))}
    </div>
  )
}

/** What is known of the project; what is open is left out. */
function Details({ project: { client, number, address, startsOn, deliverBy } }: { project: ListProject }) {
  const t = useTranslations('lists.project')
  const format = useFormat()
  const { language } = usePageLocale()
  const rows = [
    [t('client'), client],
    [t('number'), number],
    [t('address'), address && [...addressLines(address), countryName(address.country, language)].join('\n')],
    [t('startsOn'), startsOn && format.date(startsOn)],
    [t('deliverBy'), deliverBy && format.date(deliverBy)],
  ].filter(([, value]) => value)
  return (
    <dl className="grid max-w-measure gap-x-8 gap-y-4 text-small sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere" suppressHydrationWarning>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
