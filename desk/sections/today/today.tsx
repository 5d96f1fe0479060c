import { Box, Link, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Loading, useLocale, useTranslate } from 'react-admin'
import type { SalesResponse } from '#contracts/team/sales.ts'
import { VISUALLY_HIDDEN } from '#desk/charts/bar-table.tsx'
import { ValueBars } from '#desk/charts/value-bars.tsx'
import { csvFile } from '#desk/files/csv-file.ts'
import { saveFile } from '#desk/files/save-file.ts'
import { useAge, useNow } from '#desk/format/use-age.ts'
import { useFormat } from '#desk/format/use-format.ts'
import { ErrorNotice } from '#desk/page/error-notice.tsx'
import { Page } from '#desk/page/page.tsx'
import { useDesk } from '#desk/provider/desk-context.ts'
import { teamQueries } from '#desk/provider/team-calls.ts'
import { isRecentlyActive, useWaiting } from '#desk/waiting/use-waiting.ts'
import type { Language } from '#domain/market/language.ts'
import { hasRole, type Role } from '#domain/team/roles.ts'
import { salesRows } from './sales-rows.ts'
import { WaitingBlock } from './waiting-block.tsx'

/** The roles that may read sales, as in `services/commerce/team/sales`. */
const SALES_ROLES: readonly Role[] = ['orders', 'care', 'trade']

type SalesByCurrency = SalesResponse['currencies'][number]

const REFRESH_MS = 300_000

/** Shows waiting tasks and, for sales roles, sales. */
export function Today() {
  const translate = useTranslate()
  const { session } = useDesk()
  const { data } = useWaiting()
  const showsSales = hasRole(session.roles, SALES_ROLES) && session.hosted.commerce === undefined
  return (
    <Page
      title={translate('today.title')}
      actions={data && data.items.length > 0 && <CountTime time={data.countedAt} />}
    >
      <WaitingBlock />
      {showsSales && <SalesBlock />}
    </Page>
  )
}

function CountTime({ time }: { time: string }) {
  const translate = useTranslate()
  const { ago } = useAge()
  const now = useNow(10)
  return (
    <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'end' }}>
      {translate('today.counted', { ago: ago(time, now) })}
    </Typography>
  )
}

function SalesBlock() {
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
      {!data && error && <ErrorNotice error={error} onRetry={refetch} />}
      {!data && !error && <Loading />}
      {data && (
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: 'repeat(3, minmax(0, 1fr))',
              sm: 'repeat(2, minmax(0, 1fr))',
            },
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

/** Shows the total, a comparison, a bar per day, and a table for screen readers. */
function CurrencySales({ days, sales }: { days: readonly string[]; sales: SalesByCurrency }) {
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

/** Shows a bar per day. Today's bar has the accent color. */
function SalesBars({
  days,
  sales: { currency, byDay },
}: {
  days: readonly string[]
  sales: SalesByCurrency
}) {
  const translate = useTranslate()
  const { day, wholeMoney } = useFormat()
  return (
    <ValueBars
      label={translate('sales.chart')}
      formatUpperLimit={(upper) => wholeMoney(upper * 100, currency)}
      lastLabel={translate('sales.today')}
      bars={days.map((date, index) => {
        const { amountMinor = 0, orders = 0 } = byDay[index] ?? {}
        const description = translate('sales.day', {
          day: day(date),
          sales: wholeMoney(amountMinor, currency),
          orders,
        })
        return { key: date, value: amountMinor / 100, label: day(date), description }
      })}
    />
  )
}

/** Lists the days with sales for screen readers. */
function SalesTable({
  days,
  sales: { currency, byDay },
  nameId,
}: {
  days: readonly string[]
  sales: SalesByCurrency
  nameId: string
}) {
  const translate = useTranslate()
  const { day, wholeMoney } = useFormat()
  return (
    <Box sx={VISUALLY_HIDDEN}>
      <table aria-labelledby={nameId}>
        <thead>
          <tr>
            <th scope="col">{translate('sales.columns.day')}</th>
            <th scope="col">{translate('sales.columns.sales')}</th>
            <th scope="col">{translate('sales.columns.orders')}</th>
          </tr>
        </thead>
        <tbody>
          {byDay.map(({ amountMinor, orders }, index) => (
            <tr key={days[index]}>
              <th scope="row">{day(days[index] ?? '')}</th>
              <td>{wholeMoney(amountMinor, currency)}</td>
              <td>{orders}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

/** Reads the sales and refetches them regularly while someone is using the desk. */
function useSales() {
  return useQuery({
    ...teamQueries.sales(),
    refetchInterval: () => isRecentlyActive() && REFRESH_MS,
    staleTime: 60_000,
  })
}
