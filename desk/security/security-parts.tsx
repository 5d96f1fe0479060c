import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { DeviceNames } from '#domain/account/user-agent.ts'

/** An entry with its buttons beside or below it. */
export function Row({
  name,
  facts,
  children,
}: {
  name: string
  facts: readonly string[]
  children?: ReactNode
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        columnGap: 2,
        paddingY: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{name}</Typography>
        {facts.map((fact) => (
          <Typography key={fact} variant="body2" color="textSecondary">
            {fact}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}>{children}</Box>
    </Box>
  )
}

export function ConfirmButton({
  label,
  itemName,
  question,
  isOutlined = false,
  onConfirm,
}: {
  label: string
  /** The affected item, for screen readers. */
  itemName?: string
  question: string
  /** Whether the button is outlined, for places other than the end of a row. */
  isOutlined?: boolean
  onConfirm: () => Promise<unknown>
}) {
  const translate = useTranslate()
  const { isOpen, open, close, autoFocus } = useDisclosure()
  const [isBusy, setIsBusy] = useState(false)
  const name = itemName === undefined ? label : `${label}: ${itemName}`
  if (!isOpen) {
    return (
      <Button
        aria-label={name}
        variant={isOutlined ? 'outlined' : 'text'}
        autoFocus={autoFocus}
        onClick={open}
      >
        {label}
      </Button>
    )
  }
  async function confirm() {
    setIsBusy(true)
    await onConfirm()
    setIsBusy(false)
    close()
  }
  return (
    <Box
      role="group"
      onKeyDown={({ key }) => key === 'Escape' && !isBusy && close()}
      aria-label={name}
      sx={{ backgroundColor: 'action.selected', padding: 1.5, maxWidth: '24rem' }}
    >
      <Typography variant="body2">{question}</Typography>
      <Box sx={{ display: 'flex', gap: 1, marginTop: 1 }}>
        <Button variant="contained" autoFocus disabled={isBusy} onClick={confirm}>
          {label}
        </Button>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
      </Box>
    </Box>
  )
}

/**
 * The state of content that replaces its button. When the content is closed, the button is mounted again and must get
 * the focus: pass `autoFocus` to the button.
 */
export function useDisclosure() {
  const [state, setState] = useState<'initial' | 'open' | 'closed'>('initial')
  return {
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
    autoFocus: state === 'closed',
  }
}

export function useDeviceName(): (device: DeviceNames) => string {
  const translate = useTranslate()
  return ({ browser, system }) =>
    browser && system
      ? translate('security.device', { browser, system })
      : (browser ?? system ?? translate('security.unknown-device'))
}

/** Runs a change and returns whether it succeeded. */
export type Run = (change: () => Promise<unknown>) => Promise<boolean>
