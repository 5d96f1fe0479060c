import { Typography } from '@mui/material'
import type { ReactNode } from 'react'

export function Wordmark({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="h6"
      component="p"
      sx={{ textTransform: 'uppercase', letterSpacing: '0.18em', lineHeight: 1.2 }}
    >
      {children}
    </Typography>
  )
}
