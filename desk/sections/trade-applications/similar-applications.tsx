import { Box, Link, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import type { TradeApplicationDetail } from '../../../contracts/team/trade-application.ts'
import { Block } from '../../detail/block.tsx'
import { Entries, Entry } from '../../detail/entries.tsx'
import { useFormat } from '../../format/use-format.ts'
import { useApplicationWords } from './use-application-words.ts'

/** Other applications that may be of the same studio, and why. */
export function SimilarApplications({ similar }: Pick<TradeApplicationDetail, 'similar'>) {
  const { word } = useApplicationWords()
  const { date } = useFormat()
  return (
    <Block title={word('similar.title')}>
      {similar.length === 0 && (
        <Typography variant="body2" sx={{ paddingTop: 0.75 }}>
          {word('similar.none')}
        </Typography>
      )}
      <Entries>
        {similar.map(({ id, state, company, name, email, receivedAt, because }) => (
          <Entry
            key={id}
            start={
              <Link component={RouterLink} to={`/trade-applications/${id}/show`}>
                {company}
              </Link>
            }
            end={`${word(`values.state.${state}`)}, ${date(receivedAt)}`}
          >
            {name} · {email}
            <Box component="div" sx={{ color: 'text.secondary' }}>
              {because.map((reason) => word(`similar.because.${reason}`)).join(', ')}
            </Box>
          </Entry>
        ))}
      </Entries>
    </Block>
  )
}
