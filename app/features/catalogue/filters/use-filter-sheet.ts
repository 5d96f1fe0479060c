import { type RefObject, useEffect, useState } from 'react'
import { useCloseOnBack } from '#app/ui/layer/use-close-on-back.ts'

/** The width from which the filters are a bar; below it they are a sheet over the page. */
const DESKTOP = '(min-width: 64.0625rem)'

/**
 * Enhances the sheet on phones: the page behind it is inert, and Back closes it, as does a window that has become wide
 * enough for the bar.
 */
export function useFilterSheet(sheet: RefObject<HTMLElement | null>): void {
  const [isOpen, setIsOpen] = useState(false)
  useCloseOnBack(isOpen, () => hide(sheet.current))
  useEffect(() => {
    const element = sheet.current
    const desktop = matchMedia(DESKTOP)
    // It may have been opened before hydration.
    setIsOpen(element?.matches(':popover-open') ?? false)
    const onToggle = (event: ToggleEvent) => setIsOpen(event.newState === 'open')
    const onDesktop = () => hide(element)
    element?.addEventListener('toggle', onToggle)
    desktop.addEventListener('change', onDesktop)
    return () => {
      element?.removeEventListener('toggle', onToggle)
      desktop.removeEventListener('change', onDesktop)
    }
  }, [sheet])
  useEffect(() => {
    const behind = isOpen ? elementsBeside(sheet.current) : []
    for (const element of behind) element.inert = true
    return () => {
      for (const element of behind) element.inert = false
    }
  }, [isOpen, sheet])
}

function hide(sheet: HTMLElement | null): void {
  if (sheet?.matches(':popover-open')) sheet.hidePopover()
}

/** All elements that are neither ancestors of the sheet nor inside it. */
function elementsBeside(sheet: HTMLElement | null): HTMLElement[] {
  const beside: HTMLElement[] = []
  for (let element = sheet; element?.parentElement; element = element.parentElement) {
    for (const sibling of element.parentElement.children) {
      if (sibling !== element && sibling instanceof HTMLElement && !sibling.inert) beside.push(sibling)
    }
    if (element.parentElement === document.body) break
  }
  return beside
}
