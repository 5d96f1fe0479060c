import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { isLeaving } from './is-leaving.ts'

/**
 * Built on the native disclosure, so that it works without JavaScript. With JavaScript, Escape, a click outside or
 * moving the focus out of the popover closes it.
 */
export function Popover({
  button,
  children,
  align = 'start',
  group,
  isInitiallyOpen = false,
}: {
  button: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  /** Only one popover of a group is open at a time. */
  group?: string
  /** Set for a popover that is not rendered until it is first used. */
  isInitiallyOpen?: boolean
}) {
  const details = useRef<HTMLDetailsElement>(null)
  useLightDismiss(details)
  return (
    <details
      ref={details}
      name={group}
      open={isInitiallyOpen || undefined}
      className="group/popover relative"
    >
      <summary className="inline-flex min-h-9 items-center gap-1.5 transition-colors hover:text-accent">
        {button}
      </summary>
      <div
        className={classNames(
          'absolute top-full z-popover mt-2 w-max max-w-popover border border-hairline bg-page p-5 shadow-layer',
          align === 'start' ? 'start-0' : 'end-0',
        )}
      >
        {children}
      </div>
    </details>
  )
}

function useLightDismiss(details: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const element = details.current
    if (element === null) return
    const listeners = new AbortController()
    const close = () => element.removeAttribute('open')
    const closeFromOutside = (event: Event) => {
      if (element.open && isLeaving(element, event)) close()
    }
    document.addEventListener('pointerdown', closeFromOutside, { signal: listeners.signal })
    document.addEventListener('focusin', closeFromOutside, { signal: listeners.signal })
    element.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !element.open) return
        event.stopPropagation()
        close()
        element.querySelector('summary')?.focus()
      },
      { signal: listeners.signal },
    )
    return () => listeners.abort()
  }, [details])
}
