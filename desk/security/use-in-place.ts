import { useState } from 'react'

/**
 * What opens in place of a button. Once it is closed, the button, which is new, takes the focus: pass `autoFocus` to it.
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
