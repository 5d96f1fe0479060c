import type { FormEvent, ReactNode } from 'react'
import { useLocation } from 'react-router'
import { closeMenu, MENU_ITEM } from '../list/menu.ts'

/** A menu item that changes the list. It is a form, so that it works without JavaScript. */
export function MenuAction({
  fields,
  onAction,
  children,
}: {
  fields: Readonly<Record<string, string>>
  onAction: () => void
  children: ReactNode
}) {
  const { pathname, search } = useLocation()
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    closeMenu(event.currentTarget)
    onAction()
  }
  return (
    <li>
      <form method="post" action={pathname + search} onSubmit={submit}>
        {Object.entries(fields).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <button type="submit" className={MENU_ITEM}>
          {children}
        </button>
      </form>
    </li>
  )
}
