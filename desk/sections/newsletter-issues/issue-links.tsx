import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import type { TeamNewsletterIssue } from '../../../contracts/team/newsletter-issue.ts'
import { BarTable } from '../../charts/bar-table.tsx'
import { useFormat } from '../../format/use-format.ts'

const FIELDS = 'resources.newsletter-issues.fields'

/** Which articles of an issue were opened from it, and how often. */
export function IssueLinks({ followed }: Pick<TeamNewsletterIssue, 'followed'>) {
  const translate = useTranslate()
  const { number } = useFormat()
  const titleId = useId()
  if (!followed?.length) return null
  return (
    <Box component="section" sx={{ maxWidth: 720, marginBottom: 4 }}>
      <Typography variant="h2" id={titleId}>
        {translate(`${FIELDS}.postIds`)}
      </Typography>
      <BarTable
        titleId={titleId}
        nameColumn={translate(`${FIELDS}.article`)}
        columns={[translate(`${FIELDS}.clicks`)]}
        rows={followed.map(({ title, clicks }) => ({
          key: title,
          name: title,
          value: clicks,
          cells: [number(clicks)],
        }))}
      />
    </Box>
  )
}
