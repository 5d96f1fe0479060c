import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'

const HEIGHT = 120
/** The width of a bar and its gap, in the units of the viewBox. */
const SLOT_WIDTH = 12
const BAR_WIDTH = 8

const SCALE_STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/**
 * A bar chart whose last bar has the accent color. The pointer and arrow keys select a bar, which is described below
 * the chart. Screen readers get a table.
 */
export function ValueBars({
  bars,
  label,
  formatUpperLimit,
  lastLabel,
}: {
  bars: readonly {
    readonly key: string
    readonly value: number
    readonly label: string
    readonly description: string
  }[]
  label: string
  formatUpperLimit: (upper: number) => string
  /** Replaces the label of the last bar. */
  lastLabel?: string
}) {
  const [selected, setSelected] = useState<number | null>(null)
  const upper = upperLimit(Math.max(0, ...bars.map(({ value }) => value)))
  const width = bars.length * SLOT_WIDTH
  const toHeight = (value: number) => (Math.max(0, value) / upper) * (HEIGHT - 6)
  const last = bars.length - 1
  function selectByKey(event: KeyboardEvent) {
    const index = selected ?? last
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key]
    if (event.key === 'Escape') setSelected(null)
    if (next === undefined) return
    event.preventDefault()
    setSelected(Math.min(last, Math.max(0, next)))
  }
  const labels = [bars[0]?.label, bars[Math.floor(bars.length / 2)]?.label, lastLabel ?? bars[last]?.label]
  return (
    <Box sx={{ position: 'relative', marginTop: 1 }}>
      <Typography
        variant="caption"
        color="textSecondary"
        sx={{
          position: 'absolute',
          right: 0,
          // Place the label above the line, where there is no bar.
          bottom: '100%',
        }}
        aria-hidden
      >
        {formatUpperLimit(upper)}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={(selected ?? last) + 1}
        aria-valuetext={bars[selected ?? last]?.description}
        onKeyDown={selectByKey}
        onFocus={() => setSelected(last)}
        onBlur={() => setSelected(null)}
        onPointerLeave={() => setSelected(null)}
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
        {bars.map(({ key, value }, index) => (
          <g key={key} onPointerEnter={() => setSelected(index)}>
            <rect x={index * SLOT_WIDTH} y={0} width={SLOT_WIDTH} height={HEIGHT} fill="transparent" />
            <Bar
              isLast={index === last}
              isFaded={selected !== null && selected !== index}
              x={index * SLOT_WIDTH + (SLOT_WIDTH - BAR_WIDTH) / 2}
              height={toHeight(value)}
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
        {selected === null ? (
          labels.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same day may be first and last
            <Typography key={index} variant="caption" color="textSecondary" aria-hidden>
              {text}
            </Typography>
          ))
        ) : (
          <Typography variant="caption" aria-hidden>
            {bars[selected]?.description}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

function Bar({
  isLast,
  isFaded,
  x,
  height,
}: {
  isLast: boolean
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
      width={BAR_WIDTH}
      height={shown}
      sx={{
        color: isLast ? 'secondary.main' : 'text.primary',
        fill: 'currentColor',
        opacity: isFaded ? 0.35 : 1,
        transition: 'opacity 150ms ease-out',
        '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
      }}
    />
  )
}

/**
 * Returns the upper limit of the scale: the smallest round number (1, 2, 5, 10 … or an intermediate step) that no bar
 * exceeds.
 */
export function upperLimit(largest: number): number {
  if (largest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return (SCALE_STEPS.find((step) => step * power >= largest) ?? 10) * power
}
