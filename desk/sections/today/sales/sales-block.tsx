import { Box, Link, Typography } from '@mui/material'
import { useId } from 'react'
import { Loading, useLocale, useTranslate } from 'react-admin'
import type { Language } from '../../../../domain/market/language.ts'
import { FaultNotice } from '../../../application/fault-notice.tsx'
import { csvFile } from '../../../files/csv-file.ts'
import { saveFile } from '../../../files/save-file.ts'
import { CurrencySales } from './currency-sales.tsx'
import { salesRows } from './sales-rows.ts'
import { useSales } from './use-sales.ts'

/** The sales of the last 30 days, a chart for each currency. */
export function SalesBlock() {
  const translate = useTranslate()
  const locale = useLocale() as Language
  const titleId = useId()
  const { data, error, refetch } = useSales()
  const header = ['day', 'currency', 'sales', 'orders'].map((name) => translate(`sales.columns.${name}`))
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, rowGap: 0.5 }}
      >
        <Typography variant="h2" id={titleId}>
          {translate('sales.title')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {translate('sales.definition')}
          </Typography>
          {data && (
            <Link
              component="button"
              variant="body2"
              onClick={() =>
                saveFile(
                  csvFile([header, ...salesRows(data)], locale),
                  `${translate('sales.file-name')}-${data.days.at(-1)}.csv`,
                )
              }
              sx={{ minHeight: 24 }}
            >
              {translate('sales.download')}
            </Link>
          )}
        </Box>
      </Box>
      {!data && error && <FaultNotice fault={error} onRepeat={refetch} />}
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
