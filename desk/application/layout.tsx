import MenuIcon from '@mui/icons-material/Menu'
import { Box, Drawer, IconButton } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { Loading, SkipNavigationButton, useTranslate } from 'react-admin'
import { useDesk } from './desk-context.ts'
import { Navigation } from './navigation.tsx'
import { Wordmark } from './wordmark.tsx'

const WIDTH = 208

/** The navigation beside the page; behind a button on phones and tablets. */
export function Layout({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const { settings } = useDesk()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <Box sx={{ display: { md: 'flex' }, minHeight: '100vh' }}>
      <SkipNavigationButton />
      <Box
        component="header"
        sx={{
          display: { xs: 'flex', md: 'none' },
          alignItems: 'center',
          gap: 1,
          paddingInline: 1,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <IconButton aria-label={translate('ra.action.open_menu')} onClick={() => setIsOpen(true)}>
          <MenuIcon fontSize="small" />
        </IconButton>
        <Wordmark>{settings.house}</Wordmark>
      </Box>
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { sx: { width: WIDTH + 40 }, 'aria-label': translate('desk.menu') } }}
      >
        <Navigation onNavigate={close} />
      </Drawer>
      <Box
        component="header"
        sx={{
          display: { xs: 'none', md: 'block' },
          width: WIDTH,
          flexShrink: 0,
          borderRight: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ position: 'sticky', top: 0, height: '100vh' }}>
          <Navigation onNavigate={close} />
        </Box>
      </Box>
      <Box
        component="main"
        id="main-content"
        tabIndex={-1}
        sx={{ flexGrow: 1, minWidth: 0, padding: { xs: 2, md: 4 }, outline: 'none' }}
      >
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </Box>
    </Box>
  )
}
