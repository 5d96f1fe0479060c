import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useResourceContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useDesk } from '../provider/desk-context.ts'

/** A page with a title, which also becomes the title of the browser window. `above` is a link to the parent page. */
export function Page({
  title,
  above,
  below,
  actions,
  children,
}: {
  title: string
  above?: ReactNode
  below?: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const { settings } = useDesk()
  return (
    <>
      <title>{`${title} · ${settings.house}`}</title>
      {above && <Typography variant="body2">{above}</Typography>}
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', marginBottom: 2 }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {below && <Typography variant="body2">{below}</Typography>}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children}
    </>
  )
}

export function BackToList() {
  const translate = useTranslate()
  const resource = useResourceContext()
  return (
    <Link component={RouterLink} to={`/${resource}`}>
      {translate(`resources.${resource}.name`, { smart_count: 2 })}
    </Link>
  )
}
