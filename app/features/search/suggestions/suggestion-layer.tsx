import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { SuggestionList } from './suggestion-list.tsx'
import type { SuggestionView } from './suggestion-view.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** What a script adds to the field: offers under it, and results without another document. */
export function SuggestionLayer({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('search.suggest')
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const suggestions = useSuggestions(input)
  const offers = suggestions && countOffers(suggestions) > 0 ? suggestions : null
  const { isOpen, close } = useCombobox(input, list, offers)
  useClientSearch(input, close)
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && offers ? t('status', { count: countOffers(offers) }) : ''}
      </p>
      {isOpen && offers && (
        <div ref={list} id={listId} role="listbox" aria-label={t('label')} className="suggestions">
          <SuggestionList listId={listId} suggestions={offers} />
        </div>
      )}
    </>
  )
}

/** Without the last offer, which leads to the results that the field leads to anyway. */
function countOffers({ queries, categories, artisans, products, correction }: SuggestionView): number {
  return queries.length + categories.length + artisans.length + products.length + (correction ? 1 : 0)
}

/** The form leads to its results as a navigation of the shop, and the offers close when a page comes. */
function useClientSearch(input: RefObject<HTMLInputElement | null>, close: () => void): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const closeOffers = useEffectEvent(close)
  useEffect(() => {
    const form = input.current?.form
    const onSubmit = (event: SubmitEvent) => {
      const field = input.current
      if (form == null || field === null) return
      event.preventDefault()
      closeOffers()
      // The keyboard of a phone would are over the results.
      if (matchMedia('(pointer: coarse)').matches) field.blur()
      const query = new URLSearchParams({ q: field.value.trim() })
      void navigate(`${new URL(form.action).pathname}?${query}`)
    }
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [input, navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close
  useEffect(() => closeOffers(), [pathname, search])
}
