import { Box, Link } from '@mui/material'
import { DataTable, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamSynonym } from '../../../../contracts/team/search.ts'
import { useFormat } from '../../../format/use-format.ts'
import { Rows } from '../../../list/rows.tsx'
import { LanguageFilter } from '../../../list/value-filter.tsx'
import { RemovableList, RowButton, useRemoval } from '../removable-list.tsx'
import { synonymText } from './synonym-text.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.synonyms.filters.text" alwaysOn resettable />,
  <LanguageFilter key="language" source="language" alwaysOn />,
]

/** The house's own synonyms. */
export function SynonymList() {
  return (
    <RemovableList
      resource="synonyms"
      tab="synonyms"
      sortedBy="words"
      filters={FILTERS}
      table={<SynonymTable />}
      rows={<SynonymRows />}
    />
  )
}

function SynonymTable() {
  const { language } = useFormat()
  return (
    <DataTable<TeamSynonym> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamSynonym> source="words" render={(synonym) => <Words synonym={synonym} />} />
      <DataTable.Col<TeamSynonym> source="language" render={(synonym) => language(synonym.language)} />
      <DataTable.Col<TeamSynonym>
        label="resources.synonyms.fields.actions"
        align="right"
        render={(synonym) => <RemoveButton synonym={synonym} />}
      />
    </DataTable>
  )
}

function SynonymRows() {
  const { language } = useFormat()
  return (
    <Rows<TeamSynonym>
      row={(synonym) => ({
        title: <Words synonym={synonym} />,
        below: language(synonym.language),
        aside: <RemoveButton synonym={synonym} />,
      })}
    />
  )
}

/** A correction, which only the search API writes, cannot be edited here. */
function Words({ synonym }: { synonym: TeamSynonym }) {
  if (synonym.kind === 'correction') return synonymText(synonym)
  return (
    <Link component={RouterLink} to={`/synonyms/${encodeURIComponent(synonym.id)}`} variant="body2">
      {synonymText(synonym)}
    </Link>
  )
}

function RemoveButton({ synonym }: { synonym: TeamSynonym }) {
  const translate = useTranslate()
  const words = synonymText(synonym)
  const { isBusy, remove } = useRemoval(
    'synonyms',
    synonym,
    translate('resources.synonyms.removed', { words }),
  )
  return (
    <Box sx={{ marginRight: -1 }}>
      <RowButton
        label={translate('resources.synonyms.actions.remove.label')}
        name={words}
        isBusy={isBusy}
        onPress={remove}
      />
    </Box>
  )
}
