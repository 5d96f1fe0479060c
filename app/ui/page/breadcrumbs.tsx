import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Link } from '../text/link.tsx'

export type Crumb = { label: string; href: string }

/** Breadcrumbs from the home page to the current page, which is last and not a link. */
export function Breadcrumbs({ crumbs, current }: { crumbs: readonly Crumb[]; current: string }) {
  const t = useTranslations('shell.breadcrumbs')
  return (
    <nav aria-label={t('label')}>
      <ol className="flex flex-wrap text-small text-muted">
        {[{ label: t('home'), href: '/' }, ...crumbs].map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className="inline-block py-0.5 transition-colors hover:text-accent">
              {label}
            </Link>
            <span aria-hidden="true" className="px-1">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="py-0.5">
          {current}
        </li>
      </ol>
    </nav>
  )
}
