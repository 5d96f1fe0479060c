import { useEffect, useState } from 'react'

const PAUSE_MS = 200

export function useDebouncedText(text: string): string {
  const [typed, setTyped] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return typed
}
