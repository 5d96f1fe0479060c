import { useLocation } from 'react-router'
import { usePagePath } from '#app/i18n/use-page-locale.ts'
import { usePageFrame } from '#app/page/page-frame.ts'
import type { MenuItem } from '#clients/content/menu.ts'
import { type CurrentSection, currentSection } from './current-section.ts'

/** The top-level item to which the current page belongs, with its `aria-current`. */
export function useCurrentItem(
  items: readonly MenuItem[],
): { readonly item: MenuItem | undefined; readonly current: CurrentSection['current'] } | null {
  const path = usePagePath()
  const { search } = useLocation()
  const { section = null } = usePageFrame()
  const found = currentSection(
    items.map(({ link }) => link.url),
    { path, search, section },
  )
  return found && { item: items.find(({ link }) => link.url === found.url), current: found.current }
}
