import type { ReactNode } from 'react'
import { variantPath } from '#app/features/product/paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Link } from '#app/ui/text/link.tsx'
import { idNumber } from '#domain/ids.ts'
import type { PieceView } from '../list/list-view.ts'

/** A link to the chosen variant; plain text if the piece is no longer available. */
export function PieceLink({
  piece: { path, variantId },
  className,
  isDecorative = false,
  children,
}: {
  piece: Pick<PieceView, 'path' | 'variantId'>
  className?: string
  /** Hides the link from screen readers and the keyboard, since the title beside it links to the same page. */
  isDecorative?: boolean
  children: ReactNode
}) {
  if (path === null) return <span className={className}>{children}</span>
  const href = variantId === null ? path : variantPath({ path }, idNumber(variantId))
  return (
    <Link
      href={href}
      tabIndex={isDecorative ? -1 : undefined}
      aria-hidden={isDecorative || undefined}
      className={classNames('transition-colors hover:text-accent', className)}
    >
      {children}
    </Link>
  )
}
