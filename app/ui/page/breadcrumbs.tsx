import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import type { Language } from '#domain/market/language.ts'
import { Link } from '../text/link.tsx'

/** `language` is set only if the label is not in the language of the page. */
export type Crumb = { label: string; language?: Language | undefined; href: string }

/** Breadcrumbs from the home page to the current page, which is last and not a link. */
export function Breadcrumbs({
  crumbs,
  current,
  currentLanguage,
}: {
  crumbs: readonly Crumb[]
  current: string
  /** Set only if the name is not in the language of the page. */
  currentLanguage?: string | undefined
}) {
  const t = useTranslations('shell.breadcrumbs')
  return (
    <nav aria-label={t('label')}>
      <ol className="flex flex-wrap text-small wrap-anywhere text-muted">
        {[{ label: t('home'), language: undefined, href: '/' }, ...crumbs].map(
          ({ label, language, href }) => (
            <li key={href}>
              <Link
                href={href}
                lang={language}
                className="inline-block py-0.5 transition-colors hover:text-accent"
              >
                {label}
              </Link>
              <span aria-hidden="true" className="px-1">
                /
              </span>
            </li>
          ),
        )}
        <li aria-current="page" lang={currentLanguage} className="py-0.5">
          {current}
        </li>
      </ol>
    </nav>
  )
}
