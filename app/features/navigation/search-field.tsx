import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { SearchIcon } from '#app/ui/icon/icons.tsx'

/** Leads to the page of results. A plain form, so that it works without a script. */
export function SearchField() {
  const t = useTranslations('navigation.search')
  const localePath = useLocalePath()
  return (
    <search>
      <form
        action={localePath('/search')}
        className="flex items-center gap-2 border-b border-ink focus-within:border-accent"
      >
        <SearchIcon />
        <input
          type="search"
          name="q"
          required
          aria-label={t('label')}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          className="min-h-11 w-full bg-transparent text-lead outline-none placeholder:text-muted"
        />
      </form>
    </search>
  )
}
