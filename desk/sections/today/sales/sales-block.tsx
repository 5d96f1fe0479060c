import { Box, Button, Link, Typography } from '@mui/material'
import { useId } from 'react'
import { Loading, useTranslate } from 'react-admin'
import type { SalesResponse } from '../../../../contracts/team/sales.ts'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { CurrencySales } from './currency-sales.tsx'
import { salesCsv } from './sales-csv.ts'
import { useSales } from './use-sales.ts'

/** The sales of the last 30 days, a chart for each currency. */
export function SalesBlock() {
  const translate = useTranslate()
  const textOf = useRefusalText()
  const titleId = useId()
  const { data, error, refetch } = useSales()
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, rowGap: 0.5 }}
      >
        <Typography variant="h2" id={titleId}>
          {translate('sales.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('sales.definition')}
          {data && (
            <Link
              component="button"
              variant="body2"
              onClick={() => download(data)}
              sx={{ marginLeft: 2, minHeight: 24 }}
            >
              {translate('sales.download')}
            </Link>
          )}
        </Typography>
      </Box>
      {!data && error && (
        <div role="alert">
          <Typography variant="body2">{textOf(error)}</Typography>
          <Button variant="outlined" sx={{ marginTop: 1 }} onClick={() => refetch()}>
            {translate('desk.try-again')}
          </Button>
        </div>
      )}
      {!data && !error && <Loading />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: { lg: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(2, minmax(0, 1fr))' },
            marginTop: 2,
          }}
        >
          {data.currencies.map((sales) => (
            <CurrencySales key={sales.currency} days={data.days} sales={sales} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function download(sales: SalesResponse): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([salesCsv(sales)], { type: 'text/csv' }))
  link.download = `sales-${sales.days.at(-1)}.csv`
  link.click()
  URL.revokeObjectURL(link.href)
}
