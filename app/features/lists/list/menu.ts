export const MENU_ITEM =
  'flex min-h-9 w-full items-center text-start whitespace-nowrap transition-colors hover:text-accent'

export function closeMenu(element: Element): void {
  const menu = element.closest('details')
  menu?.removeAttribute('open')
  menu?.querySelector('summary')?.focus()
}
