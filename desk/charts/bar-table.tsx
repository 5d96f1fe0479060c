import { Box, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'

const INITIAL_ROW_COUNT = 10

type BarRow = {
  readonly key: string
  readonly name: string
  /** The length of the bar. */
  readonly value: number
  readonly cells: readonly string[]
}

/** A chart and a table in one. Screen readers read the numbers, not the bars. */
export function BarTable({
  titleId,
  nameColumn,
  columns,
  rows,
}: {
  titleId: string
  nameColumn: string
  columns: readonly string[]
  rows: readonly BarRow[]
}) {
  const translate = useTranslate()
  const [isExpanded, setIsExpanded] = useState(false)
  const largest = Math.max(1, ...rows.map(({ value }) => value))
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-labelledby={titleId}>
      <Box component="table" aria-labelledby={titleId} sx={TABLE_STYLE}>
        <thead>
          <tr>
            <th scope="col">{nameColumn}</th>
            <td aria-hidden />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isExpanded ? rows : rows.slice(0, INITIAL_ROW_COUNT)).map(({ key, name, value, cells }) => (
            <tr key={key}>
              <th scope="row">
                <Box component="span" title={name} sx={NAME_STYLE}>
                  {name}
                </Box>
              </th>
              <td aria-hidden>
                <Box
                  component="svg"
                  viewBox="0 0 100 8"
                  preserveAspectRatio="none"
                  sx={{ display: 'block', width: '100%', height: 8, color: 'text.primary' }}
                >
                  <rect width={(value / largest) * 100} height={8} fill="currentColor" />
                </Box>
              </td>
              {cells.map((cell, index) => (
                <td key={columns[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
      {!isExpanded && rows.length > INITIAL_ROW_COUNT && (
        <Button size="small" sx={{ minHeight: 44 }} onClick={() => setIsExpanded(true)}>
          {translate('figures.show-all', { count: rows.length })}
        </Button>
      )}
    </Box>
  )
}

/**
 * Campaign names may be long and have no spaces. They are cut to three lines, but screen readers read all of the text.
 */
const NAME_STYLE = {
  display: '-webkit-box',
  WebkitLineClamp: 3,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

const TABLE_STYLE = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    padding: '0.375rem 0.75rem 0.375rem 0',
    textAlign: 'right',
    fontWeight: 400,
    borderBottom: 1,
    borderColor: 'divider',
    whiteSpace: 'nowrap',
  },
  '& thead th': { color: 'text.secondary' },
  '& th:first-of-type': {
    textAlign: 'left',
    whiteSpace: 'normal',
    minWidth: { xs: '8rem', md: '12rem' },
  },
  '& td:nth-of-type(1)': { width: '20%', minWidth: 48, display: { xs: 'none', sm: 'table-cell' } },
} as const

/** Hides a chart's table from everyone but screen readers. */
export const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const
