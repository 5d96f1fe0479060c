import { useId, useSyncExternalStore } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'
import { onStoredListChange } from '#app/visitor/stored-list.ts'
import { searchAddress } from '../paths.ts'
import { recentSearches } from './recent-store.ts'

/** Recent searches on this device, which only the browser stores: no document contains them. */
export function RecentSearches({ linkClass }: { linkClass: string }) {
  const t = useTranslations('search.help')
  const { language } = usePageLocale()
  const titleId = useId()
  const searches = recentSearches(language)
  const retained = useSyncExternalStore(onStoredListChange, searches.read, () => '')
  // Both are read, since a document carries only the messages it has used.
  const words = { title: t('recent'), forget: t('forget') }
  const recent = searches.parse(retained)
  if (recent.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex items-baseline justify-between gap-6">
        <h2 id={titleId} className="font-display text-title">
          {words.title}
        </h2>
        <button type="button" onClick={searches.forget} className={`${TEXT_LINK} text-fine`}>
          {words.forget}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {recent.map((query) => (
          <li key={query}>
            <Link href={searchAddress(query)} className={linkClass}>
              {query}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
