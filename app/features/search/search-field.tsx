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
 * The search field: a plain form that works without JavaScript. With it, the field suggests queries; that code is
 * loaded on first focus, so that no page has to carry it.
 */
export function SearchField({
  query = '',
  isAutoFocused = false,
  action,
}: {
  /** The current query, for editing. */
  query?: string
  /** Whether the field takes the focus when the page opens. */
  isAutoFocused?: boolean
  action?: ReactNode
}) {
  const t = useTranslations('search')
  const localePath = useLocalePath()
  const input = useRef<HTMLInputElement>(null)
  const [isEntered, setIsEntered] = useState(false)
  useEffect(() => {
    // The field may have been focused before hydration.
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
        <span aria-hidden="true" className="shrink-0 max-sm:hidden">
          <SearchIcon />
        </span>
        <button
          type="submit"
          aria-label={t('submit')}
          className="flex min-h-11 w-8 shrink-0 items-center transition-colors hover:text-accent sm:hidden"
        >
          <SearchIcon />
        </button>
        <input
          ref={input}
          type="search"
          name="q"
          required
          maxLength={200}
          defaultValue={query}
          // biome-ignore lint/a11y/noAutofocus: opening the search means to type
          autoFocus={isAutoFocused}
          data-keeps-focus={isAutoFocused || undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={t('field')}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          onFocus={() => setIsEntered(true)}
          className="peer min-h-11 w-full min-w-0 bg-transparent text-lead outline-none placeholder:text-muted"
        />
        {/* The container of the clear button, which is rendered with the suggestions. */}
        <span className="contents peer-placeholder-shown:hidden" />
        {action}
        <button
          type="submit"
          className="min-h-11 px-2 text-small transition-colors hover:text-accent max-sm:hidden"
        >
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
