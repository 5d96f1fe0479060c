import type { ReactNode } from 'react'

/** Decorative: used beside text, or in a control with an accessible name. */
export function Icon({ children, size = 'small' }: { children: ReactNode; size?: 'small' | 'large' }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      aria-hidden="true"
      className={size === 'small' ? 'size-4' : 'size-5'}
    >
      {children}
    </svg>
  )
}
