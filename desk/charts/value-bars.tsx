import { Box, Typography } from '@mui/material'
import { type KeyboardEvent, useState } from 'react'

const HEIGHT = 120
/** The width of a bar and its gap in the viewBox. */
const STEP = 12
const BAR = 8

const STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/**
 * A bar chart whose last bar has the accent color. The pointer and arrow keys select a bar, which is described below
 * the chart. Screen readers get a table.
 */
export function ValueBars({
  parts,
  label,
  upperText,
  lastLabel,
}: {
  parts: readonly {
    readonly key: string
    readonly value: number
    readonly label: string
    readonly words: string
  }[]
  label: string
  upperText: (upper: number) => string
  /** Replaces the label of the last bar. */
  lastLabel?: string
}) {
  const [chosen, setChosen] = useState<number | null>(null)
  const upper = upperLine(Math.max(0, ...parts.map(({ value }) => value)))
  const width = parts.length * STEP
  const toHeight = (value: number) => (Math.max(0, value) / upper) * (HEIGHT - 6)
  const last = parts.length - 1
  function choose(event: KeyboardEvent) {
    const at = chosen ?? last
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (event.key === 'Escape') setChosen(null)
    if (next === undefined) return
    event.preventDefault()
    setChosen(Math.min(last, Math.max(0, next)))
  }
  const labels = [
    parts[0]?.label,
    parts[Math.floor(parts.length / 2)]?.label,
    lastLabel ?? parts[last]?.label,
  ]
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
        {upperText(upper)}
      </Typography>
      <Box
        component="svg"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={parts.length}
        aria-valuenow={(chosen ?? last) + 1}
        aria-valuetext={parts[chosen ?? last]?.words}
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
        {parts.map(({ key, value }, at) => (
          <g key={key} onPointerEnter={() => setChosen(at)}>
            <rect x={at * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
            <Bar
              isLast={at === last}
              isFaded={chosen !== null && chosen !== at}
              x={at * STEP + (STEP - BAR) / 2}
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
        {chosen === null ? (
          labels.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same day may be first and last
            <Typography key={at} variant="caption" color="textSecondary" aria-hidden>
              {words}
            </Typography>
          ))
        ) : (
          <Typography variant="caption" aria-hidden>
            {parts[chosen]?.words}
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
      width={BAR}
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
export function upperLine(largest: number): number {
  if (largest <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return (STEPS.find((step) => step * power >= largest) ?? 10) * power
}
