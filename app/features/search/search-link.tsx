import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { SearchIcon } from '#app/ui/icon/icons.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { SEARCH_PATH } from './paths.ts'
import { rememberReturnPath } from './return-path.ts'

/** Spec §2: links to the search, and is hidden there. */
export function SearchLink() {
  const t = useTranslations('navigation.search')
  if (usePagePath() === SEARCH_PATH) return null
  return (
    <Link href={SEARCH_PATH} onClick={rememberReturnPath} className="tool-link">
      <span className="tool-word">{t('open')}</span>
      <span className="tool-icon">
        <SearchIcon size="large" />
      </span>
    </Link>
  )
}
