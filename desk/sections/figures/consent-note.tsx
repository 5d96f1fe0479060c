import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { FiguresResponse } from '../../../contracts/team/figures.ts'
import { useFormat } from '../../format/use-format.ts'

/** What these figures cannot say: how many visits consent leaves out of them. */
export function ConsentNote({ figures: { visits, arrivals } }: { figures: FiguresResponse }) {
  const translate = useTranslate()
  const { number } = useFormat()
  const { granted, declined, none } = arrivals
  return (
    <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '46rem', marginBottom: 3 }}>
      {translate('figures.consent', {
        visits: number(visits),
        arrivals: number(granted + declined + none),
        granted: number(granted),
        declined: number(declined),
        none: number(none),
      })}
    </Typography>
  )
}
