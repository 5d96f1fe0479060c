import { Box, Drawer } from '@mui/material'
import { type ReactNode, Suspense, useState } from 'react'
import { Loading, SkipNavigationButton, useTranslate } from 'react-admin'
import { MAIN_ID, useFocusMain } from './focus-main.ts'
import { TopBar } from './frame/top-bar.tsx'
import { Navigation } from './navigation.tsx'

const WIDTH = 208

/** The navigation beside the page; behind a button on phones and tablets. */
export function Layout({ children }: { children?: ReactNode }) {
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  useFocusMain()
  return (
    <Box sx={{ display: { md: 'flex' }, minHeight: '100vh' }}>
      <SkipNavigationButton />
      <Drawer
        open={isOpen}
        onClose={close}
        slotProps={{ paper: { sx: { width: WIDTH + 72 }, 'aria-label': translate('desk.menu') } }}
      >
        <Navigation onNavigate={close} />
      </Drawer>
      <Box
        component="aside"
        aria-label={translate('desk.menu')}
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
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <TopBar onOpenMenu={() => setIsOpen(true)} />
        <Box
          component="main"
          id={MAIN_ID}
          tabIndex={-1}
          sx={{ padding: { xs: 2, md: 4 }, paddingTop: { md: 3.5 }, outline: 'none' }}
        >
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Box>
      </Box>
    </Box>
  )
}
