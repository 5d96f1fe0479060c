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

/** A table with checkboxes for the list's bulk actions. */
export function SelectableTable(
  table: Omit<ComponentProps<typeof DataTable>, 'bulkActionsToolbar' | 'bulkActionButtons' | 'body'>,
) {
  // The list has its own action bar at the bottom, since react-admin's would cover the filters.
  return <DataTable {...table} bulkActionsToolbar={NO_TOOLBAR} body={SelectableBody} />
}
const NO_TOOLBAR = <></>

/**
 * Labels each checkbox with its item. react-admin labels the element around it, which screen readers do not announce.
 */
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

/** The checkbox of an item, in a table or, on phones, in a row. */
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
  const getName = useGetRecordRepresentation()
  return (
    <Checkbox
      checked={isSelected}
      onClick={onToggle}
      slotProps={{
        input: { 'aria-label': translate('desk.bulk.select', { name: String(getName(record)) }) },
      }}
    />
  )
}
