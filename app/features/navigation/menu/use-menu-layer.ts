import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { measureScrollbar } from '#app/ui/layer/scrollbar.ts'
import { useBackCloses } from '#app/ui/layer/use-back-closes.ts'
import { DESKTOP } from './use-open-item.ts'

/** Everything behind the open menu of a phone, which becomes inert. */
const BEHIND = 'body > :not(header), header [data-behind-menu]'

/**
 * Enhances the menu layer on phones: focus moves into it, stays inside and returns to its button; Back closes it, and
 * so does navigation or a window that has become wide enough for the row.
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
      setBehind(isNowOpen)
      if (isNowOpen) element?.querySelector('button')?.focus({ preventScroll: true })
      // Not every browser focuses a clicked button, so there may be no focus to return to.
      else if (document.activeElement === document.body) openerOf(element)?.focus({ preventScroll: true })
    }
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') measureScrollbar()
      // Before it is hidden, since the browser then returns the focus to the button.
      else setBehind(false)
    }
    element?.addEventListener('beforetoggle', onBeforeToggle)
    element?.addEventListener('toggle', onToggle)
    return () => {
      element?.removeEventListener('beforetoggle', onBeforeToggle)
      element?.removeEventListener('toggle', onToggle)
    }
  }, [])
  return menu
}

function setBehind(isInert: boolean): void {
  for (const behind of document.querySelectorAll<HTMLElement>(BEHIND)) behind.inert = isInert
}

function openerOf(menu: HTMLElement | null): HTMLElement | null {
  return document.querySelector(`[data-behind-menu][popovertarget="${menu?.id}"]`)
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
