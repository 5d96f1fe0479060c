import { Box, Typography } from '@mui/material'
import { useId } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { useFormat } from '../../../format/use-format.ts'
import { SalesBars } from './sales-bars.tsx'
import { SalesTable } from './sales-table.tsx'
import type { CurrencyOfSales } from './use-sales.ts'

/** The sales in one currency: total, comparison, a bar for each day, and the same as a table for screen readers. */
export function CurrencySales({ days, sales }: { days: readonly string[]; sales: CurrencyOfSales }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { wholeMoney } = useFormat()
  const nameId = useId()
  const { currency, totalMinor, orders, beforeMinor } = sales
  const name = new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency
  return (
    <Box component="article" aria-labelledby={nameId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography variant="h3" id={nameId} sx={{ fontSize: '0.84375rem' }}>
          {name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {translate('sales.compared', { orders, before: wholeMoney(beforeMinor, currency) })}
        </Typography>
      </Box>
      <Typography sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
        {wholeMoney(totalMinor, currency)}
      </Typography>
      <SalesBars days={days} sales={sales} />
      <SalesTable days={days} sales={sales} nameId={nameId} />
    </Box>
  )
}
