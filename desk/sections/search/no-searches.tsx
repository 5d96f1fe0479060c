import { Typography } from '@mui/material'
import { ListNoResults, useListContext, useTranslate } from 'react-admin'
import { useSearchKind } from './use-search-kind.ts'

/** In place of searches: that there are none, or that none match the filters. */
export function NoSearches() {
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
