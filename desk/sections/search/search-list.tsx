import { Typography } from '@mui/material'
import { DataTable, TextInput, useTranslate } from 'react-admin'
import type { TeamSearch } from '../../../contracts/team/search.ts'
import { useFormat } from '../../format/use-format.ts'
import { Rows } from '../../list/rows.tsx'
import { SectionList } from '../../list/section-list.tsx'
import { LanguageFilter } from '../../list/value-filter.tsx'
import { NoSearches } from './no-searches.tsx'
import { SearchActions } from './search-actions.tsx'
import { SearchTabs } from './search-tabs.tsx'
import { useSearchKind } from './use-search-kind.ts'

const FILTERS = [
  <TextInput key="text" source="text" label="resources.searches.filters.text" alwaysOn resettable />,
  <LanguageFilter key="language" source="language" alwaysOn />,
]

/** What visitors searched for: what found nothing first, since the team can help there. */
export function SearchList() {
  const translate = useTranslate()
  const kind = useSearchKind()
  return (
    <SectionList
      sort={{ field: 'visitors', order: 'DESC' }}
      filters={FILTERS}
      always={{ kind }}
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
  const { shortDay, language } = useFormat()
  const kind = useSearchKind()
  return (
    <DataTable<TeamSearch> bulkActionButtons={false} rowClick={false} empty={<NoSearches />}>
      <DataTable.Col<TeamSearch> source="term" />
      <DataTable.Col<TeamSearch>
        source="language"
        disableSort
        render={(search) => language(search.language)}
      />
      <DataTable.NumberCol<TeamSearch> source="visitors" />
      <DataTable.Col<TeamSearch> source="lastDay" render={({ lastDay }) => shortDay(lastDay)} />
      {kind === 'nothing-found' && (
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
  const { shortDay, language } = useFormat()
  return (
    <Rows<TeamSearch>
      empty={<NoSearches />}
      row={(search) => ({
        title: search.term,
        below: (
          <>
            {[
              language(search.language),
              translate('waiting.parts.visitors', { count: search.visitors }),
              shortDay(search.lastDay),
            ].join(' · ')}
            {!search.hasResults && <SearchActions search={search} />}
          </>
        ),
      })}
    />
  )
}
