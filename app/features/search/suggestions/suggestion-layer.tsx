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

/** The pause after the last keystroke before a request is sent. */
const DEBOUNCE_MS = 120

/** Enhances the search field with suggestions, a button that empties it, and results by client navigation. */
export function SuggestionLayer({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('search.suggest')
  const clearButtonSlot = input.current?.nextElementSibling
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const suggestions = useSuggestions(input)
  const shownSuggestions = suggestions && countSuggestions(suggestions) > 0 ? suggestions : null
  const { isOpen, close } = useCombobox(input, list, shownSuggestions)
  useClientSearch(input, close)
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && shownSuggestions ? t('status', { count: countSuggestions(shownSuggestions) }) : ''}
      </p>
      {clearButtonSlot && createPortal(<ClearButton input={input} label={t('clear')} />, clearButtonSlot)}
      {isOpen && shownSuggestions && (
        <div ref={list} id={listId} role="listbox" aria-label={t('label')} className="suggestions">
          <SuggestionList listId={listId} suggestions={shownSuggestions} />
        </div>
      )}
    </>
  )
}

/** Excludes the last suggestion, which leads to the same results as the field. */
function countSuggestions({ queries, categories, artisans, products, correction }: SuggestionView): number {
  return queries.length + categories.length + artisans.length + products.length + (correction ? 1 : 0)
}

/** Submits the form as a client navigation, and closes the suggestions on navigation. */
function useClientSearch(input: RefObject<HTMLInputElement | null>, close: () => void): void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const closeSuggestions = useEffectEvent(close)
  useEffect(() => {
    const form = input.current?.form
    const onSubmit = (event: SubmitEvent) => {
      const field = input.current
      if (form == null || field === null) return
      event.preventDefault()
      closeSuggestions()
      // The on-screen keyboard would cover the results.
      if (matchMedia('(pointer: coarse)').matches) field.blur()
      const query = new URLSearchParams({ q: field.value.trim() })
      void navigate(`${new URL(form.action).pathname}?${query}`)
    }
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [input, navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close
  useEffect(() => closeSuggestions(), [pathname, search])
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
  const isLongEnough = text.length >= TEXT_LENGTH_MIN
  const url = `${localePath(SUGGESTIONS_PATH)}?${new URLSearchParams({ q: text })}`
  const { load } = fetcher
  useEffect(() => {
    if (!isLongEnough) return
    const pauseTimer = setTimeout(() => void load(url), DEBOUNCE_MS)
    return () => clearTimeout(pauseTimer)
  }, [load, url, isLongEnough])
  const response = fetcher.data
  // Suggestions for the previous text stay while those for an extended or shortened text load.
  const isForText = response && (text.startsWith(response.text) || response.text.startsWith(text))
  return isLongEnough && isForText ? response : null
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
 * Enter selects the active one, Escape closes the list and preserves the text. `shownSuggestions` changes whenever the
 * list does.
 */
function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  list: RefObject<HTMLElement | null>,
  shownSuggestions: object | null,
) {
  const [isDismissed, setIsDismissed] = useState(true)
  const [activeIndex, setActiveIndex] = useState(-1)
  const isOpen = shownSuggestions !== null && !isDismissed

  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  function close(): void {
    setIsDismissed(true)
    setActiveIndex(-1)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (shownSuggestions === null) return
      event.preventDefault()
      setIsDismissed(false)
      setActiveIndex((index) => stepIndex(index, event.key === 'ArrowDown' ? 1 : -1, options().length))
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
    const listeners = new AbortController()
    const { signal } = listeners
    // An input of type `search` may not have the role `combobox`; a text field may.
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
    return () => listeners.abort()
  }, [input])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has no active item
  useEffect(() => setActiveIndex(-1), [shownSuggestions])

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

/** Moves the index, which wraps around; -1 is the field itself. */
function stepIndex(index: number, step: 1 | -1, count: number): number {
  const positions = count + 1
  return ((index + 1 + step + positions) % positions) - 1
}

function setOrRemove(element: Element | null, name: string, value: string | undefined): void {
  if (value) element?.setAttribute(name, value)
  else element?.removeAttribute(name)
}
