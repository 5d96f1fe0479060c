import { Canvas, Text, View } from '@react-pdf/renderer'
import { Fragment } from 'react'
import type { OutlineView } from '#domain/product/outline.ts'
import { Paragraph } from '../page/paragraph.tsx'
import { HAIRLINE, SIZE, useDocument } from '../page/style.ts'
import { tagProps } from '../page/tag.ts'
import { TEXT } from '../page/typefaces.ts'
import { typeset } from '../page/typeset.ts'

/** The gap between two views. */
const VIEW_GAP = 34
/** The room left of the first view for its height's dimension line, and for an upright label beside that line. */
const ASIDE = 26
const ASIDE_UPRIGHT = 54
/** The distance from the height's dimension line to the first view. */
const HEIGHT_DISTANCE = 14
/** The room below the views for the dimension lines of their widths, and for their captions. */
const BELOW = 22
const CAPTION = 16
/** How far the end ticks of a dimension line extend to each side. */
const TICK = 3
const LABEL_SIZE = 7.5
const CHARACTER_WIDTH = LABEL_SIZE * 0.55

export type LabeledView = {
  readonly view: OutlineView
  readonly width: string
  readonly caption: string
}

/**
 * Draws views of a piece at the same scale on a common baseline, as large as possible, with dimension lines and
 * captions. Sizes are in points.
 */
export function Drawing({
  views,
  heightLabel,
  alt,
  width,
  height,
}: {
  views: readonly LabeledView[]
  heightLabel: string
  alt: string
  width: number
  height: number
}) {
  const widthMm = views.reduce((sum, { view }) => sum + view.widthMm, 0)
  const heightMm = Math.max(...views.map(({ view }) => view.heightMm))
  const scaleBeside = (aside: number) =>
    Math.min((width - aside - (views.length - 1) * VIEW_GAP) / widthMm, (height - BELOW - CAPTION) / heightMm)
  const firstMm = views[0]?.view.heightMm ?? 0
  const isUpright = firstMm * scaleBeside(ASIDE) < getLabelGap(heightLabel) + 16
  const aside = isUpright ? ASIDE_UPRIGHT : ASIDE
  const scale = scaleBeside(aside)
  const floor = heightMm * scale
  const lefts = views.map(
    (_, index) =>
      aside +
      index * VIEW_GAP +
      views.slice(0, index).reduce((sum, { view }) => sum + view.widthMm, 0) * scale,
  )
  return (
    <View style={{ width, height: floor + BELOW + CAPTION }}>
      <Height
        left={aside - HEIGHT_DISTANCE}
        top={floor - firstMm * scale}
        bottom={floor}
        label={heightLabel}
        isUpright={isUpright}
      />
      {views.map(({ view, width: label, caption }, index) => (
        <Fragment key={caption}>
          <ViewDrawing
            view={view}
            scale={scale}
            left={lefts[index] ?? 0}
            floor={floor}
            {...(index === 0 && { alt })}
          />
          <Width
            left={lefts[index] ?? 0}
            width={view.widthMm * scale}
            top={floor + BELOW / 2}
            label={label}
          />
          <Caption left={lefts[index] ?? 0} top={floor + BELOW + 4}>
            {caption}
          </Caption>
        </Fragment>
      ))}
    </View>
  )
}

function ViewDrawing({
  view: { lines, widthMm, heightMm },
  scale,
  left,
  floor,
  alt,
}: {
  view: OutlineView
  scale: number
  left: number
  floor: number
  alt?: string
}) {
  const { ink } = useDocument().house.look.colors
  const size = { width: widthMm * scale, height: heightMm * scale }
  return (
    <Canvas
      {...(alt !== undefined && tagProps('Figure', alt))}
      style={{ position: 'absolute', left, top: floor - size.height, ...size }}
      paint={(painter) => {
        painter.lineWidth(HAIRLINE).lineCap('round').lineJoin('round').strokeColor(ink)
        const toPoint = (x: number, y: number) => [round(x * scale), round((heightMm - y) * scale)] as const
        for (const [x1, y1, x2, y2] of lines) {
          painter.moveTo(...toPoint(x1, y1)).lineTo(...toPoint(x2, y2))
        }
        painter.stroke()
        return null
      }}
    />
  )
}

/** Rounds to a hundredth of a point, as precise as any printer. */
function round(points: number): number {
  return Math.round(points * 100) / 100
}

/** A horizontal dimension line, with its label in a gap, or below it if it is too short. */
function Width({ left, width, top, label }: { left: number; width: number; top: number; label: string }) {
  const gap = getLabelGap(label)
  const isBelow = width < gap + 16
  return (
    <>
      <DimensionLine left={left} top={top} length={width} gap={isBelow ? 0 : gap} />
      <Label left={left + width / 2} top={top + (isBelow ? 8 : 0)}>
        {label}
      </Label>
    </>
  )
}

/** A vertical dimension line, with its label rotated in a gap, or upright beside it if it is too short. */
function Height({
  left,
  top,
  bottom,
  label,
  isUpright,
}: {
  left: number
  top: number
  bottom: number
  label: string
  isUpright: boolean
}) {
  const labelLeft = isUpright ? left - TICK - (label.length * CHARACTER_WIDTH) / 2 - 3 : left
  return (
    <>
      <DimensionLine
        left={left}
        top={top}
        length={bottom - top}
        gap={isUpright ? 0 : getLabelGap(label)}
        isVertical
      />
      <Label left={labelLeft} top={(top + bottom) / 2} isRotated={!isUpright}>
        {label}
      </Label>
    </>
  )
}

/** Returns the width of the gap for a label in its dimension line. */
function getLabelGap(label: string): number {
  return label.length * CHARACTER_WIDTH + 10
}

function DimensionLine({
  left,
  top,
  length,
  gap,
  isVertical = false,
}: {
  left: number
  top: number
  length: number
  gap: number
  isVertical?: boolean
}) {
  const { ink } = useDocument().house.look.colors
  const box = isVertical
    ? { left: left - TICK, top, width: 2 * TICK, height: length }
    : { left, top: top - TICK, width: length, height: 2 * TICK }
  return (
    <Canvas
      style={{ position: 'absolute', ...box }}
      paint={(painter) => {
        const draw = (from: number, to: number, aside: readonly [number, number]) => {
          const [start, end] = [[from, aside[0]] as const, [to, aside[1]] as const]
          if (isVertical) painter.moveTo(start[1], start[0]).lineTo(end[1], end[0])
          else painter.moveTo(...start).lineTo(...end)
        }
        painter.lineWidth(HAIRLINE).strokeColor(ink)
        draw(0, (length - gap) / 2, [TICK, TICK])
        draw((length + gap) / 2, length, [TICK, TICK])
        draw(0, 0, [0, 2 * TICK])
        draw(length, length, [0, 2 * TICK])
        painter.stroke()
        return null
      }}
    />
  )
}

function Label({
  left,
  top,
  isRotated = false,
  children,
}: {
  left: number
  top: number
  isRotated?: boolean
  children: string
}) {
  const { colors } = useDocument().house.look
  const { text } = typeset(children, TEXT)
  return (
    <Text
      {...tagProps('P')}
      style={{
        position: 'absolute',
        left: left - 50,
        top: top - LABEL_SIZE * 0.65,
        width: 100,
        textAlign: 'center',
        fontFamily: TEXT,
        fontSize: LABEL_SIZE,
        lineHeight: 1.3,
        color: colors.ink,
        ...(isRotated && { transform: 'rotate(-90deg)' }),
      }}
    >
      {text}
    </Text>
  )
}

function Caption({ left, top, children }: { left: number; top: number; children: string }) {
  return (
    <View style={{ position: 'absolute', left, top }}>
      <Paragraph tone="muted" size={SIZE.small}>
        {children}
      </Paragraph>
    </View>
  )
}
