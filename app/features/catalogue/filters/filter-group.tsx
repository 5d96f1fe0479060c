import { type ReactNode, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ChevronIcon } from '#app/ui/icon/icons.tsx'
import type { FilterMessages } from './filter-messages.ts'

/** A group of filters: a popover below its label on desktop, a disclosure in the sheet on phones. */
export function FilterGroup({
  t,
  title,
  chosenCount,
  isOpenAtFirst = false,
  children,
}: {
  t: FilterMessages
  title: string
  chosenCount: number
  /** Whether the group is initially open; uncontrolled afterwards. */
  isOpenAtFirst?: boolean
  children: ReactNode
}) {
  const [isOpen] = useState(isOpenAtFirst)
  return (
    <details name="filter" open={isOpen || undefined} className="filter-group group/filter">
      <summary className="filter-summary">
        <span>
          {title}
          {chosenCount > 0 && (
            <>
              <b aria-hidden="true"> {chosenCount}</b>
              <span className="sr-only"> {t('chosen-count', { count: chosenCount })}</span>
            </>
          )}
        </span>
        <span className="transition-transform group-open/filter:rotate-180 lg:hidden">
          <ChevronIcon />
        </span>
      </summary>
      <div className="filter-panel">
        {children}
        <div className="max-lg:hidden">
          <div className="mt-4 hidden scriptless:block">
            <Button type="submit" width="full">
              {t('apply')}
            </Button>
          </div>
        </div>
      </div>
    </details>
  )
}
