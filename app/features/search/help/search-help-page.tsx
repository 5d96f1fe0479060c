import { type ReactNode, useId } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { Link } from '#app/ui/text/link.tsx'
import { searchAddress } from '../paths.ts'
import type { SearchHelp } from './load-search-help.server.ts'
import { RecentSearches } from './recent-searches.tsx'

/** Suggestions for an empty search or one without results. `contact`: how to reach sales. */
export function SearchHelpPage({
  help: { popular, shelves },
  contact,
}: {
  help: SearchHelp
  contact: ReactNode
}) {
  const t = useTranslations('search.help')
  return (
    <div className="grid gap-x-16 gap-y-10 border-t border-hairline py-8 md:grid-cols-2 md:py-12">
      <div className="grid content-start gap-10">
        {popular.length > 0 && (
          <Section title={t('popular')}>
            <ul className="flex flex-wrap gap-2">
              {popular.map((query) => (
                <li key={query}>
                  <Link href={searchAddress(query)} className={SEARCH}>
                    {query}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <RecentSearches linkClass={SEARCH} />
        <Section title={t('person')}>
          <p className="mb-3 max-w-measure text-muted">{t('person-text')}</p>
          {contact}
        </Section>
      </div>
      <div className="grid content-start gap-10">
        {shelves.length > 0 && (
          <Section title={t('shelves')}>
            <ul className="grid gap-4 sm:grid-cols-2">
              {shelves.map(({ label, url, children }) => (
                <li key={url}>
                  <Link href={url} className={SHELF}>
                    {label}
                  </Link>
                  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
                    {children.map((child) => (
                      <li key={child.url}>
                        <Link
                          href={child.url}
                          className="inline-block py-1.5 transition-colors hover:text-accent"
                        >
                          {child.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 font-display text-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

const SEARCH =
  'inline-flex min-h-9 items-center bg-linen px-3.5 text-small transition-colors hover:text-accent'
const SHELF = 'inline-block py-1 font-display text-title transition-colors hover:text-accent'
