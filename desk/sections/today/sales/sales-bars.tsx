import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormat } from '../../../format/use-format.ts'
import { upperLine } from './scale.ts'
import type { CurrencyOfSales } from './use-sales.ts'

const HEIGHT = 120
/** Of a bar with its gap. */
const STEP = 12
const BAR = 8

/** A bar for each day, today's in the accent color. Pointer and arrow keys choose a day, whose sales are shown below. */
export function SalesBars({
  days,
  sales: { currency, byDay },
}: {
  days: readonly string[]
  sales: CurrencyOfSales
}) {
  const translate = useTranslate()
  const { day, wholeMoney } = useFormat()
  const [chosen, setChosen] = useState<number | null>(null)
  const upper = upperLine(Math.max(...byDay.map(({ amountMinor }) => amountMinor)) / 100) * 100
  const width = days.length * STEP
  const heightOf = (amountMinor: number) => (Math.max(0, amountMinor) / upper) * (HEIGHT - 6)
  const wordsOf = (at: number) => {
    const { amountMinor = 0, orders = 0 } = byDay[at] ?? {}
    return translate('sales.day', {
      day: day(days[at] ?? ''),
      sales: wholeMoney(amountMinor, currency),
      orders,
    })
  }
  const last = days.length - 1
  function choose(event: KeyboardEvent) {
    const at = chosen ?? last
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (event.key === 'Escape') setChosen(null)
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.min(last, Math.max(0, next)))
  }
  const label = (at: number) => day(days[at] ?? '')
  return (
    <Box sx={{ position: 'relative', marginTop: 1 }}>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{
          position: 'absolute',
          right: 0,
          top: 2,
          backgroundColor: 'background.default',
          paddingLeft: 0.5,
        }}
        aria-hidden
      >
        {wholeMoney(upper, currency)}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="slider"
        tabIndex={0}
        aria-label={translate('sales.chart')}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(chosen ?? last) + 1}
        aria-valuetext={wordsOf(chosen ?? last)}
        onKeyDown={choose}
        onFocus={() => setChosen(last)}
        onBlur={() => setChosen(null)}
        onPointerLeave={() => setChosen(null)}
        sx={{ display: 'block', width: '100%', height: HEIGHT, borderTop: 1, borderColor: 'divider' }}
      >
        <Box
          component="line"
          x1={0}
          x2={width}
          y1={HEIGHT / 2}
          y2={HEIGHT / 2}
          sx={{ stroke: ({ palette }) => palette.divider, vectorEffect: 'non-scaling-stroke' }}
        />
        {byDay.map(({ amountMinor }, at) => (
          <g key={days[at]} onPointerEnter={() => setChosen(at)}>
            <rect x={at * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
            <Bar
              isToday={at === last}
              isFaded={chosen !== null && chosen !== at}
              x={at * STEP + (STEP - BAR) / 2}
              height={heightOf(amountMinor)}
            />
          </g>
        ))}
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          borderTop: 1,
          borderColor: 'text.primary',
          paddingTop: 0.5,
          minHeight: '1.75rem',
        }}
      >
        {chosen === null ? (
          [label(0), label(Math.floor(days.length / 2)), translate('sales.today')].map((words) => (
            <Typography key={words} variant="caption" color="textSecondary" aria-hidden>
              {words}
            </Typography>
          ))
        ) : (
          <Typography variant="caption" aria-hidden>
            {wordsOf(chosen)}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

function Bar({
  isToday,
  isFaded,
  x,
  height,
}: {
  isToday: boolean
  isFaded: boolean
  x: number
  height: number
}) {
  const shown = height > 0 ? Math.max(1.5, height) : 0
  return (
    <Box
      component="rect"
      x={x}
      y={HEIGHT - shown}
      width={BAR}
      height={shown}
      sx={{
        color: isToday ? 'secondary.main' : 'text.primary',
        fill: 'currentColor',
        opacity: isFaded ? 0.35 : 1,
        transition: 'opacity 150ms ease-out',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    />
  )
}
