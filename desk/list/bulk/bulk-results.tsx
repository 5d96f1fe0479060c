import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { BulkResult } from '../../../contracts/team/convention.ts'
import type { BulkState } from './use-bulk.ts'

const SHOWN_MAX = 50
const SUMMARY = { compared: 'summary', done: 'done', undone: 'undone' } as const

/** What would change, old and new, or what was changed, and what could not be, and why. */
export function BulkResults({
  kind,
  results,
  describe,
}: {
  kind: Exclude<BulkState['kind'], 'editing' | 'busy'>
  results: readonly BulkResult[]
  /** A value before and after. */
  describe: (result: BulkResult) => readonly [before: string, after: string]
}) {
  const translate = useTranslate()
  const counted = (outcome: BulkResult['outcome']) => results.filter((one) => one.outcome === outcome).length
  const isListed = ({ outcome }: BulkResult) =>
    kind === 'compared' ? outcome !== 'unchanged' : outcome === 'refused'
  const listed = results
    .filter(isListed)
    .toSorted((one, other) => Number(other.outcome === 'refused') - Number(one.outcome === 'refused'))
  const shown = listed.slice(0, SHOWN_MAX)
  const counts = {
    changed: counted('changed'),
    unchanged: counted('unchanged'),
    refused: counted('refused'),
  }
  return (
    <>
      <Typography role="status">{translate(`desk.bulk.${SUMMARY[kind]}`, counts)}</Typography>
      {shown.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, marginTop: 1, padding: 0 }}>
          {shown.map((result) => {
            const [before, after] = describe(result)
            return (
              <Typography
                component="li"
                variant="body2"
                key={result.id}
                sx={{ paddingBlock: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
              >
                {result.name ?? result.id}
                <br />
                {result.outcome === 'refused' ? (
                  <Box component="span" sx={{ color: 'error.main' }}>
                    {translate(`errors.${result.code}`, { _: translate('desk.bulk.refused') })}
                  </Box>
                ) : (
                  <>
                    <Box component="span" sx={{ color: 'text.secondary' }}>
                      {before} →
                    </Box>{' '}
                    {after}
                  </>
                )}
              </Typography>
            )
          })}
        </Box>
      )}
      {listed.length > SHOWN_MAX && (
        <Typography variant="body2">
          {translate('desk.bulk.more', { count: listed.length - SHOWN_MAX })}
        </Typography>
      )}
    </>
  )
}
