import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { SearchIcon } from '#app/ui/icon/icons.tsx'
import { lazyLayer } from '#app/ui/layer/lazy-layer.ts'
import { SEARCH_PATH } from './paths.ts'

const SuggestionLayer = lazyLayer(
  async () => (await import('./suggestions/suggestion-layer.tsx')).SuggestionLayer,
)

/**
 * Where one searches: a plain form, so that it works without a script. With one it offers what might be meant; that
 * comes when someone first goes into the field, so that no page carries it.
 */
export function SearchField({
  query = '',
  isStart = false,
  action,
}: {
  /** What was searched, to be searched otherwise. */
  query?: string
  /** Whether the page opens in this field. */
  isStart?: boolean
  /** Another way to search, beside the words. */
  action?: ReactNode
}) {
  const t = useTranslations('search')
  const localePath = useLocalePath()
  const input = useRef<HTMLInputElement>(null)
  const [isEntered, setIsEntered] = useState(false)
  useEffect(() => {
    // The browser may have been in the field before the page woke.
    if (document.activeElement === input.current) setIsEntered(true)
  }, [])
  useEffect(() => {
    if (input.current) input.current.value = query
  }, [query])
  return (
    <search className="relative block">
      <form
        action={localePath(SEARCH_PATH)}
        className="flex items-center gap-2 border-b border-ink focus-within:border-accent"
      >
        <span className="shrink-0">
          <SearchIcon />
        </span>
        <input
          ref={input}
          type="search"
          name="q"
          required
          maxLength={200}
          defaultValue={query}
          // biome-ignore lint/a11y/noAutofocus: opening the search is asking for its field
          autoFocus={isStart}
          data-keeps-focus={isStart || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={t('field')}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          onFocus={() => setIsEntered(true)}
          className="min-h-11 w-full min-w-0 bg-transparent text-lead outline-none placeholder:text-muted"
        />
        {action}
        <button type="submit" className="min-h-11 px-2 text-small transition-colors hover:text-accent">
          {t('submit')}
        </button>
      </form>
      {isEntered && (
        <Suspense>
          <SuggestionLayer input={input} />
        </Suspense>
      )}
    </search>
  )
}
