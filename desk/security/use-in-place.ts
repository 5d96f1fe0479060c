import { useState } from 'react'

/**
 * Replaces a button by its content. Once closed, the button, which is mounted again, gets the focus: pass `autoFocus`
 * to it.
 */
export function useInPlace() {
  const [state, setState] = useState<'initial' | 'open' | 'closed'>('initial')
  return {
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
    autoFocus: state === 'closed',
  }
}
