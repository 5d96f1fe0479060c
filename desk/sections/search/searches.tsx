import { Box, Button, Typography } from '@mui/material'
import { ListNoResults, useListContext, useTranslate } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { z } from 'zod'
import type { TeamSearch } from '#contracts/team/search.ts'
import type { Action } from '#desk/actions/action.ts'
import { usePress } from '#desk/actions/use-action.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { LanguageFilter, textFilter } from '#desk/list/filters.tsx'
import { type Column, SectionList } from '#desk/list/section-list.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import type { Section } from '../section.tsx'
import { SearchTabs } from './search-lists.tsx'

const FILTERS = [textFilter('searches'), <LanguageFilter key="language" source="language" alwaysOn />]

const filterParameter = z.object({ kind: z.enum(['nothing-found', 'found']) })

const MARK_DONE: Action<TeamSearch> = { name: 'mark-done' }

const ACTIONS: Column<TeamSearch> = {
  label: 'resources.searches.fields.actions',
  align: 'right',
  render: (search) => !search.hasResults && <SearchActions search={search} />,
}

export const searches: Section = {
  resource: 'searches',
  roles: ['catalogue', 'content'],
  group: 'house',
  list: SearchList,
}

/** Lists searches. Those without results come first, since the team can improve them. */
function SearchList() {
  const translate = useTranslate()
  const kind = useSearchKind()
  const { shortDay, language, number } = useFormat()
  return (
    <SectionList<TeamSearch>
      sort={{ field: 'visitors', order: 'DESC' }}
      filters={FILTERS}
      permanentFilter={{ kind }}
      below={
        <>
          <SearchTabs current={kind} />
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5, maxWidth: '44rem' }}>
            {translate(`resources.searches.explain.${kind}`)}
          </Typography>
        </>
      }
      columns={[
        { source: 'term', isSortable: true },
        { source: 'language', render: (search) => language(search.language) },
        { source: 'visitors', align: 'right', isSortable: true, render: ({ visitors }) => number(visitors) },
        { source: 'lastDay', isSortable: true, render: ({ lastDay }) => shortDay(lastDay) },
        ...(kind === 'nothing-found' ? [ACTIONS] : []),
      ]}
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
      empty={<NoSearches />}
    />
  )
}

/** Shows whether the list is empty or no searches match the filters. */
function NoSearches() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const kind = useSearchKind()
  if (filterValues.text || filterValues.language) return <ListNoResults />
  return (
    <Typography variant="body2" sx={{ paddingBlock: 2 }}>
      {translate(`resources.searches.none.${kind}`)}
    </Typography>
  )
}

/** Reads the kind of searches from the URL. The default is those without results. */
function useSearchKind() {
  const [parameters] = useSearchParams()
  return parseSearchKind(parameters.get('filter'))
}

/** Parses the filter in the URL, which may be invalid. */
export function parseSearchKind(text: string | null): 'nothing-found' | 'found' {
  try {
    return filterParameter.safeParse(JSON.parse(text ?? '{}')).data?.kind ?? 'nothing-found'
  } catch {
    return 'nothing-found'
  }
}

/** Adds a synonym for a search without results, or marks the search as done. */
function SearchActions({ search }: { search: TeamSearch }) {
  const translate = useTranslate()
  const { hosted } = useDesk().session
  const { state, press } = usePress('searches', search, MARK_DONE)
  const { id, version, language, term } = search
  const query = new URLSearchParams({ language, word: term, search: id, version: String(version) })
  const getAccessibleName = (key: string) => `${translate(`resources.searches.${key}`)}: ${term}`
  const small = { minHeight: { xs: 44, md: 32 }, paddingInline: 1 }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { md: 'flex-end' }, marginInline: -1 }}>
      {hosted.search === undefined && (
        <Button
          size="small"
          sx={small}
          component={Link}
          to={`/synonyms/create?${query}`}
          aria-label={getAccessibleName('add-synonym')}
        >
          {translate('resources.searches.add-synonym')}
        </Button>
      )}
      <Button
        size="small"
        sx={small}
        disabled={state.kind === 'busy'}
        aria-label={getAccessibleName('actions.mark-done.label')}
        onClick={press}
      >
        {translate('resources.searches.actions.mark-done.label')}
      </Button>
    </Box>
  )
}
