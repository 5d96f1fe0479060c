import { Link, Typography } from '@mui/material'
import { DataTable, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { ReplyTemplate } from '../../../../contracts/team/reply-template.ts'
import { useFormat } from '../../../format/use-format.ts'
import { Rows } from '../../../list/rows.tsx'
import { SectionList } from '../../../list/section-list.tsx'

/** The texts with which the team begins a reply. */
export function TemplateList() {
  const translate = useTranslate()
  return (
    <SectionList
      sort={{ field: 'name', order: 'ASC' }}
      filters={[]}
      hasCreate
      below={
        <>
          <Link component={RouterLink} to="/requests" variant="body2">
            {translate('resources.reply-templates.to-requests')}
          </Link>
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5, maxWidth: '44rem' }}>
            {translate('resources.reply-templates.explain')}
          </Typography>
        </>
      }
      table={<TemplateTable />}
      rows={<TemplateRows />}
    />
  )
}

function TemplateTable() {
  const languagesOf = useLanguagesOf()
  return (
    <DataTable<ReplyTemplate> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<ReplyTemplate>
        source="name"
        render={({ id, name }) => (
          <Link component={RouterLink} to={`/reply-templates/${id}`} variant="body2">
            {name}
          </Link>
        )}
      />
      <DataTable.Col<ReplyTemplate> source="texts" disableSort render={languagesOf} />
    </DataTable>
  )
}

function TemplateRows() {
  const languagesOf = useLanguagesOf()
  return (
    <Rows<ReplyTemplate>
      row={(template) => ({
        title: template.name,
        below: languagesOf(template),
        to: `/reply-templates/${template.id}`,
      })}
    />
  )
}

function useLanguagesOf(): (template: ReplyTemplate) => string {
  const { language } = useFormat()
  return ({ texts }) => Object.keys(texts).map(language).join(', ')
}
