import type { ReactNode } from 'react'
import { MinusIcon, PlusIcon } from './icon/icons.tsx'

/** A summary that expands. Works without JavaScript and with find-in-page. */
export function Disclosure({
  title,
  children,
  isOpen = false,
  group,
}: {
  title: ReactNode
  children: ReactNode
  isOpen?: boolean
  /** Only one disclosure of a group is open at a time. */
  group?: string
}) {
  return (
    <details open={isOpen} name={group} className="group/disclosure border-b border-hairline">
      <summary className="flex min-h-12 items-center justify-between gap-4 py-3 transition-colors hover:text-accent">
        {title}
        <span className="group-open/disclosure:hidden">
          <PlusIcon />
        </span>
        <span className="hidden group-open/disclosure:inline">
          <MinusIcon />
        </span>
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
