import { useFormat } from '#app/i18n/format/use-format.ts'
import type { PieceView } from '../list/list-view.ts'

/** Renders nothing if the dimensions are unknown. */
export function PieceSize({ piece: { dimensions } }: { piece: Pick<PieceView, 'dimensions'> }) {
  const format = useFormat()
  if (dimensions.length === 0) return null
  return (
    <span className="text-muted" suppressHydrationWarning>
      {format.dimensions(dimensions)}
    </span>
  )
}
