import { useRef, useState } from 'react'

/** State of something that one control opens on one page; on closing, focus returns to the control. */
export function useOpener(page: string) {
  const opener = useRef<HTMLElement>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  return {
    isOpen: openOn === page,
    open(control: HTMLElement) {
      opener.current = control
      setOpenOn(page)
    },
    close() {
      setOpenOn(null)
      opener.current?.focus({ preventScroll: true })
    },
  }
}
