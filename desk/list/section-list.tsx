import { Box, Button, type Theme, Typography, useMediaQuery } from '@mui/material'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  Pagination,
  type SortPayload,
  TopToolbar,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import type { TeamItem } from '#contracts/team/convention.ts'
import { ListError } from '../page/error-notice.tsx'
import { Page } from '../page/page.tsx'
import { SelectableTable } from './bulk/selectable-table.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ItemLink, Rows } from './rows.tsx'
import { type PredefinedFilter, SavedFilters } from './saved-filters.tsx'

/**
 * A column of the table. Without `render`, it shows the field `source`. With `isSortable`, the list can be sorted by
 * the column. With `isLink`, its cells link to the items.
 */
export type Column<Item> = {
  source?: string
  label?: string
  align?: 'right'
  isSortable?: boolean
  isLink?: boolean
  render?: (item: Item) => ReactNode
}

/**
 * A list with filters, which can be saved, above a table or, on phones, above rows. The URL contains the filters, order
 * and page, so that lists can be linked to.
 */
export function SectionList<Item extends TeamItem>({
  sort,
  filters,
  permanentFilter,
  initialFilter,
  actions,
  hasCreate = false,
  bulk,
  exports = [],
  predefinedFilters = [],
  below,
  above,
  columns,
  row,
  empty,
}: {
  sort: SortPayload
  filters: ReactElement[]
  /** A filter that is always applied and cannot be removed. */
  permanentFilter?: Record<string, string>
  /** Filters that are set when the list is first opened but can be removed. */
  initialFilter?: Record<string, string>
  /** Buttons beside the saved filters. */
  actions?: ReactNode
  hasCreate?: boolean
  /** Actions for the selected items. */
  bulk?: ReactNode
  /** The names of the exports that the person may use. */
  exports?: readonly string[]
  /** Predefined filters. */
  predefinedFilters?: readonly PredefinedFilter[]
  /** Content below the title. */
  below?: ReactNode
  /** Content directly above the items. */
  above?: ReactNode
  columns: readonly Column<Item>[]
  /** Renders an item on phones. */
  row: ComponentProps<typeof Rows<Item>>['row']
  /** Replaces react-admin's notice that there are no items. */
  empty?: ReactNode
}) {
  const translate = useTranslate()
  const resource = useResourceContext()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <Page title={translate(`resources.${resource}.name`, { smart_count: 2 })}>
      {below}
      <List
        title={false}
        empty={false}
        exporter={false}
        perPage={25}
        // With a longer delay, a filter could return to the list after the person has opened an item.
        debounce={100}
        sort={sort}
        filters={filters}
        {...(permanentFilter && { filter: permanentFilter })}
        {...(initialFilter && { filterDefaultValues: initialFilter })}
        actions={
          <TopToolbar>
            <FilterButton disableSaveQuery />
            <SavedFilters predefinedFilters={predefinedFilters} />
            {actions}
            {exports.length > 0 && <ExportMenu exports={exports} />}
            {hasCreate && <CreateButton />}
          </TopToolbar>
        }
        component="div"
        pagination={
          <>
            <Pagination />
            {bulk && <SelectionBar>{bulk}</SelectionBar>}
          </>
        }
        error={<ListError />}
      >
        {above}
        {isPhone ? (
          <Rows<Item> row={row} isSelectable={bulk !== undefined} {...(empty && { empty })} />
        ) : (
          <Table columns={columns} isSelectable={bulk !== undefined} empty={empty} />
        )}
      </List>
    </Page>
  )
}

function Table<Item extends TeamItem>({
  columns,
  isSelectable,
  empty,
}: {
  columns: readonly Column<Item>[]
  isSelectable: boolean
  empty: ReactNode
}) {
  const children = columns.map(({ source, label, align, isSortable = false, isLink = false, render }) => {
    const content = (item: Item) => (render || !source ? render?.(item) : String(item[source]))
    return (
      <DataTable.Col<Item>
        key={source ?? label}
        {...(source && { source })}
        {...(label && { label })}
        {...(align && { align })}
        disableSort={!isSortable}
        {...(isLink
          ? { render: (item: Item) => <ItemLink id={item.id}>{content(item)}</ItemLink> }
          : render && { render })}
      />
    )
  })
  return isSelectable ? (
    <SelectableTable rowClick={false}>{children}</SelectableTable>
  ) : (
    <DataTable<Item> bulkActionButtons={false} rowClick={false} {...(empty && { empty })}>
      {children}
    </DataTable>
  )
}

/** Shows the number of selected items and their actions. It remains visible at the bottom of a long list. */
function SelectionBar({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { selectedIds, onUnselectItems } = useListContext()
  if (selectedIds.length === 0) return null
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        paddingBlock: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        backgroundColor: 'background.default',
      }}
    >
      {children}
      <Typography variant="body2" role="status">
        {translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}
      </Typography>
      <Button onClick={() => onUnselectItems()}>{translate('ra.action.unselect')}</Button>
    </Box>
  )
}
