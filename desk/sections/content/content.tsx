import { Box, Typography } from '@mui/material'
import { useEffect } from 'react'
import { Loading, useTranslate } from 'react-admin'
import { DESK_PATHS } from '#contracts/team/desk.ts'
import { Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import { ROLES } from '#domain/team/roles.ts'
import type { Section } from '../section.tsx'

export const content: Section = {
  resource: 'content',
  roles: ROLES,
  hostable: 'content',
  group: 'house',
  list: ContentPage,
}

/** Redirects to the Studio, which is a separate application, or explains how to build it. */
function ContentPage() {
  const translate = useTranslate()
  const { hasStudio } = useDesk().settings
  useEffect(() => {
    if (hasStudio) window.location.replace(DESK_PATHS.content)
  }, [hasStudio])
  if (hasStudio) return <Loading />
  return (
    <Page title={translate('resources.content.name', { smart_count: 2 })}>
      <Typography sx={{ marginBottom: 1 }}>{translate('resources.content.not-built')}</Typography>
      <Box
        component="pre"
        sx={{ backgroundColor: 'action.hover', padding: 1.5, margin: 0, overflowX: 'auto' }}
      >
        <code>npm run studio</code>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
        {translate('resources.content.how')}
      </Typography>
    </Page>
  )
}
