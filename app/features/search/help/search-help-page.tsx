import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { onStoredListChange } from '#app/visitor/stored-list.ts'
import { searchPath } from '../paths.ts'
import type { SearchHelp } from './load-search-help.server.ts'
import { recentSearches } from './recent-store.ts'

/** Suggestions for an empty search or one without results. `contact` shows how to reach sales. */
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
                  <Link href={searchPath(query)} className={SEARCH_LINK}>
                    {query}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <RecentSearches linkClass={SEARCH_LINK} />
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
                  <Link href={url} className={SHELF_LINK}>
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

const SEARCH_LINK =
  'inline-flex min-h-9 items-center bg-linen px-3.5 text-small transition-colors hover:text-accent'
const SHELF_LINK = 'inline-block py-1 font-display text-title transition-colors hover:text-accent'

/** Recent searches on this device, which only the browser stores: no document contains them. */
function RecentSearches({ linkClass }: { linkClass: string }) {
  const t = useTranslations('search.help')
  const { language } = usePageLocale()
  const titleId = useId()
  const searches = recentSearches(language)
  const storedText = useSyncExternalStore(onStoredListChange, searches.read, () => '')
  // Both messages are read, since a document includes only the messages it has used.
  const labels = { title: t('recent'), forget: t('forget') }
  const recent = searches.parse(storedText)
  if (recent.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex items-baseline justify-between gap-6">
        <h2 id={titleId} className="font-display text-title">
          {labels.title}
        </h2>
        <button type="button" onClick={searches.forget} className={`${TEXT_LINK} text-fine`}>
          {labels.forget}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {recent.map((query) => (
          <li key={query}>
            <Link href={searchPath(query)} className={linkClass}>
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
