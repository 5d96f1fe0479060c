import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { useTranslations } from '#app/i18n/use-translations.ts'
import { SearchIcon } from '#app/ui/icon/icons.tsx'

/** Spec §2: where the search of the header leads. */
export const SEARCH_PATH = '/search'

/** What was searched, to be searched otherwise. A plain form. */
export function QueryField({ query }: { query: string }) {
  const t = useTranslations('search')
  const localePath = useLocalePath()
  return (
    <search>
      <form
        key={query}
        action={localePath(SEARCH_PATH)}
        className="mb-8 flex max-w-measure items-center gap-2 border-b border-ink focus-within:border-accent"
      >
        <SearchIcon />
        <input
          type="search"
          name="q"
          required
          defaultValue={query}
          aria-label={t('field')}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          className="min-h-11 w-full bg-transparent text-lead outline-none placeholder:text-muted"
        />
        <button type="submit" className="min-h-11 px-2 text-small transition-colors hover:text-accent">
          {t('submit')}
        </button>
      </form>
    </search>
  )
}
