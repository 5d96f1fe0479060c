import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** What happened and what to do, shown where it happened. Refusals are announced immediately. */
export function Notice({
  tone = 'plain',
  action,
  children,
}: {
  tone?: 'plain' | 'success' | 'refusal'
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      role={tone === 'refusal' ? 'alert' : 'status'}
      className={classNames(
        'flex flex-wrap items-baseline gap-x-4 gap-y-1 border-s-2 ps-3 text-small',
        TONE[tone],
      )}
    >
      <p>{children}</p>
      {action}
    </div>
  )
}

const TONE = {
  plain: 'border-hairline text-muted',
  success: 'border-accent text-accent',
  refusal: 'border-alert text-alert',
} as const
