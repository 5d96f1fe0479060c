import { Typography } from '@mui/material'
import { DataTable, TextInput, useListContext, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { TeamSearch } from '../../../contracts/team/search.ts'
import { useFormat } from '../../format/use-format.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { HouseLanguages } from './house-languages.tsx'
import { SearchActions } from './search-actions.tsx'
import { SearchTabs } from './search-tabs.tsx'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.searches.filters.text" alwaysOn resettable />,
  <HouseLanguages key="language" source="language" alwaysOn />,
]

/** What visitors searched for: what found nothing first, since the team can help there. */
export function SearchList() {
  const translate = useTranslate()
  const [parameters] = useSearchParams()
  const isFound = (parameters.get('filter') ?? '').includes('"found"')
  const kind = isFound ? 'found' : 'nothing-found'
  return (
    <SectionList
      sort={{ field: 'visitors', order: 'DESC' }}
      filters={FILTERS}
      filterDefaultValues={{ kind: 'nothing-found' }}
      below={
        <>
          <SearchTabs current={kind} />
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5, maxWidth: '44rem' }}>
            {translate(`resources.searches.explain.${kind}`)}
          </Typography>
        </>
      }
      table={<SearchTable />}
      rows={<SearchRows />}
    />
  )
}

function SearchTable() {
  const { day, language } = useFormat()
  const { filterValues } = useListContext()
  return (
    <DataTable<TeamSearch> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<TeamSearch> source="term" />
      <DataTable.Col<TeamSearch>
        source="language"
        disableSort
        render={(search) => language(search.language)}
      />
      <DataTable.NumberCol<TeamSearch> source="visitors" />
      <DataTable.Col<TeamSearch> source="lastDay" render={({ lastDay }) => day(lastDay)} />
      {filterValues.kind !== 'found' && (
        <DataTable.Col<TeamSearch>
          label="resources.searches.fields.actions"
          align="right"
          render={(search) => !search.hasResults && <SearchActions search={search} />}
        />
      )}
    </DataTable>
  )
}

function SearchRows() {
  const translate = useTranslate()
  const { day, language } = useFormat()
  return (
    <Rows<TeamSearch>
      row={(search) => ({
        title: search.term,
        below: (
          <>
            {[
              language(search.language),
              translate('waiting.parts.visitors', { count: search.visitors }),
              day(search.lastDay),
            ].join(' · ')}
            {!search.hasResults && <SearchActions search={search} />}
          </>
        ),
      })}
    />
  )
}
