import { Box, Link, type LinkProps, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import {
  type Identifier,
  ListNoResults,
  Loading,
  type RaRecord,
  useCreatePath,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { SelectItem } from './bulk/selectable-table.tsx'

/**
 * Shows one row per item. The row links to the item's page unless `hasLink` is false. `isSelectable` enables selection
 * for bulk actions.
 */
export function Rows<Item extends RaRecord>({
  row,
  isSelectable = false,
  empty = <ListNoResults />,
}: {
  isSelectable?: boolean
  row: (item: Item) => { title: ReactNode; below: ReactNode; aside?: ReactNode; hasLink?: boolean }
  empty?: ReactNode
}) {
  const { data, isPending, selectedIds, onToggleItem } = useListContext<Item>()
  const { hasShow, hasEdit } = useResourceDefinition({ resource: useResourceContext() ?? '' })
  const hasPages = hasShow || hasEdit
  if (isPending) return <Loading />
  if (!data || data.length === 0) return empty
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {data.map((item) => {
        const { title, below, aside, hasLink = true } = row(item)
        return (
          <Box
            component="li"
            key={item.id}
            sx={{
              display: 'flex',
              gap: 2,
              justifyContent: 'space-between',
              borderBottom: 1,
              borderColor: 'divider',
              paddingBlock: 1.25,
            }}
          >
            {isSelectable && (
              <SelectItem
                record={item}
                isSelected={selectedIds.includes(item.id)}
                onToggle={() => onToggleItem(item.id)}
              />
            )}
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {hasLink && hasPages ? (
                <ItemLink id={item.id} variant="body2">
                  {title}
                </ItemLink>
              ) : (
                <Typography variant="body2">{title}</Typography>
              )}
              <Typography variant="body2" color="textSecondary" component="div">
                {below}
              </Typography>
            </Box>
            {aside && (
              <Typography
                variant="body2"
                component="div"
                sx={{ flexShrink: 0, maxWidth: '45%', textAlign: 'right' }}
              >
                {aside}
              </Typography>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

/** Links to the page of one of the resource's items. */
export function ItemLink({
  id,
  ...link
}: { id: Identifier } & Pick<LinkProps, 'variant' | 'sx' | 'children'>) {
  const resource = useResourceContext() ?? ''
  const { hasShow } = useResourceDefinition({ resource })
  const createPath = useCreatePath()
  return (
    <Link
      component={RouterLink}
      to={createPath({ resource, id, type: hasShow ? 'show' : 'edit' })}
      {...link}
    />
  )
}
