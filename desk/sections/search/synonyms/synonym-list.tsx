import { Button, Link, Typography } from '@mui/material'
import { createContext, use, useState } from 'react'
import { DataTable, TextInput, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamSynonym } from '../../../../contracts/team/search.ts'
import type { Action } from '../../../actions/action.ts'
import { usePress } from '../../../actions/use-press.ts'
import { focusMain } from '../../../application/focus-main.ts'
import { useFormat } from '../../../format/use-format.ts'
import { Rows } from '../../../list/rows.tsx'
import { SectionList } from '../../../list/section-list.tsx'
import { LanguageFilter } from '../../../list/value-filter.tsx'
import { RemovedItem } from '../removed-item.tsx'
import { SearchTabs } from '../search-tabs.tsx'
import { synonymText } from './synonym-text.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.synonyms.filters.text" alwaysOn resettable />,
  <LanguageFilter key="language" source="language" alwaysOn />,
]
const REMOVE: Action<TeamSynonym> = {
  name: 'remove',
  fields: () => [],
  toInput: () => ({}),
  // The notice above the list, which undoes it.
  isShown: true,
}

/** Called with a synonym that was just removed. */
const RemovedContext = createContext<(synonym: TeamSynonym) => void>(() => {})

/** The house's own synonyms. Removing one can be undone in place. */
export function SynonymList() {
  const translate = useTranslate()
  const [removed, setRemoved] = useState<TeamSynonym | null>(null)
  function restored() {
    setRemoved(null)
    // The button that was pressed is gone.
    focusMain()
  }
  return (
    <RemovedContext value={setRemoved}>
      <SectionList
        sort={{ field: 'words', order: 'ASC' }}
        filters={FILTERS}
        hasCreate
        below={
          <>
            <SearchTabs current="synonyms" />
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5, maxWidth: '44rem' }}>
              {translate('resources.synonyms.explain')}
            </Typography>
            {removed && (
              <RemovedItem
                key={removed.id}
                resource="synonyms"
                item={removed}
                text={translate('resources.synonyms.removed', { words: synonymText(removed) })}
                onRestored={restored}
              />
            )}
          </>
        }
        table={<SynonymTable />}
        rows={<SynonymRows />}
      />
    </RemovedContext>
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
  const onRemoved = use(RemovedContext)
  const { state, press } = usePress('synonyms', synonym, REMOVE)
  const label = translate('resources.synonyms.actions.remove.label')
  async function remove() {
    if (await press()) onRemoved({ ...synonym, version: synonym.version + 1 })
  }
  return (
    <Button
      size="small"
      sx={{ minHeight: { xs: 44, md: 32 }, paddingInline: 1, marginRight: -1 }}
      disabled={state.kind === 'busy'}
      aria-label={`${label}: ${synonymText(synonym)}`}
      onClick={remove}
    >
      {label}
    </Button>
  )
}
