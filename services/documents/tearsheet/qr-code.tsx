import { Canvas } from '@react-pdf/renderer'
import encodeQR from 'qr'
import { useDocument } from '../page/style.ts'
import { tagged } from '../page/tag.ts'

/** A QR code that opens an address, `size` points wide. Its quiet zone is the paper around it. */
export function QrCode({ address, size, alt }: { address: string; size: number; alt: string }) {
  const { ink } = useDocument().house.look.colors
  // The library draws a quiet zone of one square at least.
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const square = size / rows.length
  return (
    <Canvas
      {...tagged('Figure', alt)}
      style={{ width: size, height: size }}
      paint={(painter) => {
        for (const [y, row] of rows.entries()) {
          for (const { from, length } of runsOf(row)) {
            // Each reaches into the next row, so that no gap is seen between them.
            painter.rect(from * square, y * square, length * square, square * 1.02)
          }
        }
        painter.fill(ink)
        return null
      }}
    />
  )
}

/** Where dark squares follow each other. */
function runsOf(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (isDark && last && last.from + last.length === x) last.length += 1
    else if (isDark) runs.push({ from: x, length: 1 })
  }
  return runs
}
