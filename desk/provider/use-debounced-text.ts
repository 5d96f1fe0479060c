import { useEffect, useState } from 'react'

const DELAY_MS = 200

export function useDebouncedText(text: string): string {
  const [debouncedText, setDebouncedText] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDebouncedText(text), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return debouncedText
}
