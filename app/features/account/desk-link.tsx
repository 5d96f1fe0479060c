import type { ReactNode } from 'react'
import { buttonLook } from '#app/ui/button.tsx'

/** The desk has one URL for all locales and is not a page of the shop. */
export function DeskLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonLook({})} data-document rel="nofollow">
      {children}
    </a>
  )
}
