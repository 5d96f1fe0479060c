import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { ClearButton } from './clear-button.tsx'
import { SuggestionList } from './suggestion-list.tsx'
import type { SuggestionView } from './suggestion-view.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** Enhances the search field with suggestions, a button that empties it, and results by client navigation. */
export function SuggestionLayer({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('search.suggest')
  const beside = input.current?.nextElementSibling
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
      {beside && createPortal(<ClearButton input={input} label={t('clear')} />, beside)}
      {isOpen && offers && (
        <div ref={list} id={listId} role="listbox" aria-label={t('label')} className="suggestions">
          <SuggestionList listId={listId} suggestions={offers} />
        </div>
      )}
    </>
  )
}

/** Excludes the last suggestion, which leads to the same results as the field. */
function countOffers({ queries, categories, artisans, products, correction }: SuggestionView): number {
  return queries.length + categories.length + artisans.length + products.length + (correction ? 1 : 0)
}

/** Submits the form as a client navigation, and closes the suggestions on navigation. */
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
      // The on-screen keyboard would cover the results.
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
