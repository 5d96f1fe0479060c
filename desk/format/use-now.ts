import { useEffect, useState } from 'react'

export function useNow(everySeconds: number): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everySeconds * 1000)
    return () => clearInterval(timer)
  }, [everySeconds])
  return now
}
