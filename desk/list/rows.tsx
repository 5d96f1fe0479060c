import { Box, Link, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { ListNoResults, Loading, type RaRecord, useListContext } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { SelectItem } from './bulk/selectable-table.tsx'

/** One row per item. `to` is the address of the item, if it has a page; `isSelectable`: for the `bulk` of its list. */
export function Rows<Item extends RaRecord>({
  row,
  isSelectable = false,
  empty = <ListNoResults />,
}: {
  isSelectable?: boolean
  row: (item: Item) => { title: ReactNode; below: ReactNode; aside?: ReactNode; to?: string }
  empty?: ReactNode
}) {
  const { data, isPending, selectedIds, onToggleItem } = useListContext<Item>()
  if (isPending) return <Loading />
  if (!data || data.length === 0) return empty
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {data.map((item) => {
        const { title, below, aside, to } = row(item)
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
              {to === undefined ? (
                <Typography variant="body2">{title}</Typography>
              ) : (
                <Link component={RouterLink} to={to} variant="body2">
                  {title}
                </Link>
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
