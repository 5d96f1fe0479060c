import MenuIcon from '@mui/icons-material/Menu'
import { Box, IconButton } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Find } from '../../find/find.tsx'
import { useDesk } from '../desk-context.ts'
import { Wordmark } from '../wordmark.tsx'
import { HouseClock } from './house-clock.tsx'

/** Above every page: the search over all sections, and the time at the house; on phones the menu, too. */
export function TopBar({ onOpenMenu }: { onOpenMenu: () => void }) {
  const translate = useTranslate()
  const { settings } = useDesk()
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
        paddingInline: { xs: 2, md: 4 },
        paddingBlock: { xs: 0.75, md: 0.5 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: { xs: 'flex', md: 'none' }, alignItems: 'center', gap: 1, width: '100%' }}>
        <IconButton
          aria-label={translate('ra.action.open_menu')}
          onClick={onOpenMenu}
          sx={{ marginLeft: -1.5 }}
        >
          <MenuIcon fontSize="small" />
        </IconButton>
        <Wordmark>{settings.house}</Wordmark>
      </Box>
      <Box role="search" sx={{ width: { xs: '100%', md: '24rem' } }}>
        <Find />
      </Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <HouseClock />
      </Box>
    </Box>
  )
}
