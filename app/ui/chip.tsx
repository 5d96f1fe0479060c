import { CloseIcon } from './icon/icons.tsx'
import { Link } from './text/link.tsx'

export function Chip({ label, href, removeLabel }: { label: string; href: string; removeLabel: string }) {
  return (
    <Link
      href={href}
      aria-label={removeLabel}
      data-keep-scroll
      className="inline-flex min-h-7 items-center gap-1.5 bg-linen px-2.5 text-small transition-colors hover:text-accent"
    >
      {label}
      <CloseIcon />
    </Link>
  )
}
