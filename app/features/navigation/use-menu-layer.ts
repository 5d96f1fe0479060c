import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { measureScrollbar } from '#app/ui/layer/scrollbar.ts'
import { useBackCloses } from '#app/ui/layer/use-back-closes.ts'
import { DESKTOP } from './use-open-item.ts'

/** What the open menu of a phone leaves in reach: itself only. */
const BEHIND = 'body > :not(header), header [data-behind-menu]'

/**
 * What a script adds to the menu layer of phones: focus stays inside it, Back closes it, and so does another
 * page or a window that has become wide enough for the row.
 */
export function useMenuLayer() {
  const menu = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => menu.current?.matches(':popover-open') && menu.current.hidePopover()
  useBackCloses(isOpen, close)
  useClosingByPage(menu)
  useEffect(() => {
    const element = menu.current
    const onToggle = ({ newState }: ToggleEvent) => {
      const isNowOpen = newState === 'open'
      setIsOpen(isNowOpen)
      for (const behind of document.querySelectorAll<HTMLElement>(BEHIND)) behind.inert = isNowOpen
    }
    element?.addEventListener('beforetoggle', measureScrollbar)
    element?.addEventListener('toggle', onToggle)
    return () => {
      element?.removeEventListener('beforetoggle', measureScrollbar)
      element?.removeEventListener('toggle', onToggle)
    }
  }, [])
  return menu
}

function useClosingByPage(menu: { current: HTMLElement | null }): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to close
  useEffect(() => {
    const desktop = matchMedia(DESKTOP)
    const close = () => menu.current?.hidePopover()
    desktop.addEventListener('change', close)
    return () => {
      desktop.removeEventListener('change', close)
      close()
    }
  }, [menu, key])
}
