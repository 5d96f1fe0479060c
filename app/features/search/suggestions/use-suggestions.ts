import { type RefObject, useEffect, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useLocalePath } from '#app/i18n/use-page-locale.ts'
import { SUGGESTIONS_PATH } from '../paths.ts'
import { SHORTEST_TEXT, type SuggestionView } from './suggestion-view.ts'

/** Pause after the last keystroke before a request is sent. */
const PAUSE_MS = 120

/**
 * The suggestions for the field; null while there are none. The fetcher aborts the previous request, so late responses
 * never replace newer ones.
 */
export function useSuggestions(input: RefObject<HTMLInputElement | null>): SuggestionView | null {
  const fetcher = useFetcher<SuggestionView | null>()
  const localePath = useLocalePath()
  const text = useTypedText(input)
  const isLong = text.length >= SHORTEST_TEXT
  const address = `${localePath(SUGGESTIONS_PATH)}?${new URLSearchParams({ q: text })}`
  const { load } = fetcher
  useEffect(() => {
    if (!isLong) return
    const pausing = setTimeout(() => void load(address), PAUSE_MS)
    return () => clearTimeout(pausing)
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
