import { Checkbox, TableCell, TableRow } from '@mui/material'
import { type ComponentProps, type MouseEvent, memo, type PropsWithChildren } from 'react'
import {
  DataTable,
  DataTableBody,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableSelectedIdsContext,
  useGetRecordRepresentation,
  useRecordContext,
  useTranslate,
} from 'react-admin'

/** For the `bulk` of the list. */
export function SelectableTable(
  table: Omit<ComponentProps<typeof DataTable>, 'bulkActionsToolbar' | 'bulkActionButtons' | 'body'>,
) {
  // The list has its own action bar at its foot; react-admin's covers the filters.
  return <DataTable {...table} bulkActionsToolbar={NO_TOOLBAR} body={SelectableBody} />
}
const NO_TOOLBAR = <></>

/** Names the checkbox after its item; react-admin names the element around it, which screen readers do not announce. */
const SelectableRow = memo(function SelectableRow({
  className,
  children,
}: PropsWithChildren<{ className?: string }>) {
  const record = useRecordContext<RaRecord>()
  const { handleToggleItem } = useDataTableCallbacksContext()
  const selected = useDataTableSelectedIdsContext() ?? []
  if (!record) return null
  return (
    <TableRow hover className={className ?? ''}>
      <TableCell padding="checkbox">
        <SelectItem
          record={record}
          isSelected={selected.includes(record.id)}
          onToggle={(event) => handleToggleItem?.(record.id, event)}
        />
      </TableCell>
      {children}
    </TableRow>
  )
})

function SelectableBody({ children }: PropsWithChildren) {
  return <DataTableBody row={SelectableRow}>{children}</DataTableBody>
}

/** In a table, or in a row on phones. */
export function SelectItem({
  record,
  isSelected,
  onToggle,
}: {
  record: RaRecord
  isSelected: boolean
  onToggle: (event: MouseEvent) => void
}) {
  const translate = useTranslate()
  const nameOf = useGetRecordRepresentation()
  return (
    <Checkbox
      checked={isSelected}
      onClick={onToggle}
      slotProps={{ input: { 'aria-label': translate('desk.bulk.select', { name: String(nameOf(record)) }) } }}
    />
  )
}
