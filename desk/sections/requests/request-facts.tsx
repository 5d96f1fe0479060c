import { Box, Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { TeamRequest } from '../../../contracts/team/request.ts'
import { listAddress } from '../../waiting/list-address.ts'
import { useRequestWords } from './use-request-words.ts'

/** The fields of the form beside its message: `Width 78 in`. */
export function RequestFacts({ request: { detail } }: { request: TeamRequest }) {
  const translate = useTranslate()
  const words = useRequestWords()
  const facts = detail?.facts ?? []
  if (facts.length === 0) return null
  return (
    <Box
      component="dl"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, margin: 0, marginTop: 1 }}
    >
      {facts.map((fact) => (
        <Box key={fact.key} sx={{ display: 'flex', gap: 1, typography: 'body2' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(`resources.requests.facts-of.${fact.key}`)}
          </Box>
          <Box component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
            {fact.key === 'orderNumber' ? <OrderLink number={fact.value} /> : words.fact(fact)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** The orders that have this number. */
function OrderLink({ number }: { number: string }) {
  const address = listAddress({ resource: 'orders', filter: { text: number }, sort: null })
  return (
    <Link component={RouterLink} to={address}>
      {number}
    </Link>
  )
}
