import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Popover } from '#app/ui/layer/popover.tsx'
import { Link } from '#app/ui/text/link.tsx'
import { TEXT_LINK } from '#app/ui/text/text-link.tsx'

/**
 * A link to a page with everything that can be done with a row. With JavaScript it becomes a menu of that, which is rendered only
 * then: a list has many rows.
 */
export function LazyMenu({
  href,
  label,
  children,
}: {
  href: string
  label: ReactNode
  children: () => ReactNode
}) {
  const [isMenu, setIsMenu] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isMenu) place.current?.querySelector('summary')?.focus()
  }, [isMenu])
  return (
    <div ref={place}>
      {isMenu ? (
        <Popover
          align="end"
          group="list-menu"
          button={<span className={TEXT_LINK}>{label}</span>}
          isInitiallyOpen
        >
          {children()}
        </Popover>
      ) : (
        <span className="inline-flex min-h-9 items-center">
          <Link
            href={href}
            aria-haspopup="true"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              setIsMenu(true)
            }}
            className={TEXT_LINK}
          >
            {label}
          </Link>
        </span>
      )}
    </div>
  )
}
