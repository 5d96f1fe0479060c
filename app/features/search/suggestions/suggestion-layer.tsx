import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFetcher, useLocation, useNavigate } from 'react-router'
import { useTranslations } from '#app/i18n/messages/use-translations.ts'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { CloseIcon } from '#app/ui/icon/icons.tsx'
import { SUGGESTIONS_PATH } from '../paths.ts'
import { SuggestionList } from './suggestion-list.tsx'
import type { SuggestionView } from './suggestion-view.ts'
import { TEXT_LENGTH_MIN } from './suggestion-view.ts'

/** Pause after the last keystroke before a request is sent. */
const PAUSE_MS = 120

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

/** Empties the search field: with suggestions it is a text field, in which browsers draw no such button. */
function ClearButton({ input, label }: { input: RefObject<HTMLInputElement | null>; label: string }) {
  const clear = () => {
    const field = input.current
    if (field === null) return
    field.value = ''
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={clear}
      className="-mx-1.5 grid size-6 shrink-0 cursor-pointer place-items-center transition-colors hover:text-accent"
    >
      <CloseIcon />
    </button>
  )
}

/**
 * The suggestions for the field; null while there are none. The fetcher aborts the previous request, so late responses
 * never replace newer ones.
 */
function useSuggestions(input: RefObject<HTMLInputElement | null>): SuggestionView | null {
  const fetcher = useFetcher<SuggestionView | null>()
  const localePath = useLocalePath()
  const text = useTypedText(input)
  const isLong = text.length >= TEXT_LENGTH_MIN
  const address = `${localePath(SUGGESTIONS_PATH)}?${new URLSearchParams({ q: text })}`
  const { load } = fetcher
  useEffect(() => {
    if (!isLong) return
    const pauseTimer = setTimeout(() => void load(address), PAUSE_MS)
    return () => clearTimeout(pauseTimer)
  }, [load, address, isLong])
  const response = fetcher.data
  // Suggestions for the previous text stay while those for a longer one load.
  const isAbout = response && (text.startsWith(response.text) || response.text.startsWith(text))
  return isLong && isAbout ? response : null
}

/** The text typed on this page; initial text triggers no request. */
function useTypedText(input: RefObject<HTMLInputElement | null>): string {
  const [text, setText] = useState('')
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation resets the text
  useEffect(() => setText(''), [key])
  useEffect(() => {
    const field = input.current
    const read = () => setText(field?.value.replace(/\s+/g, ' ').trim() ?? '')
    // Includes text typed before this code was loaded.
    if (field && field.value !== field.defaultValue) read()
    field?.addEventListener('input', read)
    return () => field?.removeEventListener('input', read)
  }, [input])
  return text
}

/**
 * Keyboard handling of the combobox pattern: arrow keys move through the suggestions while focus stays in the field,
 * Enter selects the active one, Escape closes the list and preserves the text. `offers` changes whenever the list does.
 */
function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  offers: object | null,
) {
  const [isDismissed, setIsDismissed] = useState(true)
  const [activeIndex, setActiveIndex] = useState(-1)
  const isOpen = offers !== null && !isDismissed

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  function close(): void {
    setIsDismissed(true)
    setActiveIndex(-1)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (offers === null) return
      event.preventDefault()
      setIsDismissed(false)
      setActiveIndex((index) => stepped(index, event.key === 'ArrowDown' ? 1 : -1, options().length))
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && isOpen && activeIndex >= 0) {
      event.preventDefault()
      options()[activeIndex]?.click()
    }
  })

  const onBlur = useEffectEvent(close)

  useEffect(() => {
    const field = input.current
    if (field === null) return
    const stopped = new AbortController()
    const { signal } = stopped
    // An input of type `search` may not be a combobox, a text field may.
    field.type = 'text'
    field.inputMode = 'search'
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.addEventListener('keydown', onKeyDown, { signal })
    field.addEventListener('blur', onBlur, { signal })
    field.addEventListener(
      'input',
      () => {
        setIsDismissed(false)
        setActiveIndex(-1)
      },
      { signal },
    )
    if (field.value !== field.defaultValue) setIsDismissed(false)
    return () => stopped.abort()
  }, [input])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has no active item
  useEffect(() => setActiveIndex(-1), [offers])

  useEffect(() => {
    const field = input.current
    const shown = [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    for (const [index, option] of shown.entries()) option.ariaSelected = String(index === activeIndex)
    const active = isOpen ? shown[activeIndex] : undefined
    active?.scrollIntoView({ block: 'nearest' })
    field?.setAttribute('aria-expanded', String(isOpen))
    setOrRemove(field, 'aria-controls', isOpen ? list.current?.id : undefined)
    setOrRemove(field, 'aria-activedescendant', active?.id)
  })

  return { isOpen, close }
}

/** The field itself is -1; wraps around. */
function stepped(index: number, step: 1 | -1, count: number): number {
  const places = count + 1
  return ((index + 1 + step + places) % places) - 1
}

function setOrRemove(element: Element | null, name: string, value: string | undefined): void {
  if (value) element?.setAttribute(name, value)
  else element?.removeAttribute(name)
}
