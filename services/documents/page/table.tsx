import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { Paragraph } from './paragraph.tsx'
import { Rule } from './rule.tsx'
import { SIZE } from './style.ts'

/** `width` is in points. Without it, the column takes the remaining space. */
export type TableColumn = { readonly label: string; readonly width?: number; readonly isRight?: boolean }
export type TableRow = { readonly id: string; readonly cells: readonly ReactNode[] }

/**
 * A table whose header is repeated on each page. Rows are never split, and the last row stays with the content after
 * the table, so that totals are never alone on a page. It must be a direct child of the frame.
 */
export function Table({
  columns,
  rows,
  children,
}: {
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  children: ReactNode
}) {
  const last = rows.at(-1)
  return (
    <>
      <View fixed>
        <View style={{ flexDirection: 'row', gap: 12, paddingBottom: 4 }}>
          {columns.map((column) => (
            <View key={column.label} style={getCellStyle(column)}>
              <Paragraph tone="muted" size={SIZE.small}>
                {column.label}
              </Paragraph>
            </View>
          ))}
        </View>
        <Rule tone="ink" />
      </View>
      {rows.slice(0, -1).map((row) => (
        <Row key={row.id} row={row} columns={columns} />
      ))}
      <View wrap={false}>
        {last && <Row row={last} columns={columns} />}
        {children}
      </View>
    </>
  )
}

function Row({ row: { cells }, columns }: { row: TableRow; columns: readonly TableColumn[] }) {
  return (
    <View wrap={false}>
      <View style={{ flexDirection: 'row', gap: 12, alignItems: 'center', paddingVertical: 6 }}>
        {columns.map((column, index) => (
          <View key={column.label} style={getCellStyle(column)}>
            {cells[index]}
          </View>
        ))}
      </View>
      <Rule />
    </View>
  )
}

function getCellStyle({ width, isRight = false }: TableColumn) {
  return {
    ...(width === undefined ? { flex: 1 } : { width }),
    alignItems: isRight ? 'flex-end' : 'stretch',
  } as const
}
