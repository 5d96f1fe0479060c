import { useTranslations } from 'use-intl'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { Link } from '#app/ui/link.tsx'

/** Spec §2: leads to the search, and is hidden there. */
export function SearchLink() {
  const t = useTranslations('navigation.search')
  if (usePagePath() === '/search') return null
  return (
    <Link href="/search" className="tool-link">
      {t('open')}
    </Link>
  )
}
