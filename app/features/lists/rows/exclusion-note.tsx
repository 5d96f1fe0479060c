import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { usePageLocale } from '#app/i18n/use-page-locale.ts'
import { TextLink } from '#app/ui/text/text-link.tsx'
import type { Exclusion } from '#domain/list/exclusion.ts'
import { countryName } from '#domain/market/country-names.ts'

export function ExclusionNote({ exclusion, path }: { exclusion: Exclusion; path: string | null }) {
  const t = useTranslations('lists.exclusions')
  const { country, language } = usePageLocale()
  return (
    <p className="text-small text-alert" suppressHydrationWarning>
      {t(exclusion, { country: countryName(country, language) })}{' '}
      {path && (
        <TextLink
          href={`/search/similar/${path.slice(path.lastIndexOf('/') + 1)}`}
          className="text-ink print:hidden"
        >
          {t('similar')}
        </TextLink>
      )}
    </p>
  )
}
