import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

/** A row of the queue beside the open item; `isCurrent`: the row of that item. */
export function RowLink({
  to,
  isCurrent,
  children,
}: {
  to: string
  isCurrent: boolean
  children: ReactNode
}) {
  return (
    <Link
      component={RouterLink}
      to={to}
      underline="none"
      variant="body2"
      {...(isCurrent && { 'aria-current': 'page' as const })}
      sx={{
        display: 'block',
        overflowWrap: 'anywhere',
        padding: 1.25,
        borderBottom: 1,
        borderBottomColor: 'divider',
        borderLeft: 2,
        borderLeftColor: isCurrent ? 'success.main' : 'transparent',
        '&:hover, &[aria-current]': { backgroundColor: 'action.selected' },
        '&:focus-visible': { outlineOffset: -2 },
      }}
    >
      {children}
    </Link>
  )
}
