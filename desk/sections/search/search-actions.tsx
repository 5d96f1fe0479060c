import { Box, Button } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { TeamSearch } from '../../../contracts/team/search.ts'
import type { Action } from '../../actions/action.ts'
import { usePress } from '../../actions/use-press.ts'
import { useDesk } from '../../application/desk-context.ts'

const MARK_DONE: Action<TeamSearch> = { name: 'mark-done', fields: () => [], toInput: () => ({}) }

/** What can be done about a search that found nothing: a synonym for it, or to say that nothing is needed. */
export function SearchActions({ search }: { search: TeamSearch }) {
  const translate = useTranslate()
  const { hosted } = useDesk().session
  const { state, press } = usePress('searches', search, MARK_DONE)
  const { id, version, language, term } = search
  const query = new URLSearchParams({ language, word: term, search: id, version: String(version) })
  const named = (key: string) => `${translate(`resources.searches.${key}`)}: ${term}`
  const small = { minHeight: { xs: 44, md: 32 }, paddingInline: 1 }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: { md: 'flex-end' }, marginInline: -1 }}>
      {hosted.search === undefined && (
        <Button
          size="small"
          sx={small}
          component={Link}
          to={`/synonyms/create?${query}`}
          aria-label={named('add-synonym')}
        >
          {translate('resources.searches.add-synonym')}
        </Button>
      )}
      <Button
        size="small"
        sx={small}
        disabled={state.kind === 'busy'}
        aria-label={named('actions.mark-done.label')}
        onClick={press}
      >
        {translate('resources.searches.actions.mark-done.label')}
      </Button>
    </Box>
  )
}
